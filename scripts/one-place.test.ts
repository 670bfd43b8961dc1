import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { MESSAGES } from "@rotunda/core";

const repository = resolve(import.meta.dirname, "..");
const SOURCES = ["packages/ui/src", "packages/adapters-http/src", "apps/web/src", "apps/api/src"];

const files = SOURCES.flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|stories)\.tsx?$/u.test(file) && !file.includes("testing/"))
    .map((file) => ({
      path: `${folder}/${file}`,
      text: readFileSync(join(repository, folder, file), "utf8").replaceAll("’", "'"),
    })),
);

describe("the message for an outcome", () => {
  const sentences = Object.entries(MESSAGES).flatMap(([key, value]) =>
    typeof value === "string" && value.length > 12 ? [[key, value] as const] : [],
  );

  it("is written in core only", () => {
    expect(sentences.length).toBeGreaterThan(30);
    const again = sentences.flatMap(([key, sentence]) =>
      files.filter(({ text }) => text.includes(sentence)).map(({ path }) => `${key} in ${path}`),
    );
    expect(again).toEqual([]);
  });
});
