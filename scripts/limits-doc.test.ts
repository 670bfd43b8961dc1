import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const repository = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(resolve(repository, file), "utf8");

const ROW = /^\| (?<limit>[^|*]+?) +\| (?<value>[\d,]+) ?(?<unit>[a-zA-Z]*) +\| `(?<file>[^`]+)` `(?<constant>\w+)`/gmu;
/** Constants are in milliseconds or bytes where their unit is one of these, and in the unit itself otherwise. */
const UNITS: Record<string, number> = { s: 1_000, min: 60_000, MB: 1024 ** 2 };

const rows = [...read("docs/limits.md").matchAll(ROW)].map(({ groups }) => groups ?? {});

describe("docs/limits.md", () => {
  it("has rows", () => expect(rows.length).toBeGreaterThan(30));

  it.each(rows)("$limit: $value $unit", ({ value = "", unit = "", file = "", constant = "" }) => {
    const factors = new RegExp(`const ${constant} = ([\\d_* ]+);`, "u").exec(read(file))?.[1]?.split("*") ?? [];
    const inSource = factors.reduce((product, factor) => product * Number(factor.replaceAll("_", "")), 1);
    expect(factors).not.toEqual([]);
    expect(inSource).toBe(Number(value.replaceAll(",", "")) * (UNITS[unit] ?? 1));
  });
});
