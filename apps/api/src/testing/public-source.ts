import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe } from "vitest";

/** Copies of public sources, which aren't part of the repository: a folder next to it. */
export const PUBLIC_SOURCES = new URL("../../../../../shared/data/", import.meta.url);

/** Runs tests on a copy of a public source, given by its path in the folder, or skips them if it is missing. */
export function describeWithSource(name: string, path: string, tests: (source: string) => void): void {
  const source = fileURLToPath(new URL(path, PUBLIC_SOURCES));
  describe.skipIf(!existsSync(source))(name, () => tests(source));
}
