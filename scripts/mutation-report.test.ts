import { expect, it } from "vitest";
import { formatReport, summarize } from "./mutation-report.ts";

const aMutant = (replacement: string, status: "Killed" | "Timeout" | "Survived" | "NoCoverage" | "CompileError") => ({
  id: replacement,
  mutatorName: "any",
  replacement,
  status,
  location: { start: { line: 2, column: 38 }, end: { line: 2, column: 45 } },
});

const files = {
  "packages/core/src/search/limits.ts": {
    language: "typescript",
    source: "export const MAX = 100;\nexport const isBig = (n: number) => (n > MAX);\n",
    mutants: [
      aMutant("n >= MAX", "Killed"),
      aMutant("true", "Timeout"),
      aMutant("n < MAX", "Survived"),
      aMutant("false", "NoCoverage"),
      aMutant("?", "CompileError"),
    ],
  },
  "packages/core/src/session/access.ts": {
    language: "typescript",
    source: "\n                                     (ok())\n",
    mutants: [aMutant("", "Killed")],
  },
};

it("counts noticed changes by feature and asks for the reason of each survivor", () => {
  const summary = summarize(
    files,
    "file\toriginal\treplacement\twhy\nsearch/limits.ts\tn > MAX\tn  < MAX\tnobody asks\n",
  );
  expect(summary.features).toEqual([
    { name: "search", detected: 2, undetected: 2, score: 50 },
    { name: "session", detected: 1, undetected: 0, score: 100 },
  ]);
  expect(summary.score).toBe(60);
  expect(summary.survivors).toEqual([
    {
      file: "search/limits.ts",
      line: 2,
      original: "n > MAX",
      replacement: "n < MAX",
      status: "Survived",
      why: "nobody asks",
    },
    { file: "search/limits.ts", line: 2, original: "n > MAX", replacement: "false", status: "NoCoverage" },
  ]);
  const page = formatReport(summary, "2026-11-23");
  expect(page).toContain("**60.0 %** of the changes were noticed on 2026-11-23.");
  expect(page).toContain("| search | 2 | 2 | 50.0 % |");
  expect(page).toContain("1 survivors are not explained.");
});
