import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { MutationTestResult } from "mutation-testing-report-schema/api";
import { describe, formatReport, summarize } from "./mutation-report.ts";
import { run } from "./steps.ts";

const SUMMARY = "docs/mutation.md";

const HELP = readFileSync("scripts/help/mutation.txt", "utf8").trimEnd();

const { values, positionals } = parseArgs({
  options: {
    help: { type: "boolean" },
    concurrency: { type: "string", default: "2" },
    again: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
if (values.help) console.log(HELP);
else if (!positionals.every((name) => /^[a-z-]+(?:\/[a-z.-]+)?$/u.test(name))) {
  console.error(`Not a feature or file of packages/core/src: ${positionals.join(" ")}\n\n${HELP}`);
  process.exitCode = 2;
} else process.exitCode = await mutate(positionals);

async function mutate(parts: readonly string[]): Promise<number> {
  const folder = `.build/mutation/${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const wanted = parts.length === 0 ? ["**/*"] : parts.map((part) => (part.includes("/") ? part : `${part}/*`));
  const settings = JSON.parse(readFileSync("stryker.config.json", "utf8")) as Record<string, unknown>;
  const config = {
    ...settings,
    mutate: [
      ...wanted.map((part) => `packages/core/src/${part}.ts`),
      "!packages/core/src/**/*.test.ts",
      "!packages/core/src/**/*.d.ts",
      "!packages/core/src/wire/*",
    ],
    concurrency: Number(values.concurrency),
    force: values.again,
    tempDirName: `${folder}/sandbox`,
    jsonReporter: { fileName: `${folder}/report.json` },
  };
  writeFileSync(`${folder}/stryker.json`, JSON.stringify(config));
  try {
    const status = await run({ name: "mutation", command: ["stryker", "run", `${folder}/stryker.json`] });
    if (status !== 0) return status;
    const { files } = JSON.parse(readFileSync(`${folder}/report.json`, "utf8")) as MutationTestResult;
    const summary = summarize(files);
    const unexplained = summary.survivors.filter(({ why }) => why === undefined);
    for (const one of unexplained)
      console.log(`${one.status === "NoCoverage" ? "never run" : "survived"}, line ${one.line} of ${describe(one)}`);
    const report = formatReport(summary, new Date().toISOString().slice(0, 10));
    console.log(`\n${report}`);
    if (parts.length === 0) {
      writeFileSync(SUMMARY, report);
      await run({ name: "format", command: ["oxfmt", SUMMARY] });
    }
    return summary.score >= 98 && unexplained.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
