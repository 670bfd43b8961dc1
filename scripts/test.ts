import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { findChromium } from "./find-chromium.ts";
import { run, seconds } from "./steps.ts";

const RESULTS = ".build/test-results";
const SUITES = ["unit", "stories", "journeys"] as const;
type Suite = (typeof SUITES)[number];

const HELP = `npm test                  everything: ${SUITES.join(", ")}
npm test -- unit          rules, stores, adapters, components, server
npm test -- stories       every story in a real browser: axe in every theme, and screenshots
npm test -- journeys      browser journeys on the running product
FC_SEED=1234 npm test     replays the properties of an earlier run`;

interface Count {
  passed: number;
  failed: number;
}

/** Vitest's JSON report. */
function countVitest(file: string): Count {
  const report = JSON.parse(readFileSync(file, "utf8")) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Playwright's JSON report; a test that only passed on a second try counts as failed. */
function countPlaywright(file: string): Count {
  const { stats } = JSON.parse(readFileSync(file, "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

async function vitest(name: string, args: string[], env: Record<string, string>): Promise<Count> {
  const file = `${RESULTS}/${name}.json`;
  const status = await run({
    name,
    command: ["vitest", "run", ...args, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    env,
  });
  return verdict(name, status, existsSync(file) ? countVitest(file) : null);
}

/** A suite that ended badly without a failed test to show (a crash, an empty report) counts as one failure. */
function verdict(name: string, status: number, count: Count | null): Count {
  const total = count ?? { passed: 0, failed: 0 };
  if ((status !== 0 || total.passed === 0) && total.failed === 0) {
    console.error(`${name}: ended with status ${status} and reported no failed test`);
    return { ...total, failed: 1 };
  }
  return total;
}

const suites: Record<Suite, (env: Record<string, string>) => Promise<Count>> = {
  unit: (env) => vitest("unit", [], env),
  stories: (env) => vitest("stories", ["--config", "vitest.stories.config.ts"], env),
  journeys: async (env) => {
    const file = `${RESULTS}/journeys.json`;
    const status = await run({
      name: "journeys",
      command: ["playwright", "test", "--reporter=list,json"],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    return verdict("journeys", status, existsSync(file) ? countPlaywright(file) : null);
  },
};

const isSuite = (name: string): name is Suite => (SUITES as readonly string[]).includes(name);

const { values, positionals } = parseArgs({ options: { help: { type: "boolean" } }, allowPositionals: true });
const unknown = positionals.filter((name) => !isSuite(name));
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`Unknown suite: ${unknown.join(", ")}\n`);
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  const seed = process.env["FC_SEED"] ?? String(randomInt(2 ** 31));
  const { executablePath } = await findChromium();
  console.log(`Browser: ${executablePath}\nFC_SEED=${seed}`);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });

  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const name of positionals.length > 0 ? positionals.filter(isSuite) : SUITES) {
    const started = Date.now();
    const { passed, failed } = await suites[name]({ FC_SEED: seed });
    total.passed += passed;
    total.failed += failed;
    lines.push(`${name.padEnd(9)} ${passed} passed, ${failed} failed, ${seconds(started)}`);
  }
  console.log(`\n${lines.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
