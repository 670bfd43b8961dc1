import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { listModules } from "./boundaries.ts";
import { findStrayReferences, findUnusedRules, hasTest, readEntries, readRules, type Rule } from "./rules-doc.ts";
import { listUsedExports } from "./used-exports.ts";

const repository = resolve(import.meta.dirname, "..");
const read = (path: string) =>
  existsSync(join(repository, path)) ? readFileSync(join(repository, path), "utf8") : null;
const page = read("docs/rules.md") ?? "";
const table = read("docs/rules.tsv") ?? "";
const rules = readRules(page, table);
const CORE = "packages/core/src/";
const ENTRIES = /^packages\/core\/src\/(index|stores)\.ts$/u;

describe("docs/rules.md", () => {
  it("has a statement, a main function and existing tests for each rule", () => {
    expect(rules.length).toBeGreaterThan(150);
    const isComplete = ({ statement, main, functions, tests }: Rule) =>
      statement !== "" && functions.some(({ name }) => name === main) && tests.length > 0;
    expect(rules.filter((rule) => !isComplete(rule))).toEqual([]);
    const tests = rules.flatMap((rule) => rule.tests);
    expect(tests.filter(({ name, path }) => !hasTest(read(path) ?? "", name))).toEqual([]);
  });

  it("has each rule of docs/rules.tsv", () => {
    const ids = new Set(rules.map(({ id }) => id));
    expect(readEntries(table).filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it("has each id once", () => {
    const ids = rules.flatMap(({ id, covers }) => [id, ...covers]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("names only functions that the product uses", { timeout: 60_000 }, async () => {
    const commands = ["admin", "data", "import", "sample"].map((name) => `apps/api/src/commands/${name}.ts`);
    const entries = ["apps/web/src/main.tsx", "apps/api/src/main.ts", ...commands];
    expect(findUnusedRules(rules, await listUsedExports(repository, entries))).toEqual([]);
  });

  it("names every file of rules", () => {
    const named = new Set(rules.flatMap(({ functions }) => functions.map(({ path }) => path)));
    const files = listModules(repository)
      .filter((path) => path.startsWith(CORE) && !/(?:\.test|\.d|\.port)\.ts$/u.test(path) && !ENTRIES.test(path))
      .filter((path) => /^export (?:async )?function|^export const \w+[^=]*= (?:\(|async)/mu.test(read(path) ?? ""));
    expect(files.filter((path) => !named.has(path))).toEqual([]);
  });

  it("lists every rule that the source cites; the source cites no document outside the repository", () => {
    const ids = new Set(rules.flatMap(({ id, covers }) => [id, ...covers]));
    const cited = listModules(repository)
      .filter((path) => !path.startsWith("scripts/rules-doc"))
      .flatMap((path) => findStrayReferences(read(path) ?? "", ids).map((reference) => `${path}: ${reference}`));
    expect(cited).toEqual([]);
  });
});

it("finds unknown rules that a comment cites", () => {
  const ids = new Set(["GUARD-01", "SRCH-02"]);
  expect(findStrayReferences("// As GUARD-01 says (SRCH-03), see UTF-16.", ids)).toEqual(["SRCH-03"]);
  expect(findStrayReferences("/** Spec 4, decisions O-12, clause 7. */", ids)).toEqual(["Spec 4", "O-12", "clause 7"]);
});

describe("a rule whose function the product doesn't call", () => {
  it("is reported even if tests, unused functions or functions of the same name suggest a use", async () => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), "unused-rules-")));
    const files = {
      "rules.ts": `
        export const decide = () => "used";
        export const onlyTested = () => "tested";
        export const namesake = () => "the rule";
        export const usedByUnused = () => "indirectly";
        export const unused = () => usedByUnused();`,
      "index.ts": 'export { decide, namesake, onlyTested, unused, usedByUnused } from "./rules.ts";',
      "rules.test.ts": 'import { onlyTested } from "./rules.ts"; onlyTested();',
      "main.ts": `
        import { decide } from "./index.ts";
        const namesake = () => "something else"; // onlyTested()
        console.log(decide(), namesake());`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    const used = await listUsedExports(root, ["main.ts"]);
    rmSync(root, { recursive: true });
    const names = ["decide", "onlyTested", "namesake", "usedByUnused", "unused"];
    const table = ["rule\tis\tfile\tnames", `X-01\tcode\trules.ts\t${names.join(" ")}`].join("\n");
    const unused = ["onlyTested", "namesake", "usedByUnused", "unused"].map((name) => `X-01: nothing uses ${name}`);
    expect(findUnusedRules(readRules("| X-01 | It decides | `decide` |\n", table), used)).toEqual(unused);
  });
});

it("docs/security-cases.tsv names only tests that exist", () => {
  const [, ...lines] = (read("docs/security-cases.tsv") ?? "").trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(100);
  const missing = lines.filter((line) => {
    const [, , file = "", title = ""] = line.split("\t");
    return !hasTest(read(file) ?? "", title);
  });
  expect(missing).toEqual([]);
});
