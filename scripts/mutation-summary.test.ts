import { expect, it } from "vitest";
import { describeMutation, type MutationReport, summarize } from "./mutation-summary.ts";

const at = (line: number, from: number, to: number) => ({ start: { line, column: from }, end: { line, column: to } });
const report: MutationReport = {
  files: {
    "packages/core/src/search/limits.ts": {
      source: "export const MAX = 100;\nexport const isBig = (n: number) => n > MAX;\n",
      mutants: [
        { replacement: "n >= MAX", status: "Killed", location: at(2, 37, 44) },
        { replacement: "true", status: "Timeout", location: at(2, 37, 44) },
        { replacement: "n < MAX", status: "Survived", location: at(2, 37, 44) },
        { replacement: "0", status: "NoCoverage", location: at(1, 20, 23) },
        { replacement: "?", status: "CompileError", location: at(1, 20, 23) },
      ],
    },
    "packages/core/src/session/access.ts": {
      source: "ok();\n",
      mutants: [{ replacement: "", status: "Killed", location: at(1, 1, 6) }],
    },
  },
};

it("counts what was noticed, feature by feature, and asks for a reason for everything else", () => {
  const summary = summarize(report, [
    { file: "search/limits.ts", original: "n > MAX", replacement: "n  < MAX", why: "nobody asks" },
  ]);
  expect([...summary.features]).toEqual([
    ["search", { killed: 2, survived: 2 }],
    ["session", { killed: 1, survived: 0 }],
  ]);
  expect(summary.score).toBe(60);
  expect(summary.explained.map(({ why }) => why)).toEqual(["nobody asks"]);
  expect(summary.unexplained).toEqual([
    { file: "search/limits.ts", line: 1, original: "100", replacement: "0", status: "NoCoverage" },
  ]);
  const page = describeMutation(summary);
  expect(page).toContain("**60.0 %**");
  expect(page).toContain("nobody asks");
  expect(page).toContain("1 survivors are not explained.");
});
