import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hashStories, listChangedStories } from "./story-hashes.ts";

mkdirSync(".build", { recursive: true });
const folder = mkdtempSync(".build/story-hashes-");
const story = relative(".", join(folder, "label.stories.tsx"));

const write = (name: string, source: string) => writeFileSync(join(folder, name), source);
const hash = async (): Promise<string> => (await hashStories([story])).get(story) ?? "";

beforeAll(() => {
  write("label.stories.tsx", 'import { Label } from "./index.ts"; export const Default = () => <Label />;');
  write("index.ts", 'export { Label } from "./label.tsx"; export { other } from "./other.ts";');
  write("label.tsx", "export const Label = () => <b>Label</b>;");
  write("other.ts", "export const other = 1;");
});

afterAll(() => rmSync(folder, { recursive: true }));

it("a story's hash changes with the code of its component", async () => {
  const before = await hash();
  write("label.tsx", "export const Label = () => <i>Label</i>;");
  expect(await hash()).not.toBe(before);
});

it("a story's hash doesn't change with comments, or with code that only its barrel exports", async () => {
  const before = await hash();
  write("label.tsx", "/** A label. */\nexport const Label = () => <i>Label</i>;");
  write("other.ts", "export const other = 2;");
  expect(await hash()).toBe(before);
});

it("a story whose hash isn't stored counts as changed", () => {
  expect(listChangedStories(new Map([["none.stories.tsx", "0"]]))).toEqual(["none.stories.tsx"]);
});
