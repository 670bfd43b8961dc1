import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { findZipDistricts, listZipCodes } from "./zip-districts.ts";

const codesOf = (zipCode: string) => findZipDistricts(zipCode).map(({ state, number }) => `${state}-${number}`);

it.each([
  ["98101", ["WA-7", "WA-9"]],
  ["99501", ["AK-AL"]],
  ["20001", ["DC-AL"]],
  ["00601", ["PR-AL"]],
  ["80603", ["CO-2", "CO-4", "CO-6", "CO-7", "CO-8"]],
  ["20252", []],
  ["no ZIP", []],
])("%s may be in %s", (zipCode, districts) => {
  expect(codesOf(zipCode)).toEqual(districts);
});

it("lists the ZIP codes of a district with the others that share them", () => {
  const codes = listZipCodes({ id: 808 });
  expect(codes).toHaveLength(64);
  expect(codes.find(({ zip_code }) => zip_code === "80024")).toEqual({ zip_code: "80024", others: [] });
  expect(codes.find(({ zip_code }) => zip_code === "80020")?.others).toMatchObject([{ number: "2" }, { number: "7" }]);
});

/** Not part of the repository: a copy of the public source next to it. */
const SOURCE = fileURLToPath(new URL("../../../../../shared/data/zip-districts-119/zccd.csv", import.meta.url));

if (existsSync(SOURCE)) {
  it("the table holds the same districts as its source, for every ZIP code", () => {
    const expected = new Map<string, string[]>();
    for (const line of readFileSync(SOURCE, "utf8").split("\n").slice(1)) {
      const [, state, zipCode = "", number] = line.trim().split(",");
      if (zipCode === "") continue;
      expected.set(zipCode, [...(expected.get(zipCode) ?? []), `${state}-${number === "0" ? "AL" : number}`]);
    }
    expect(expected.size).toBeGreaterThan(33_000);
    for (const [zipCode, districts] of expected) expect(codesOf(zipCode).toSorted()).toEqual(districts.toSorted());
  });
} else {
  it.skip("the table holds the same districts as its source, for every ZIP code", () => {});
  process.stderr.write(`Not run: the comparison of the ZIP codes with their source. No copy is at ${SOURCE}.\n`);
}
