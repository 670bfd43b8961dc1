import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeWithSource } from "../testing/databases.ts";
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

describeWithSource("ZIP codes of districts", "zip-districts-119/zccd.csv", (source) => {
  it("the table contains the same districts as its source, for every ZIP code", () => {
    const expected = new Map<string, string[]>();
    for (const line of readFileSync(source, "utf8").split("\n").slice(1)) {
      const [, state, zipCode = "", number] = line.trim().split(",");
      if (zipCode === "") continue;
      expected.set(zipCode, [...(expected.get(zipCode) ?? []), `${state}-${number === "0" ? "AL" : number}`]);
    }
    expect(expected.size).toBeGreaterThan(33_000);
    for (const [zipCode, districts] of expected) expect(codesOf(zipCode).toSorted()).toEqual(districts.toSorted());
  });
});
