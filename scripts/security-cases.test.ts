import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { holdsTest } from "./rules-doc.ts";

it("docs/security-cases.tsv names only tests that exist", () => {
  const [, ...lines] = readFileSync("docs/security-cases.tsv", "utf8").trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(100);
  const missing = lines.filter((line) => {
    const [, , file = "", title = ""] = line.split("\t");
    return !holdsTest(readFileSync(file, "utf8"), title);
  });
  expect(missing).toEqual([]);
});
