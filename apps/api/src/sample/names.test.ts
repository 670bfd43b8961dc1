import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { sampleCountry } from "../testing/sample-country.ts";
import { ALL_LAST_NAMES } from "./names.ts";

/** Not part of the repository: a copy of the public source next to it. */
const REAL = fileURLToPath(
  new URL("../../../../../shared/data/congress-legislators/legislators-current.yaml", import.meta.url),
);

const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

describe("invented names", () => {
  it("come from lists without repeats", () => {
    expect(new Set(ALL_LAST_NAMES).size).toBe(ALL_LAST_NAMES.length);
  });

  it.skipIf(!existsSync(REAL))("belong to no sitting member of Congress", () => {
    const members = parse(readFileSync(REAL, "utf8")) as { name: { first: string; last: string } }[];
    const lastNames = new Set(members.flatMap(({ name }) => [name.last, ...name.last.split(/[ -]/u)]).map(folded));
    expect(ALL_LAST_NAMES.filter((name) => lastNames.has(folded(name)))).toEqual([]);
    const fullNames = new Set(members.map(({ name }) => folded(`${name.first} ${name.last}`)));
    const { people, staff } = sampleCountry();
    const invented = [...people.map(({ name }) => name), ...staff].map(({ first, last }) => folded(`${first} ${last}`));
    expect(invented.filter((name) => fullNames.has(name))).toEqual([]);
  });
});
