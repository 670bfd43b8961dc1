import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const repository = resolve(import.meta.dirname, "..");

it("README’s property tests run as printed", () => {
  const blocks = [...readFileSync(join(repository, "README.md"), "utf8").matchAll(/```ts\n([\s\S]*?)```/gu)].map(
    ([, code = ""]) => code,
  );
  expect(blocks.length).toBeGreaterThan(0);
  // Inside the repository, where the packages are found.
  mkdirSync(join(repository, ".build"), { recursive: true });
  const folder = mkdtempSync(join(repository, ".build/readme-"));
  try {
    for (const [index, code] of blocks.entries()) {
      const file = join(folder, `block-${index}.ts`);
      writeFileSync(file, code);
      const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", file], {
        cwd: repository,
        encoding: "utf8",
      });
      expect({ code, status, stderr }).toEqual({ code, status: 0, stderr: "" });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each(["README.md", "docs/architecture.md"])("%s names files that exist", (page) => {
  const text = readFileSync(join(repository, page), "utf8");
  const paths = [...text.matchAll(/`((?:packages|apps|scripts|docs|e2e|bench)\/[\w./-]+)`/gu)].map(
    ([, path = ""]) => path,
  );
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
});

it("README has at most 130 lines", () => {
  expect(readFileSync(join(repository, "README.md"), "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(130);
});
