import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const README = fileURLToPath(new URL("../../../../README.md", import.meta.url));

it("README’s table lists exactly the settings", async () => {
  const asked = new Set<string>();
  readSettings(new Proxy<Record<string, string | undefined>>({}, { get: (_, name) => void asked.add(String(name)) }));
  const [, section = ""] = /\n## Settings\n([\s\S]*?)\n## /u.exec(await readFile(README, "utf8")) ?? [];
  const listed = [...section.matchAll(/^\| `([A-Z_]+)` /gmu)].map(([, name]) => name ?? "");
  expect(listed.toSorted()).toEqual([...asked].toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});
