import { cpus, totalmem } from "node:os";
import { formatMs, computeQuantile, formatRow } from "../load/report.ts";
import { ENGINES, type EngineName, isRotunda } from "./engine.ts";
import { LOADS } from "./load-server.ts";
import type { Asked, EngineRun } from "./run-engines.ts";

export interface SizeRun {
  profiles: number;
  engines: EngineRun[];
  /** The machine's load when the run began. */
  load: number;
}

export interface Versions {
  postgres: string;
  pglite: string;
  sqlite: string;
  minisearch: string;
}

const formatTimes = (values: readonly number[]): string =>
  values.length === 0 ? "–" : `${formatMs(computeQuantile(values, 0.5))} / ${formatMs(computeQuantile(values, 0.95))}`;

const formatSeconds = (value: number | null): string => (value === null ? "–" : `${(value / 1000).toFixed(1)} s`);

/** The text of docs/benchmarks.md. */
export function describeRuns(runs: readonly SizeRun[], versions: Versions): string {
  const lines = [
    "# Benchmarks: search",
    "",
    "Written by `npm run bench:search`: the product's own search compared with alternatives, in one run, over",
    "the same records, each engine in a process of its own, asked the same queries, a round of each in turn.",
    "",
    `Measured on ${cpus().length} cores with ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, PostgreSQL ${versions.postgres}`,
    `(default settings, without flushing), PGlite ${versions.pglite}, SQLite ${versions.sqlite} (wasm, in memory), MiniSearch ${versions.minisearch}.`,
    "",
    "- **Ours** is timed from a parsed request to the answer that is sent, cards of the page included, without HTTP. “first”",
    "  is the first time a query is asked after a start, “again” every later time, when all but the cards of a page is",
    "  still in memory. The others are timed from a query to ids and a count.",
    "- Each cell is p50 / p95 in milliseconds. “–”: not measured; in a row of queries, because one class",
    "  took the engine over six seconds.",
    "- **Hits** is the median of what ours finds; “agree” is the share of the queries for which an engine's count is within 5 %",
    "  of it. Engines differ in stemming, stop words and nicknames, and naive ones in how they rank: ts_rank and bm25 against",
    "  our fixed tiers (name, position, prose, then importance).",
    "- **Over HTTP**, autocannon sends our server the queries of all classes as a member, on the same cores; only",
    "  “asked before” are answers that it still has in memory.",
    "- At a start, ours reads its index before it listens; what a word’s first search reads comes from the database.",
    "- **Changes**: a record is found after its change and the refresh of search were committed in one transaction, by the",
    "  same process. While 5,000 records change, as in an import, the process that changes them also searches.",
    "- Records are the sample directory, grown by further cohorts of people, all four directories in one index.",
  ];
  for (const run of runs) lines.push(...describeSize(run));
  return `${lines.join("\n")}\n`;
}

/** Returns the page with its sections replaced by those of `written` with the same heading. */
export function mergeSections(page: string, written: string): string {
  const [head, ...own] = splitSections(written);
  const titles = new Set(own.map(readTitle));
  const others = splitSections(page)
    .slice(1)
    .filter((section) => !titles.has(readTitle(section)));
  const sections = [...own, ...others].toSorted((one, other) => readSize(one) - readSize(other));
  return `${[head, ...sections].join("\n\n")}\n`;
}

const splitSections = (page: string): string[] => page.trimEnd().split(/\n+(?=## )/u);
const readTitle = (section: string): string => section.split("\n", 1).join("");
/** The section about load, which has no size, is the last one. */
const readSize = (section: string): number => Number(readTitle(section).replace(/\D/gu, "")) || Infinity;

function describeSize({ profiles, engines, load }: SizeRun): string[] {
  const ours = engines.filter(({ name }) => isRotunda(name));
  const others = engines.filter(({ name }) => !isRotunda(name));
  const [reference] = ours;
  const classes = [...(reference?.classes.keys() ?? [])];
  const about = reference?.about ?? "";
  const headers = [
    "class",
    "hits",
    ...ours.flatMap(({ name }) => [`${ENGINES[name]}, first`, "again"]),
    ...others.map(({ name }) => ENGINES[name]),
  ];
  const cells = (name: string): string[] => [
    name,
    String(computeQuantile(reference?.classes.get(name)?.hits ?? [], 0.5)),
    ...ours.flatMap((engine) => {
      const asked = engine.classes.get(name);
      return [formatTimes(asked?.first ?? []), formatTimes(asked?.again ?? [])];
    }),
    ...others.map((engine) => formatTimes(listTimes(engine.classes.get(name)))),
  ];
  return [
    "",
    `## ${profiles.toLocaleString("en-US")} people`,
    "",
    `${about}. Load of the machine when it began: ${load.toFixed(1)}.`,
    "",
    formatRow(headers),
    formatRow(headers.map((_, at) => (at === 0 ? "---" : "--:"))),
    ...classes.map((name) => formatRow(cells(name))),
    "",
    formatRow(["", ...engines.map(({ name }) => ENGINES[name])]),
    formatRow(["---", ...engines.map(() => "--:")]),
    formatRow(["made ready in", ...engines.map(({ buildMs }) => formatSeconds(buildMs))]),
    formatRow(["read at each start in", ...engines.map(({ warmMs }) => formatSeconds(warmMs))]),
    formatRow(["memory, built and read", ...engines.map(({ rssBuilt }) => `${Math.round(rssBuilt / 2 ** 20)} MB`)]),
    formatRow(["memory after the queries", ...engines.map(({ rssAsked }) => `${Math.round(rssAsked / 2 ** 20)} MB`)]),
    formatRow(["of which cards, p50", ...engines.map((engine) => formatCardTime(engine))]),
    formatRow(["changed record found after", ...engines.map(({ changes }) => formatTimes(changes?.found ?? []))]),
    formatRow([
      "pages before 5,000 records change",
      ...engines.map(({ changes }) => formatTimes(changes?.before ?? [])),
    ]),
    formatRow(["pages while they change", ...engines.map(({ changes }) => formatTimes(changes?.during ?? []))]),
    formatRow(["counts that agree", ...engines.map((engine) => computeAgreement(engine, reference))]),
    ...ours.map(({ name }) =>
      formatRow([`p50, where ${ENGINES[name]} takes 1`, ...engines.map((engine) => computeRatio(engine, ours, name))]),
    ),
    "",
    formatRow(["over HTTP", "connections", ...ours.flatMap(({ name }) => [ENGINES[name], "per second"])]),
    formatRow(["---", "--:", ...ours.flatMap(() => ["--:", "--:"])]),
    ...(reference?.loads ?? []).map(({ kind, connections }, at) =>
      formatRow([
        LOADS[kind],
        String(connections),
        ...ours.flatMap(({ loads }) => [
          formatTimes(loads[at]?.times ?? []),
          (loads[at]?.perSecond ?? Number.NaN).toFixed(0),
        ]),
      ]),
    ),
  ];
}

const listTimes = (asked: Asked | undefined): number[] => (asked ? [...asked.first, ...asked.again] : []);

function formatCardTime({ name, classes }: EngineRun): string {
  const cards = [...classes.values()].flatMap((asked) => asked.cards).filter((value) => value > 0);
  return isRotunda(name) ? `${formatMs(computeQuantile(cards, 0.5))} ms` : "–";
}

function computeAgreement(engine: EngineRun, reference: EngineRun | undefined): string {
  let same = 0;
  let all = 0;
  for (const [name, { hits }] of reference?.classes ?? []) {
    if (name.startsWith("suggestions")) continue;
    const others = engine.classes.get(name)?.hits ?? [];
    for (const [at, count] of hits.entries()) {
      const other = others[at];
      if (other === undefined) continue;
      all += 1;
      if (Math.abs(other - count) <= 0.05 * Math.max(other, count)) same += 1;
    }
  }
  return all === 0 ? "–" : `${Math.round((100 * same) / all)} %`;
}

/** Unlike toPrecision, writes no exponent. */
const TWO_DIGITS = { minimumSignificantDigits: 2, maximumSignificantDigits: 2 };

/** Returns the median ratio, over all classes, of an engine's repeated times to ours. */
function computeRatio(engine: EngineRun, ours: readonly EngineRun[], name: EngineName): string {
  const own = ours.find((one) => one.name === name);
  const ratios = [...(own?.classes ?? [])].flatMap(([of, asked]) => {
    const other = isRotunda(engine.name) ? (engine.classes.get(of)?.again ?? []) : listTimes(engine.classes.get(of));
    return other.length === 0 ? [] : [computeQuantile(other, 0.5) / computeQuantile(asked.again, 0.5)];
  });
  const median = computeQuantile(ratios, 0.5);
  return engine.name === name ? "1" : Number.isNaN(median) ? "–" : median.toLocaleString("en-US", TWO_DIGITS);
}
