import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { describeWithSource } from "../testing/databases.ts";
import { sampleCountry } from "../testing/sample-country.ts";
import { ALL_LAST_NAMES } from "./names.ts";
import { isStateLegislator } from "./sample-person.ts";

it("last names come from lists without repeats", () => {
  expect(new Set(ALL_LAST_NAMES).size).toBe(ALL_LAST_NAMES.length);
});

const fold = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/[^\p{L} -]/gu, "")
    .toLowerCase();
const fullName = (first: string, last: string) => `${fold(first)} ${fold(last)}`;

async function membersOfCongress(data: string) {
  const text = await readFile(join(data, "congress-legislators/legislators-current.yaml"), "utf8");
  return parse(text, { maxAliasCount: -1 }) as { name: { first: string; last: string; nickname?: string } }[];
}

async function namesInCongress(data: string): Promise<string[]> {
  return (await membersOfCongress(data)).flatMap(({ name: { first, last, nickname } }) =>
    [first, nickname].flatMap((each) => (each ? [fullName(each, last)] : [])),
  );
}

async function namesInStates(data: string): Promise<string[]> {
  const folder = join(data, "openstates-people/data");
  const paths = (await readdir(folder, { recursive: true })).filter((path) =>
    /\/(?:legislature|executive)\/[^/]+\.yml$/u.test(path),
  );
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(folder, path), "utf8");
      const field = (name: string) => new RegExp(`^${name}: (.+)$`, "mu").exec(text)?.[1] ?? "";
      return fullName(field("given_name"), field("family_name"));
    }),
  );
}

describeWithSource("the names of sample people", "", (data) => {
  const { people, staff } = sampleCountry();
  const invented = (list: typeof people) =>
    list.flatMap(({ name: { first, nickname, last } }) =>
      [first, nickname].flatMap((each) => (each === "" ? [] : [fullName(each, last)])),
    );

  it("use no last name of a member of Congress", async () => {
    const lastNames = (await membersOfCongress(data)).flatMap(({ name: { last } }) => [last, ...last.split(/[ -]/u)]);
    const real = new Set(lastNames.map(fold));
    expect(ALL_LAST_NAMES.filter((name) => real.has(fold(name)))).toEqual([]);
  });

  it("belong to nobody in Congress or in the available legislatures", async () => {
    const real = new Set([...(await namesInCongress(data)), ...(await namesInStates(data))]);
    expect(real.size).toBeGreaterThan(1000);
    expect(invented(people).filter((name) => real.has(name))).toEqual([]);
    const staffers = staff.filter(({ isOfState }) => isOfState).map(({ first, last }) => fullName(first, last));
    expect(staffers.filter((name) => real.has(name))).toEqual([]);
  });

  it("are varied enough that legislators rarely share a last name", () => {
    const legislators = people.filter(isStateLegislator);
    expect(new Set(legislators.map(({ name }) => name.last)).size).toBeGreaterThan(1400);
  });
});
