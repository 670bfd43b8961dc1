import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { randomInt } from "node:crypto";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import type { JSONReport } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { findChromium, findStableChromium } from "./find-chromium.ts";
import { run, seconds } from "./steps.ts";
import { hashStories, storeHashes } from "./story-hashes.ts";

const RESULTS = ".build/test-results";
const SUITES = ["unit", "stories", "journeys"] as const;
type Suite = (typeof SUITES)[number];

const HELP = readFileSync("scripts/help/test.txt", "utf8").trimEnd();

/** `update` replaces screenshots: `npm run screenshots`. */
const OPTIONS = { help: { type: "boolean" }, all: { type: "boolean" }, update: { type: "boolean" } } as const;
const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });

interface Count {
  passed: number;
  failed: number;
}

/** Lists the failed Vitest tests again at the end, because their own output has scrolled away. */
const failures: string[] = [];

function countVitest(file: string): Count {
  const report = JSON.parse(readFileSync(file, "utf8")) as JsonTestResults;
  for (const { name, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const texts = failed.map(({ fullName, failureMessages }) => [fullName, ...(failureMessages ?? [])].join("\n"));
    if (failed.length === 0 && message !== "") texts.push(message);
    failures.push(...texts.map((text) => `${relative(".", name)}: ${text.slice(0, 1500)}\n`));
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Flaky tests count as failed. */
function countPlaywright(file: string): Count {
  const { stats } = JSON.parse(readFileSync(file, "utf8")) as JSONReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

async function runVitest(name: string, args: string[], env: Record<string, string>): Promise<Count> {
  const file = `${RESULTS}/${name}.json`;
  const status = await run({
    name,
    command: ["vitest", "run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    env,
  });
  return countSuite(name, status, existsSync(file) ? countVitest(file) : null);
}

/** Counts a suite that fails without a failed test (a crash, an empty report) as one failure. */
function countSuite(name: string, status: number, count: Count | null): Count {
  const total = count ?? { passed: 0, failed: 0 };
  if ((status !== 0 || total.passed === 0) && total.failed === 0) {
    console.error(`${name}: ended with status ${status} and reported no failed test`);
    return { ...total, failed: 1 };
  }
  return total;
}

async function compareStories(env: Record<string, string>): Promise<Count> {
  const isAll = values.all === true || values.update === true;
  const isComplete = isAll && files.length === 0 && (await findStableChromium()) !== null;
  // Before the run: sources may change during it.
  const hashes = isComplete ? await hashStories() : null;
  const args = [...files, "--config", "vitest.stories.config.ts", ...(values.update ? ["--update"] : [])];
  const count = await runVitest("stories", args, { ...env, STORIES: isAll ? "all" : "changed" });
  if (hashes && count.failed === 0) storeHashes(hashes);
  return count;
}

const suites: Record<Suite, (env: Record<string, string>) => Promise<Count>> = {
  unit: (env) => runVitest("unit", files, { ...env, ...(values.all && { TEST_DATABASES: "both" }) }),
  stories: compareStories,
  journeys: async (env) => {
    const file = `${RESULTS}/journeys.json`;
    const status = await run({
      name: "journeys",
      command: ["playwright", "test", ...files, "--reporter=list,json"],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    return countSuite("journeys", status, existsSync(file) ? countPlaywright(file) : null);
  },
};

const isSuite = (name: string): name is Suite => (SUITES as readonly string[]).includes(name);

const wanted = positionals.filter(isSuite);
// After the name of a single suite, other arguments select its files by parts of their paths.
const files = wanted.length === 1 ? positionals.slice(1) : [];
const unknown = positionals.filter((name) => !isSuite(name) && !files.includes(name));
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`Unknown suite: ${unknown.join(", ")}\n`);
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  const seed = process.env["FC_SEED"] ?? String(randomInt(2 ** 31));
  const { executablePath } = await findChromium({ prefersShell: true });
  console.log(`Browser: ${executablePath}\nFC_SEED=${seed}`);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });

  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const name of wanted.length > 0 ? wanted : SUITES) {
    const started = Date.now();
    const { passed, failed } = await suites[name]({ FC_SEED: seed });
    total.passed += passed;
    total.failed += failed;
    lines.push(`${name.padEnd(9)} ${passed} passed, ${failed} failed, ${seconds(started)}`);
  }
  console.log(["", ...failures, ...lines].join("\n"));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
