import { cpus, totalmem } from "node:os";
import { KINDS } from "./list-requests.ts";
import type { Overload } from "./overload.ts";
import type { LoadResult } from "./run-load.ts";

export interface DatabaseRun {
  name: string;
  people: number;
  mixed: LoadResult;
  memory: { before: number; after: number };
  overloads: Overload[];
}

const TITLE = "\n## Load\n";

/** Returns the page of the benchmarks with another section about load. */
export function replaceSection(page: string, section: string): string {
  const at = page.indexOf(TITLE);
  return `${(at === -1 ? page : page.slice(0, at)).trimEnd()}\n${section}`;
}

export function describeLoad(runs: readonly DatabaseRun[], minutes: number): string {
  const lines = [
    TITLE.trim(),
    "",
    `Written by \`npm run bench:load\` on ${cpus().length} cores with ${Math.round(totalmem() / 2 ** 30)} GB, which autocannon,`,
    `the server and the database share, Node ${process.versions.node}.`,
    "",
    "- **Mixed**: 400 readers of 20 organizations send search 60 %, profiles 25 %, suggestions 10 %, Briefcase 5 % over 16",
    `  connections, as fast as they are answered, for ${minutes} min. Cells are p50 / p95 / p99 in milliseconds.`,
    "- **Overload**: one reader, then forty, send five times the searches per second that the server can do, over 200",
    "  connections, while another reader uses the session, search and profiles, whose p50 / p95 are given. Recovery is the time",
    "  until that reader has five answers in a row within 300 ms.",
    "",
    formatRow(["mixed", ...runs.map(({ name, people }) => `${name}, ${people.toLocaleString("en-US")} people`)]),
    formatRow(["---", ...runs.map(() => "--:")]),
    ...KINDS.map((kind) =>
      formatRow([kind, ...runs.map(({ mixed }) => formatQuantiles(mixed.times[kind], [0.5, 0.95, 0.99]))]),
    ),
    formatRow(["requests per second", ...runs.map(({ mixed }) => String(Math.round(countOf(mixed) / mixed.seconds)))]),
    formatRow(["statuses", ...runs.map(({ mixed }) => formatStatuses(mixed))]),
    formatRow([
      "memory before and after, MB",
      ...runs.map(({ memory }) => `${formatMs(memory.before)} / ${formatMs(memory.after)}`),
    ]),
    "",
    formatRow([
      "overload",
      "senders",
      "searches per second sent / possible",
      "statuses",
      "other reader before",
      "during",
      "refused",
      "`/readyz`",
      "recovery",
      "memory before / most / after, MB",
    ]),
    formatRow(["---", "--:", "--:", "---", "--:", "--:", "--:", "---", "--:", "--:"]),
    ...runs.flatMap(({ name, overloads }) => overloads.map((overload) => describeOverload(name, overload))),
  ];
  return `\n${lines.join("\n")}\n`;
}

const describeOverload = (name: string, run: Overload): string =>
  formatRow([
    name,
    String(run.senders),
    `${formatMs(run.sent)} / ${formatMs(run.capacity)}`,
    formatStatuses(run.load),
    formatQuantiles(run.before, [0.5, 0.95]),
    formatQuantiles(run.during, [0.5, 0.95]),
    String(run.failed),
    [...new Set(run.readyz)].join(", "),
    `${run.recoverySeconds.toFixed(1)} s`,
    `${formatMs(run.memory.before)} / ${formatMs(run.memory.peak)} / ${formatMs(run.memory.after)}`,
  ]);

const countOf = ({ statuses }: LoadResult): number => Object.values(statuses).reduce((sum, count) => sum + count, 0);
const formatStatuses = (load: LoadResult): string =>
  [...Object.entries(load.statuses), ...(load.errors > 0 ? [["errors", load.errors]] : [])]
    .map(([status, count]) => `${Number(count).toLocaleString("en-US")} × ${status}`)
    .join(", ");

const formatQuantiles = (values: readonly number[], parts: readonly number[]): string =>
  parts.map((part) => formatMs(computeQuantile(values, part))).join(" / ");

export function computeQuantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export const formatMs = (value: number): string =>
  Number.isNaN(value) ? "–" : value < 10 ? value.toFixed(1) : value.toFixed(0);
export const formatRow = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
