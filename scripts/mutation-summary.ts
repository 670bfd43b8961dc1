import type { EqualMutant } from "./mutation-survivors.ts";

/** The part of Stryker's report (mutation-testing-elements) that is read here. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: ReportedMutant[] }>;
}

interface ReportedMutant {
  replacement?: string;
  status: "Killed" | "Survived" | "NoCoverage" | "Timeout" | "CompileError" | "RuntimeError" | "Ignored" | "Pending";
  location: Record<"start" | "end", { line: number; column: number }>;
}

export interface Mutant {
  /** Below packages/core/src. */
  file: string;
  line: number;
  original: string;
  replacement: string;
  status: ReportedMutant["status"];
}

interface Count {
  killed: number;
  survived: number;
}

export interface MutationSummary {
  features: Map<string, Count>;
  /** Percent of the changes that a test noticed. */
  score: number;
  explained: { mutant: Mutant; why: string }[];
  unexplained: Mutant[];
}

const NOTICED = new Set<ReportedMutant["status"]>(["Killed", "Timeout"]);
const UNNOTICED = new Set<ReportedMutant["status"]>(["Survived", "NoCoverage"]);

export function summarize({ files }: MutationReport, equal: readonly EqualMutant[]): MutationSummary {
  const summary: MutationSummary = { features: new Map(), score: 100, explained: [], unexplained: [] };
  for (const [path, { source, mutants }] of Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const file = path.replace(/^.*packages\/core\/src\//u, "");
    const feature = file.split("/")[0] ?? file;
    const count = summary.features.get(feature) ?? { killed: 0, survived: 0 };
    summary.features.set(feature, count);
    for (const { replacement = "", status, location } of mutants) {
      if (NOTICED.has(status)) count.killed += 1;
      if (!UNNOTICED.has(status)) continue;
      count.survived += 1;
      const mutant = { file, line: location.start.line, original: textAt(source, location), replacement, status };
      const known = equal.find((one) => isSame(one, mutant));
      if (known) summary.explained.push({ mutant, why: known.why });
      else summary.unexplained.push(mutant);
    }
  }
  const counts = [...summary.features.values()];
  const killed = counts.reduce((sum, count) => sum + count.killed, 0);
  const all = killed + counts.reduce((sum, count) => sum + count.survived, 0);
  summary.score = all === 0 ? 100 : (killed / all) * 100;
  return summary;
}

const flat = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

const isSame = (one: EqualMutant, mutant: Mutant): boolean =>
  one.file === mutant.file &&
  flat(one.original) === flat(mutant.original) &&
  flat(one.replacement) === flat(mutant.replacement);

function textAt(source: string, { start, end }: ReportedMutant["location"]): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join("\n");
}

/** The summary as a page of the docs. */
export function describeMutation({ features, score, explained, unexplained }: MutationSummary): string {
  const percent = ({ killed, survived }: Count) =>
    killed + survived === 0 ? "–" : `${((killed / (killed + survived)) * 100).toFixed(1)} %`;
  const rows = [...features].map(
    ([feature, count]) => `| ${feature} | ${count.killed} | ${count.survived} | ${percent(count)} |`,
  );
  const cell = (text: string) => `\`${flat(text).slice(0, 70).replaceAll("|", "\\|").replaceAll("`", "ˋ")}\``;
  const lines = explained.map(
    ({ mutant, why }) => `| ${mutant.file} | ${cell(mutant.original)} | ${cell(mutant.replacement)} | ${why} |`,
  );
  return [
    "# Mutation testing of the rules",
    "",
    "`npm run mutation` changes the code of `packages/core` a little at a time and runs the tests that cover the change;",
    "a change no test notices survives. This page is written by the command.",
    "",
    `**${score.toFixed(1)} %** of the changes were noticed.`,
    "",
    "| Feature | Noticed | Survived | Score |",
    "| --- | ---: | ---: | ---: |",
    ...rows,
    ...(lines.length === 0
      ? []
      : [
          "",
          "## Survivors that change nothing",
          "",
          "| File | Code | Changed to | Why it is the same |",
          "| --- | --- | --- | --- |",
          ...lines,
        ]),
    ...(unexplained.length === 0 ? [] : ["", `${unexplained.length} survivors are not explained.`]),
    "",
  ].join("\n");
}
