import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { sampleCountry } from "../testing/sample-country.ts";
import { isStateLegislator } from "./sample-person.ts";

/** Not part of the repository: copies of the public sources next to it. */
const DATA = fileURLToPath(new URL("../../../../../shared/data", import.meta.url));
const CONGRESS = join(DATA, "congress-legislators/legislators-current.yaml");
const STATES = join(DATA, "openstates-people/data");

const fold = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/[^\p{L} -]/gu, "")
    .toLowerCase();
const fullName = (first: string, last: string) => `${fold(first)} ${fold(last)}`;

async function namesInCongress(): Promise<string[]> {
  const people = parse(await readFile(CONGRESS, "utf8"), { maxAliasCount: -1 }) as {
    name: { first: string; last: string; nickname?: string };
  }[];
  return people.flatMap(({ name: { first, last, nickname } }) =>
    [first, nickname].flatMap((each) => (each ? [fullName(each, last)] : [])),
  );
}

async function namesInStates(): Promise<string[]> {
  const paths = (await readdir(STATES, { recursive: true })).filter((path) =>
    /\/(?:legislature|executive)\/[^/]+\.yml$/u.test(path),
  );
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(STATES, path), "utf8");
      const field = (name: string) => new RegExp(`^${name}: (.+)$`, "mu").exec(text)?.[1] ?? "";
      return fullName(field("given_name"), field("family_name"));
    }),
  );
}

if (existsSync(CONGRESS) && existsSync(STATES)) {
  describe("the names of sample people", () => {
    const { people, staff } = sampleCountry();
    const invented = (list: typeof people) =>
      list.flatMap(({ name: { first, nickname, last } }) =>
        [first, nickname].flatMap((each) => (each === "" ? [] : [fullName(each, last)])),
      );

    it("belong to nobody in Congress or in the available legislatures", async () => {
      const real = new Set([...(await namesInCongress()), ...(await namesInStates())]);
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
} else {
  it.skip("the names of sample people", () => {});
  process.stderr.write(`Not run: sample names against real ones. No copies of the public sources are at ${DATA}.\n`);
}
