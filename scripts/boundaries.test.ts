import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundaryViolations } from "./boundaries.ts";
import { CORE_FEATURES } from "./layers.ts";

const repository = resolve(import.meta.dirname, "..");
const planted = [
  ["react in core", "packages/core/src/search/planted.ts", 'import "react";\n'],
  [
    "rxjs in a rule",
    "packages/core/src/search/planted.ts",
    'import { of } from "rxjs";\nexport const planted = of(1);\n',
  ],
  [
    "rxjs in ui",
    "packages/ui/src/search/planted.ts",
    'import type { Observable } from "rxjs";\nexport type Planted = Observable<1>;\n',
  ],
  ["an adapter in ui", "packages/ui/src/search/planted.ts", 'import "@rotunda/adapters-http";\n'],
  ["a store in ui", "packages/ui/src/search/planted.ts", 'import "@rotunda/core/stores";\n'],
  ["Radix outside primitives", "packages/ui/src/search/planted.ts", 'import "radix-ui";\n'],
  ["Radix in a screen", "apps/web/src/search/planted.ts", 'import "radix-ui";\n'],
  ["ky in a screen", "apps/web/src/search/planted.ts", 'import "ky";\n'],
] as const;

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

  const lint = (path: string) =>
    spawnSync(join(repository, "node_modules/.bin/oxlint"), ["--config", ".oxlintrc.json", path], {
      cwd: copy,
      encoding: "utf8",
    });

  it("is absent from the tree as it stands", () => {
    const { modules, violations } = boundaryViolations(copy);
    expect(violations).toEqual([]);
    expect(modules).toBeGreaterThan(400);
  });

  it("is refused from a feature of core to a later one", () => {
    const path = "packages/core/src/kernel/planted.ts";
    writeFileSync(
      join(copy, path),
      'import type { Folder } from "../records/briefcase.ts";\nexport type Planted = Folder;\n',
    );
    try {
      const refusal = `core's kernel imports no later feature: ${path} imports ../records/briefcase.ts`;
      expect(boundaryViolations(copy).violations).toEqual([refusal]);
    } finally {
      rmSync(join(copy, path));
    }
  });

  it("is looked for in every feature of core", () => {
    const entries = readdirSync(join(copy, "packages/core/src"), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(CORE_FEATURES.toSorted()).toEqual(folders.toSorted());
  });

  it.each(planted)("%s is refused by lint and by the boundary check", (_name, path, text) => {
    const file = join(copy, path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, text);
    try {
      const linted = lint(path);
      expect(linted.stdout).toContain("no-restricted-imports");
      expect(linted.status).not.toBe(0);
      const { violations } = boundaryViolations(copy);
      expect(violations.filter((violation) => violation.includes(path))).not.toEqual([]);
    } finally {
      rmSync(file);
    }
  });
});
