import { type Expression } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { child, componentStoryFiles, readStoryFile, usageOf } from "./story-files.ts";

const hasWords = (node: Expression | null) =>
  node?.type === "Literal"
    ? String(node.value).length > 10
    : node?.type === "ArrayExpression" && node.elements.length > 0;

describe("every component's docs page", () => {
  it.each(componentStoryFiles)("%s says what it is for, how to use it and how it is read", (path) => {
    const usage = usageOf(readStoryFile(path));
    const missing = ["purpose", "do", "dont", "notes"].filter((name) => !hasWords(child(usage, name)));
    expect(missing).toEqual([]);
  });

  it.each(componentStoryFiles)("%s has a keyboard table where a story uses the keyboard", (path) => {
    const source = readStoryFile(path);
    if (!/userEvent\.(keyboard|tab)\(/.test(source)) return;
    expect(hasWords(child(usageOf(source), "keyboard"))).toBe(true);
  });
});
