import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { findUntrueRules, readRules } from "./rules-doc.ts";

const repository = resolve(import.meta.dirname, "..");
const page = readFileSync(join(repository, "docs/rules.md"), "utf8");
const read = (path: string) =>
  existsSync(join(repository, path)) ? readFileSync(join(repository, path), "utf8") : null;

describe("docs/rules.md", () => {
  it("names only functions and tests that exist", () => {
    expect(readRules(page).length).toBeGreaterThan(150);
    expect(findUntrueRules(page, read)).toEqual([]);
  });

  it("says each statement once", () => {
    const ids = readRules(page).flatMap((row) => row.ids);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("names every file of rules", () => {
    const named = new Set(readRules(page).flatMap(({ functions }) => functions.map(({ path }) => path)));
    const folder = "packages/core/src";
    const rules = readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /(?<!\.test|\.d|\.port)\.ts$/u.test(file) && !/src\/(?:index|stores)\.ts$/u.test(file))
      .filter((file) => /^export (?:async )?function|^export const \w+[^=]*= (?:\(|async)/mu.test(read(file) ?? ""));
    expect(rules.filter((file) => !named.has(file))).toEqual([]);
  });
});

describe("a rule that is no longer there", () => {
  const files: Record<string, string> = {
    "a.ts": "export function decide() {}\n",
    "a.test.ts": 'it("decides", () => {});\n',
  };
  const told = (functions: string, tests: string, statement = "It decides.") =>
    findUntrueRules(`# Rules\n\n- **X-01** ${statement} ${functions}; test: ${tests}\n`, (path) => files[path] ?? null);

  it("is told by its line", () => {
    expect(told("[decide](../a.ts)", "[decides](../a.test.ts)")).toEqual([]);
    expect(told("[`decide`](../a.ts)", "[decides](../a.test.ts)")).toEqual([]);
    expect(told("[decides](../a.ts)", "[decides](../a.test.ts)")).toEqual(["line 3, X-01: a.ts has no decides"]);
    expect(told("[decide](../b.ts)", "[decides](../a.test.ts)")).toEqual(["line 3, X-01: there is no b.ts"]);
    expect(told("[decide](../a.ts)", "[refuses](../a.test.ts)")).toEqual(["line 3, X-01: a.test.ts has no refuses"]);
    expect(told("", "none", "")).toEqual([
      "line 3, X-01: no statement",
      "line 3, X-01: no function",
      "line 3, X-01: no test",
    ]);
  });
});
