import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { describeCount } from "@rotunda/core";
import { findChromium } from "./find-chromium.ts";
import { BUDGETS, RUNS, SLOW } from "./perf-budgets.ts";
import { audit, hasLighthouse, type Scores } from "./perf-lighthouse.ts";
import { startProduct, type MeasuredProduct } from "./perf-product.ts";
import { holds, median, PARTS, partsIn, reportOf, type Chunk, type Figure, type Part } from "./perf-report.ts";
import { countNodes, interact, openBrowser, PAGES, visit, weigh, type VisitTimes } from "./perf-visit.ts";
import { run } from "./steps.ts";

const REPORT = "docs/performance.md";
const DEBUG_PORT = 9333;

const HELP = `npm run perf    builds the web app, serves the product on sample data, and measures it in a browser: Lighthouse on
                home, search, results and a profile; visits at ${SLOW.kbitPerSecond / 1000} Mbit/s, ${SLOW.roundTripMs} ms and a fourth of the processor;
                the weight of each file. Writes ${REPORT}. The budgets stand in scripts/perf-budgets.ts.

  --runs <n>        how often each is measured; the middle figure counts (${RUNS})
  --only <parts>    some of ${PARTS.join(", ")}, with commas between; then nothing is written
  --help            show this text

Lighthouse is installed once with: npm ci --prefix bench/perf --ignore-scripts

Exit status: 0 when every budget holds, 1 when one is exceeded, 2 when the command was not understood.`;

const { values } = parseArgs({
  options: {
    help: { type: "boolean" },
    runs: { type: "string", default: String(RUNS) },
    only: { type: "string", default: PARTS.join(",") },
  },
});
const runs = Number(values.runs);
const wanted = partsIn(values.only);
const isWanted = (part: Part) => wanted?.includes(part) ?? false;
if (values.help) console.log(HELP);
else if (!Number.isInteger(runs) || runs < 1) {
  console.error(`Not a number of runs: ${values.runs}\n\n${HELP}`);
  process.exitCode = 2;
} else if (wanted === null) {
  console.error(`Not what can be measured: ${values.only}\n\n${HELP}`);
  process.exitCode = 2;
} else if (isWanted("lighthouse") && !hasLighthouse()) {
  console.error("Lighthouse is missing. Install it: npm ci --prefix bench/perf --ignore-scripts");
  process.exitCode = 2;
} else process.exitCode = await measure();

async function measure(): Promise<number> {
  console.log("Starting the product …");
  const product = await startProduct();
  try {
    const [chunks, figures] = await measureVisits(product);
    const scores = isWanted("lighthouse") ? await measureScores(product) : [];
    const all = [...scores, ...figures];
    const report = reportOf(all, chunks, notes());
    console.log(`\n${report}`);
    if (PARTS.every(isWanted)) {
      writeFileSync(REPORT, report);
      await run({ name: "format", command: ["oxfmt", REPORT] });
    }
    return all.every(holds) ? 0 : 1;
  } finally {
    await product.stop();
  }
}

async function measureVisits(product: MeasuredProduct): Promise<[Chunk[], Figure[]]> {
  const browser = await openBrowser(await findChromium());
  try {
    const chunks = isWanted("weight") ? await weigh(browser, product) : [];
    const figures: Figure[] = [];
    if (isWanted("weight")) {
      const nodes = await countNodes(browser, product);
      figures.push(...weights(chunks));
      figures.push({ what: "Elements with 96 results", value: nodes, budget: BUDGETS.nodes, unit: "" });
    }
    for (const page of isWanted("visits") ? PAGES : []) {
      console.log(`Visiting ${page.name} …`);
      const times: VisitTimes[] = [];
      for (let n = 0; n < runs; n += 1) times.push(await visit(browser, product, page));
      const middle = (key: keyof (typeof times)[number]) => median(times.map((time) => time[key]));
      const { fcpMs, lcpMs, cls } = BUDGETS.visit;
      figures.push(
        { what: `First contentful paint, ${page.name}`, value: middle("fcpMs"), budget: fcpMs, unit: "ms" },
        { what: `Largest contentful paint, ${page.name}`, value: middle("lcpMs"), budget: lcpMs, unit: "ms" },
        { what: `Layout shift, ${page.name}`, value: middle("cls"), budget: cls, unit: "" },
      );
      if (page.name !== "search") {
        const what = `Data asked for before the program has come, ${page.name}`;
        figures.push({ what, value: middle("aheadMs"), budget: 0, atLeast: true, unit: "ms" });
      }
    }
    if (!isWanted("typing")) return [chunks, figures];
    console.log("Typing, filtering, paging …");
    const slowest: number[] = [];
    for (let n = 0; n < runs; n += 1) slowest.push(await interact(browser, product));
    figures.push({
      what: "Interaction to next paint, typing, filtering and paging",
      value: median(slowest),
      budget: BUDGETS.visit.inpMs,
      unit: "ms",
    });
    return [chunks, figures];
  } finally {
    await browser.close();
  }
}

function weights(chunks: readonly Chunk[]): Figure[] {
  const kb = (page: string) =>
    chunks.filter((chunk) => chunk.page === page).reduce((sum, { gzip }) => sum + gzip, 0) / 1000;
  const { resultsKb, profileMoreKb } = BUDGETS.weight;
  return [
    { what: "JavaScript and CSS of a cold results page, gzip", value: kb("results"), budget: resultsKb, unit: "kB" },
    { what: "More of it for a profile", value: kb("profile"), budget: profileMoreKb, unit: "kB" },
  ];
}

async function measureScores({ origin, cookie }: MeasuredProduct): Promise<Figure[]> {
  const options = await findChromium();
  const browser = await openBrowser({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${DEBUG_PORT}`],
  });
  const figures: Figure[] = [];
  try {
    for (const { name, path } of PAGES) {
      console.log(`Lighthouse on ${name} …`);
      const audits: Scores[] = [];
      for (let n = 0; n < runs; n += 1)
        audits.push(await audit(DEBUG_PORT, `${origin}${path}`, `${cookie.name}=${cookie.value}`));
      for (const [category, budget] of Object.entries(BUDGETS.lighthouse)) {
        const value = median(audits.map(({ scores }) => scores[category as keyof typeof scores]));
        figures.push({ what: `Lighthouse ${category}, ${name}`, value, budget, atLeast: true, unit: "" });
      }
      for (const { id, displayValue, items } of audits.at(-1)?.failed ?? [])
        console.log(`  ${id} ${displayValue} ${items.join(" ")}`);
    }
  } finally {
    await browser.close();
  }
  return figures;
}

function notes(): string[] {
  return [
    `Visits: ${SLOW.kbitPerSecond / 1000} Mbit/s, ${SLOW.roundTripMs} ms a round trip, a fourth of the processor, nothing cached, ${describeCount(runs, "run")}.`,
    "Lighthouse: its mobile settings, as a signed-in member.",
    // Times taken while others use the machine tell more of them than of the product.
    `The machine: ${describeCount(cpus().length, "processor")}, load ${loadavg()[0]?.toFixed(1)} at the end.`,
  ];
}
