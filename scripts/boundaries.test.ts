import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CORE_FEATURES, findBoundaryViolations } from "./boundaries.ts";

const repository = resolve(import.meta.dirname, "..");
const planted = [
  ["react in core", "packages/core", 'import "react";\n'],
  ["rxjs in a rule", "packages/core", 'import { of } from "rxjs";\nexport const planted = of(1);\n'],
  ["TypeBox outside the wire's schemas", "packages/core", 'import "typebox";\n'],
  ["rxjs in ui", "packages/ui", 'import type { Observable } from "rxjs";\nexport type Planted = Observable<1>;\n'],
  ["an adapter in ui", "packages/ui", 'import "@rotunda/adapters-http";\n'],
  ["a store in ui", "packages/ui", 'import "@rotunda/core/stores";\n'],
  ["Radix outside primitives", "packages/ui", 'import "radix-ui";\n'],
  ["Radix in a screen", "apps/web", 'import "radix-ui";\n'],
  ["ky in a screen", "apps/web", 'import "ky";\n'],
].map(([name = "", workspace = "", text = ""], at) => ({
  name,
  path: `${workspace}/src/search/planted-${at}.ts`,
  text,
}));
const LATER = {
  path: "packages/core/src/kernel/planted.ts",
  text: 'import type { Folder } from "../records/briefcase.ts";\nexport type Planted = Folder;\n',
};

describe("a planted import across a layer", () => {
  let copy: string;

  // A copy of the tree with links to what is installed, so that planting never touches the tree others read.
  beforeAll(() => {
    copy = realpathSync(mkdtempSync(join(tmpdir(), "rotunda-boundaries-")));
    for (const file of ["package.json", "tsconfig.base.json", ".oxlintrc.json"]) {
      cpSync(join(repository, file), join(copy, file));
    }
    for (const folder of ["packages", "apps"]) {
      cpSync(join(repository, folder), join(copy, folder), {
        recursive: true,
        filter: (path) => !/\/(node_modules|dist|data)(\/|$)/.test(path.slice(repository.length)),
      });
    }
    const installed = join(repository, "node_modules");
    mkdirSync(join(copy, "node_modules/@rotunda"), { recursive: true });
    for (const name of readdirSync(installed)) {
      if (name === "@rotunda" || name.startsWith(".")) continue;
      symlinkSync(join(installed, name), join(copy, "node_modules", name));
    }
    for (const name of readdirSync(join(copy, "packages"))) {
      symlinkSync(join(copy, "packages", name), join(copy, "node_modules/@rotunda", name));
    }
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it("isn't in the repository", () => {
    const { modules, violations } = findBoundaryViolations(repository);
    expect(violations).toEqual([]);
    expect(modules).toBeGreaterThan(400);
  });

  it("is checked in every feature of core", () => {
    const entries = readdirSync(join(copy, "packages/core/src"), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(CORE_FEATURES.toSorted()).toEqual(folders.toSorted());
  });

  describe("is refused", () => {
    let refused: Set<string>;
    let violations: string[];
    beforeAll(() => {
      for (const { path, text } of [...planted, LATER]) writeFileSync(join(copy, path), text);
      const { status, stdout } = spawnSync(
        join(repository, "node_modules/.bin/oxlint"),
        ["--config", ".oxlintrc.json", "--format", "json", ...planted.map(({ path }) => path)],
        { cwd: copy, encoding: "utf8" },
      );
      expect(status).not.toBe(0);
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
      const imports = diagnostics.filter(({ code }) => code.includes("no-restricted-imports"));
      refused = new Set(imports.map(({ filename }) => filename));
      ({ violations } = findBoundaryViolations(copy));
    });

    it("by the boundary check: a later feature of core", () => {
      expect(violations).toContain(
        `core's kernel imports no later feature: ${LATER.path} imports ../records/briefcase.ts`,
      );
    });

    it.each(planted)("by lint and by the boundary check: $name", ({ path }) => {
      expect(refused).toContain(path);
      expect(violations.filter((violation) => violation.includes(path))).not.toEqual([]);
    });
  });
});
