import { readFileSync } from "node:fs";
import { calculateMetrics } from "mutation-testing-metrics";
import type { FileResult, MutantResult } from "mutation-testing-report-schema/api";

const EQUIVALENT = "docs/mutation-survivors.tsv";

/** The table has the reasons for survivors; `score` is the percentage of mutants that a test detects. */
export function summarize(files: Record<string, FileResult>, table = readFileSync(EQUIVALENT, "utf8")) {
  const reasons = new Map(
    table.split("\n").map((line): [string, string] => {
      const [file = "", original = "", replacement = "", why = ""] = line.split("\t");
      return [describe({ file, original, replacement }), why];
    }),
  );
  const named = Object.entries(files).map(([path, result]): [string, FileResult] => [
    path.replace(/^.*packages\/core\/src\//u, ""),
    result,
  ]);
  const survivors = named.flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === "Survived" || status === "NoCoverage")
      .map(({ replacement = "", status, location }) => {
        const original = readText(source, location);
        // Why the mutant is equivalent; undefined if the table has no row for it.
        const why = reasons.get(describe({ file, original, replacement }));
        return { file, line: location.start.line, original, replacement, status, why };
      }),
  );
  const { metrics, childResults } = calculateMetrics(Object.fromEntries(named));
  const features = childResults.map((feature) => ({
    name: feature.name,
    detected: feature.metrics.totalDetected,
    undetected: feature.metrics.totalUndetected,
    score: feature.metrics.mutationScore,
  }));
  return { features, score: metrics.mutationScore, survivors };
}

const flatten = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

export const describe = ({
  file,
  original,
  replacement,
}: Record<"file" | "original" | "replacement", string>): string =>
  `${file}: ${flatten(original)} → ${flatten(replacement)}`;

function readText(source: string, { start, end }: MutantResult["location"]): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? "";
  lines[0] = lines[0]?.slice(start.column - 1) ?? "";
  return lines.join("\n");
}

export function formatReport({ features, score, survivors }: ReturnType<typeof summarize>, date: string): string {
  const percent = (value: number) => (Number.isNaN(value) ? "–" : `${value.toFixed(1)} %`);
  const unexplained = survivors.filter(({ why }) => why === undefined);
  return [
    "# Mutation testing of the rules",
    "",
    "`npm run mutation` changes the code of `packages/core` a little at a time and runs the tests that cover the change;",
    "a change no test notices survives. This page is written by the command; the reasons of survivors that change nothing are in",
    `\`${EQUIVALENT}\`.`,
    "",
    `**${percent(score)}** of the changes were noticed on ${date}.`,
    "",
    "| Feature | Noticed | Survived | Score |",
    "| --- | ---: | ---: | ---: |",
    ...features.map((row) => `| ${row.name} | ${row.detected} | ${row.undetected} | ${percent(row.score)} |`),
    "",
    `${unexplained.length} survivors are not explained.`,
    "",
  ].join("\n");
}
