import { resolve } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { listLicenses } from "./licenses.ts";

const ALLOWED = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Python-2.0",
  // A license of fonts.
  "OFL-1.1",
  // libvips, which sharp links dynamically and we don't change.
  "LGPL-3.0-or-later",
]);

/** Returns whether all parts of a license, or of one of its alternatives, are allowed. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/gu, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => ALLOWED.has(one)));

afterEach(() => vi.unstubAllEnvs());

it("every package of the bill of materials has an allowed license, and listing them needs no network", () => {
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:1");
  vi.stubEnv("npm_config_offline", "true");
  const packages = listLicenses(resolve(import.meta.dirname, ".."));
  expect(packages.length).toBeGreaterThan(200);
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(["fastify", "pg", "react", "sharp"]));
  expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([]);
  expect([isAllowed("GPL-3.0"), isAllowed("unknown"), isAllowed("(MPL-2.0 OR Apache-2.0)")]).toEqual([
    false,
    false,
    true,
  ]);
});
