import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ADVISORY_LOCKS } from "./advisory-locks.ts";

const API = resolve(import.meta.dirname, "../..");

describe("the advisory locks", () => {
  it("have distinct numbers", () => {
    const numbers = Object.values(ADVISORY_LOCKS);
    expect(numbers.length).toBeGreaterThan(2);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("are acquired and numbered in one file only", () => {
    const files = ["src", "migrations"].flatMap((folder) =>
      readdirSync(join(API, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(?:ts|js|sql)$/u.test(file) && !file.endsWith(".test.ts"))
        .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(API, folder, file), "utf8") })),
    );
    expect(files.length).toBeGreaterThan(300);
    const numbers = Object.values(ADVISORY_LOCKS).map(String);
    const users = files.filter(
      ({ text }) =>
        /pg_(?:try_)?advisory/u.test(text) || numbers.some((number) => text.replaceAll("_", "").includes(number)),
    );
    expect(users.map(({ file }) => file)).toEqual(["src/platform/advisory-locks.ts"]);
  });
});
