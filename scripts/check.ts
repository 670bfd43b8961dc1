import { parseArgs } from "node:util";
import { run, seconds, type Step } from "./steps.ts";

const STEPS: Step[] = [
  { name: "format", command: ["oxfmt", "--check", "."] },
  { name: "lint", command: ["oxlint", "--type-aware"] },
  { name: "boundaries", command: ["tsx", "scripts/boundaries.ts"] },
  { name: "types", command: ["tsc", "-b"] },
  { name: "dead code", command: ["knip"] },
  { name: "build", command: ["npm", "run", "--silent", "build"] },
  { name: "tests", command: ["tsx", "scripts/test.ts"] },
];

const { values } = parseArgs({ options: { help: { type: "boolean" }, quick: { type: "boolean" } } });
if (values.help) {
  console.log(`npm run check            ${STEPS.map((step) => step.name).join(", ")}
npm run check -- --quick the same without build and tests`);
} else {
  const failed: string[] = [];
  const lines: string[] = [];
  for (const step of STEPS) {
    if (values.quick && (step.name === "build" || step.name === "tests")) continue;
    console.log(`\n── ${step.name}`);
    const started = Date.now();
    const status = await run(step);
    if (status !== 0) failed.push(step.name);
    lines.push(`${status === 0 ? "ok    " : "FAILED"}  ${step.name.padEnd(11)} ${seconds(started)}`);
  }
  console.log(`\n${lines.join("\n")}`);
  if (failed.length > 0) {
    console.error(`\nNot green: ${failed.join(", ")}`);
    process.exitCode = 1;
  }
}
