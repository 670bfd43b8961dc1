import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { chromium, type BrowserContext } from "playwright";
import { SAMPLE_PASSWORD } from "../apps/api/src/sample/sample-accounts.ts";
import { startServer, stopProcess } from "../e2e/support/server.ts";
import { findChromium } from "./find-chromium.ts";
import { run } from "./steps.ts";

const REPORT = "docs/performance.md";
const FOLDER = "bench/perf";
const LHCI = `${FOLDER}/node_modules/@lhci/cli/src/cli.js`;
const AUTOCANNON = `${FOLDER}/node_modules/autocannon/autocannon.js`;
/** The port of the addresses in lighthouserc.json. */
const PORT = 8091;
const INP_BUDGET_MS = 96;
/** Pages that the server renders, without records, which a reader can open only at a certain pace. */
const RENDERED = ["/rotunda/home", "/rotunda/search/congressional?q=senator", "/rotunda/faq"];
/** Per second of a processor. */
const PAGES_BUDGET = 60;
const LATE_BUDGET_MS = 150;
const GROWTH_BUDGET = 1.1;
const CONNECTIONS = 8;

const HELP = readFileSync("scripts/help/perf.txt", "utf8").trimEnd();

/** A row of the report, with the property names of Lighthouse CI's assertion-results.json. */
interface Result {
  url: string;
  auditId: string;
  auditProperty?: string;
  operator: string;
  expected: number;
  actual: number;
  passed: boolean;
}

const { values } = parseArgs({
  options: { help: { type: "boolean" }, runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const runs = Number(values.runs);
const parts = values.only === undefined ? ["typing", "lighthouse", "pages"] : [values.only];
const problems = [
  ...(Number.isInteger(runs) && runs > 0 ? [] : [`Not a number of runs: ${values.runs}`]),
  ...(/^(typing|lighthouse|pages)$/u.test(values.only ?? "typing") ? [] : [`Can't be measured: ${values.only}`]),
  ...(existsSync(LHCI) && existsSync(AUTOCANNON) ? [] : ["Lighthouse CI and autocannon are not installed."]),
];
if (values.help) console.log(HELP);
else if (problems.length > 0) {
  console.error(`${problems.join("\n")}\n\n${HELP}`);
  process.exitCode = 2;
} else process.exitCode = await measure();

async function measure(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "rotunda-perf-"));
  const chrome = await findChromium();
  console.log("Starting the product …");
  const server = await startServer({ port: PORT, dataDir, log: join(dataDir, "server.log") });
  const browser = await chromium.launch(chrome);
  try {
    const context = await browser.newContext({
      baseURL: `http://localhost:${PORT}`,
      viewport: { width: 1280, height: 900 },
    });
    await signIn(context);
    const results = parts.includes("typing") ? [await measureTyping(context)] : [];
    if (parts.includes("lighthouse")) results.push(...(await runLighthouse(context, chrome)));
    if (parts.includes("pages")) results.push(...(await measurePages(context)));
    const report = formatReport(results);
    console.log(`\n${report}`);
    if (values.only === undefined) {
      writeFileSync(REPORT, report);
      await run({ name: "format", command: ["oxfmt", REPORT] });
    }
    return results.every(({ passed }) => passed) ? 0 : 1;
  } finally {
    await browser.close();
    await stopProcess(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function signIn(context: BrowserContext): Promise<void> {
  const answer = await context.request.post("/login/", {
    headers: { "sec-fetch-site": "same-origin" },
    form: { email: "member@example.org", password: SAMPLE_PASSWORD, next: "/readyz" },
  });
  if (!answer.url().endsWith("/readyz")) throw new Error(`Signing in failed with status ${answer.status()}`);
}

async function runLighthouse(
  context: BrowserContext,
  { executablePath, args }: Awaited<ReturnType<typeof findChromium>>,
): Promise<Result[]> {
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const results = ".lighthouseci/assertion-results.json";
  rmSync(results, { force: true });
  const status = await lhci(
    "collect",
    `--numberOfRuns=${runs}`,
    `--chromePath=${executablePath}`,
    `--settings.chromeFlags=${args.join(" ")}`,
    `--settings.extraHeaders.Cookie=${cookies}`,
  );
  if (status !== 0) throw new Error("Lighthouse CI could not measure the pages.");
  await lhci("assert");
  return JSON.parse(readFileSync(results, "utf8")) as Result[];
}

function lhci(command: string, ...args: string[]): Promise<number> {
  return run({ name: command, command: ["node", LHCI, command, `--config=${FOLDER}/lighthouserc.json`, ...args] });
}

/** Measures interactions with event timing, because Lighthouse doesn't interact with pages. */
async function measureTyping(context: BrowserContext): Promise<Result> {
  const slowest: number[] = [];
  for (let n = 0; n < runs; n += 1) slowest.push(await findSlowestInteraction(context));
  const actual = slowest.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN;
  return {
    url: `http://localhost:${PORT}/rotunda/search/congressional?q=senator`,
    auditId: "interaction-to-next-paint",
    operator: "<=",
    expected: INP_BUDGET_MS,
    actual,
    passed: actual <= INP_BUDGET_MS,
  };
}

async function findSlowestInteraction(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(`
    window.durations = [0];
    new PerformanceObserver((list) => list.getEntries().forEach((e) => e.interactionId && durations.push(e.duration)))
      .observe({ type: "event", durationThreshold: 16 });
  `);
  await page.goto("/rotunda/search/congressional?q=senator", { waitUntil: "networkidle" });
  // Slows the processor down like Lighthouse's mobile device.
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const box = page.getByRole("combobox", { name: /^Keyword/ }).first();
  await box.click();
  await box.press("End");
  await box.pressSequentially(" finance", { delay: 120 });
  await page.keyboard.press("Escape");
  await page.locator('main h3 button[aria-expanded="false"]').first().click();
  for (const name of ["Page 2", "Page 3"]) {
    await page.waitForTimeout(1500);
    await page.getByRole("link", { name, exact: true }).click();
  }
  await page.waitForTimeout(3000);
  const slowest = await page.evaluate("Math.max(...durations)");
  await page.close();
  return slowest as number;
}

/** Measures how many pages the server renders per second of one processor; the client uses the other. */
async function measurePages(context: BrowserContext): Promise<Result[]> {
  const results: Result[] = [];
  const pages = 2_000;
  for (const url of RENDERED) {
    // A new process compiles its code first.
    await load(context, url, pages);
    const before = await readMetric(context, "process_cpu_seconds_total");
    const late = await load(context, url, pages);
    const each = pages / ((await readMetric(context, "process_cpu_seconds_total")) - before);
    const rate = { operator: ">=", actual: each, expected: PAGES_BUDGET, passed: each >= PAGES_BUDGET };
    const wait = { operator: "<=", actual: late, expected: LATE_BUDGET_MS, passed: late <= LATE_BUDGET_MS };
    results.push({ url, auditId: "pages per second of a processor", ...rate });
    results.push({ url, auditId: `97.5 % of pages at ${CONNECTIONS} connections, ms`, ...wait });
  }
  const [, url = ""] = RENDERED;
  const before = await readMetric(context, "process_resident_memory_bytes");
  await load(context, url, 20_000);
  const actual = (await readMetric(context, "process_resident_memory_bytes")) / before;
  const growth = { operator: "<=", actual, expected: GROWTH_BUDGET, passed: actual <= GROWTH_BUDGET };
  return [...results, { url, auditId: "growth of memory over 20,000 pages", ...growth }];
}

async function load(context: BrowserContext, url: string, pages: number): Promise<number> {
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const { stdout } = await promisify(execFile)(process.execPath, [
    AUTOCANNON,
    "--json",
    `--amount=${pages}`,
    `--connections=${CONNECTIONS}`,
    `--headers=cookie=${cookies}`,
    `http://localhost:${PORT}${url}`,
  ]);
  const { latency, non2xx } = JSON.parse(stdout) as { latency: { p97_5: number }; non2xx: number };
  if (non2xx > 0) throw new Error(`${non2xx} of ${pages} answers of ${url} weren’t pages`);
  return latency.p97_5;
}

/** Reads a metric of the server's process, which contains its database and its garbage collection. */
async function readMetric(context: BrowserContext, name: string): Promise<number> {
  const text = await (await context.request.get("/metrics")).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "mu").exec(text)?.[1]);
}

function formatReport(results: readonly Result[]): string {
  const round = (value: number) => Number(value.toFixed(value < 10 ? 3 : 0));
  const rows = results.map(({ url, auditId, auditProperty = "", operator, expected, actual, passed }) => {
    const page = url.replace(/^.*\/rotunda/u, "");
    const audit = `${auditId} ${auditProperty}`.trim().replace("categories ", "Lighthouse ");
    const budget = `${operator === ">=" ? "≥" : "≤"} ${expected}`;
    return `| \`${page}\` | ${audit} | ${round(actual)} | ${budget} | ${passed ? "holds" : "**exceeded**"} |`;
  });
  return [
    "# Performance",
    "",
    "Written by `npm run perf`: the production build on sample data, as a signed-in member. Lighthouse CI measures with its",
    "mobile settings; times are in ms, sizes in bytes as sent. Budgets are in `bench/perf/lighthouserc.json`.",
    "",
    `Median of ${runs}, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)} at the end.`,
    "",
    "| Page | Figure | Measured | Budget | |",
    "| --- | --- | ---: | ---: | --- |",
    ...rows,
    "",
  ].join("\n");
}
