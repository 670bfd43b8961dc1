import { mkdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { JsonTestResults } from "vitest/node";
import { run } from "./steps.ts";

const HELP = `npm run test:security              attacks and faults of docs/security-cases.tsv, on PGlite and PostgreSQL
npm run test:security -- --runs 50 requests that are made up for each call of the api (200)`;

const REPORT = ".build/test-results/security.json";

const { values } = parseArgs({ options: { help: { type: "boolean" }, runs: { type: "string", default: "200" } } });

if (values.help) console.log(HELP);
else process.exitCode = await main(values.runs);

async function main(runs: string): Promise<number> {
  const [, ...lines] = readFileSync("docs/security-cases.tsv", "utf8").trimEnd().split("\n");
  const cases = lines.map((line) => line.split("\t"));
  const files = [...new Set(cases.map(([, , file = ""]) => file))];
  mkdirSync(".build/test-results", { recursive: true });
  await run({
    name: "security",
    command: ["vitest", "run", ...files, "--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`],
    env: { TEST_DATABASES: "both", FUZZ_RUNS: runs },
  });
  const { testResults } = JSON.parse(readFileSync(REPORT, "utf8")) as JsonTestResults;

  const attacks = new Map<string, string[][]>();
  for (const [number = "", attack = "", file = "", title = ""] of cases) {
    const pattern = toPattern(title);
    const statuses = testResults
      .filter(({ name }) => name.endsWith(`/${file}`))
      .flatMap(({ assertionResults }) => assertionResults.filter((test) => pattern.test(test.title)))
      .map(({ status }) => status);
    const key = `| ${number} | ${attack}`;
    attacks.set(key, [...(attacks.get(key) ?? []), statuses]);
  }
  console.log("\n| Case | Attack or fault | Tests | Result |\n| --- | --- | --- | --- |");
  let failed = 0;
  for (const [key, tests] of attacks) {
    const isHandled = tests.every((statuses) => statuses.includes("passed") && !statuses.includes("failed"));
    if (!isHandled) failed += 1;
    const passed = tests.flat().filter((status) => status === "passed").length;
    console.log(`${key} | ${passed} | ${isHandled ? "handled" : "**failed**"} |`);
  }
  console.log(`\n${attacks.size - failed} of ${attacks.size} handled`);
  return failed === 0 ? 0 : 1;
}

/** Matches the titles that a template makes: `refuses %s`, or one with `${…}`. */
function toPattern(title: string): RegExp {
  const fixed = title.split(/%[a-z]|\$\{[^}]*\}/u).map((part) => part.replaceAll(/[^\w\s]/gu, String.raw`\$&`));
  return new RegExp(`^${fixed.join("[^]*")}$`);
}
