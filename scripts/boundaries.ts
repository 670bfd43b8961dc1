import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { cruiseOptions, layers } from "./layers.ts";

const ROOTS = ["packages", "apps", "scripts", ".storybook"];

/**
 * Checks every import under `root` against layers.ts. Answers one sentence per violation.
 * Throws when nothing was read: a checker that sees no module would call any tree clean.
 */
export async function boundaryViolations(root: string): Promise<{ modules: number; violations: string[] }> {
  const folders = ROOTS.filter((folder) => existsSync(resolve(root, folder)));
  const { output } = await cruise(folders, {
    ...cruiseOptions,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: layers },
  });
  const { summary, modules } = output as ICruiseResult;
  const own = modules.filter((module) => !module.source.includes("node_modules"));
  if (own.length === 0) throw new Error("The boundary check read no module at all: its parser is missing.");
  return {
    modules: own.length,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`),
  };
}

if (process.argv[1] && import.meta.filename === resolve(process.argv[1])) {
  const root = process.cwd();
  const { modules, violations } = await boundaryViolations(root);
  for (const violation of violations) console.error(violation);
  console.log(`boundaries: ${modules} modules under ${relative(root, root) || "."}, ${violations.length} violations`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
