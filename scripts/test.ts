import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { findChromium } from "./find-chromium.ts";
import { run, seconds } from "./steps.ts";

const RESULTS = ".build/test-results";
const SUITES = ["unit", "stories", "visual", "journeys"] as const;
type Suite = (typeof SUITES)[number];

const HELP = `npm test                  everything: ${SUITES.join(", ")}
npm test -- unit          rules, stores, adapters, components, server (on each database found)
npm test -- stories       every story in a real browser with axe, in every theme
npm test -- visual        every story compared with its picture (npm run visual -- --help)
npm test -- journeys      browser journeys on the running product
FC_SEED=1234 npm test     replays the properties of an earlier run`;

interface Count {
  passed: number;
  failed: number;
  /** Why nothing was tested, on a machine that cannot. */
  skipped?: string;
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

const suites: Record<Suite, (env: Record<string, string>) => Promise<Count[]>> = {
  unit: async (env) => [await vitest("unit", [], env)],
  stories: async (env) => [await vitest("stories", ["--config", "vitest.stories.config.ts"], env)],
  visual: async (env) => {
    const file = `${RESULTS}/visual.json`;
    const status = await run({ name: "visual", command: ["tsx", "scripts/visual.ts", "--output", file], env });
    const count = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Count) : null;
    return [count?.skipped ? count : verdict("visual", status, count)];
  },
  journeys: async (env) => {
    const file = `${RESULTS}/journeys.json`;
    const status = await run({
      name: "journeys",
      command: ["playwright", "test", "--reporter=list,json"],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    return [verdict("journeys", status, existsSync(file) ? countPlaywright(file) : null)];
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
    const counts = await suites[name]({ FC_SEED: seed });
    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failed = counts.reduce((sum, count) => sum + count.failed, 0);
    total.passed += passed;
    total.failed += failed;
    const skipped = counts.flatMap((count) => count.skipped || []).map((reason) => `, ${reason}`);
    lines.push(`${name.padEnd(9)} ${passed} passed, ${failed} failed, ${seconds(started)}${skipped.join("")}`);
  }
  console.log(`\n${lines.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
