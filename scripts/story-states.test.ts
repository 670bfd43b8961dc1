import { describe, expect, it } from "vitest";
import { STORY_THEMES } from "../.storybook/themes.ts";
import { STATES_OF_KIND } from "../packages/ui/src/theme/story-states.ts";
import { componentStoryFiles, readStoryFile } from "./story-files.ts";
import { missingStates } from "./story-states.ts";

const file = (usage: string, stories: string) =>
  missingStates(
    "a.stories.tsx",
    `const meta = { parameters: { usage: { ${usage} } satisfies StoryUsage } } satisfies Meta;\n${stories}`,
  );

describe("the states of every component", () => {
  it.each(componentStoryFiles)("%s shows each its kind answers for", (path) => {
    expect(missingStates(path, readStoryFile(path))).toEqual([]);
  });

  it("are checked in every theme", () => {
    expect(Object.keys(STORY_THEMES)).toEqual(["light", "dark", "contrast", "contrastDark"]);
  });
});

describe("the check of states", () => {
  const list = STATES_OF_KIND.list.length;

  it("names every state a list does not show", () => {
    const found = file(`kind: "list"`, "export const Default = {}; export const Empty = {};");
    expect(found).toHaveLength(list - 1);
    expect(found).toContain("a.stories.tsx has no story of the state many.");
    expect(found).not.toContain("a.stories.tsx has no story of the state empty.");
  });

  it("takes a reason in place of a story", () => {
    const reason = `kind: "list", without: { many: "There are five territories." }`;
    expect(file(reason, "export const Default = {};")).toHaveLength(list - 1);
  });

  it.each([
    ["no kind", `purpose: "A list."`, "", "does not say which kind"],
    ["an unknown kind", `kind: "thing"`, "", "does not say which kind"],
    ["a reason that is none", `kind: "mark", without: { longText: "No." }`, "", "gives no reason"],
    [
      "a reason beside the story",
      `kind: "mark", without: { longText: "Its words are fixed." }`,
      "export const LongText = {};",
      "a reason for having none",
    ],
    [
      "a reason nobody asked for",
      `kind: "mark", without: { locked: "It is always open." }`,
      "export const LongText = {};",
      "no mark needs",
    ],
  ])("refuses %s", (_name, usage, stories, words) => {
    expect(file(usage, stories)).toEqual([expect.stringContaining(words)]);
  });

  it("sees the keyboard in a play, whatever the story is called", () => {
    const toggle = `kind: "toggle", without: { longText: "Its words are fixed." }`;
    expect(file(toggle, "export const Folding = {};")).toHaveLength(1);
    const play = `export const Folding = { play: async () => { await userEvent.keyboard("{Enter}"); } };`;
    expect(file(toggle, play)).toEqual([]);
  });
});
