import type { StoryUsage } from "../packages/ui/src/testing/story-meta.ts";
import { describe, expect, it } from "vitest";
import { STATES_OF_KIND } from "../packages/ui/src/testing/story-states.ts";
import { componentsByFolder } from "./component-index.tsx";
import { componentStories } from "./component-stories.ts";
import { listMissingStates, usesKeyboard } from "./missing-states.ts";
import { STORY_THEMES } from "./themes.ts";

const components = Object.entries(componentStories);

describe.each(components)("%s", (_path, stories) => {
  const { purpose, keyboard, ...lists } = stories.default.parameters.usage;

  it("shows or explains every state of its kind", () => {
    expect(listMissingStates(stories)).toEqual([]);
  });

  it("explains its purpose, its use and its semantics, and its keys if a story uses the keyboard", () => {
    expect(purpose.length).toBeGreaterThan(10);
    for (const list of [lists.do, lists.dont, lists.notes]) expect(list).not.toEqual([]);
    if (Object.values(stories).some(usesKeyboard)) expect(keyboard).not.toEqual([]);
  });
});

it("the page of all components lists each once", () => {
  const listed = componentsByFolder.flatMap((folder) => folder.components);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(components.length);
  expect(listed).toHaveLength(components.length);
});

it("stories are checked in four themes", () => {
  expect(Object.keys(STORY_THEMES)).toEqual(["light", "dark", "contrast", "contrastDark"]);
});

describe("missing states", () => {
  const check = (usage: Partial<StoryUsage>, stories: object = {}) =>
    listMissingStates({
      default: {
        title: "A",
        parameters: { usage: { kind: "mark", purpose: "", do: [], dont: [], notes: [], ...usage } },
      },
      ...stories,
    });
  const stories = { Default: {}, Empty: {} };

  it("are those of the kind without a story", () => {
    const found = check({ kind: "list" }, stories);
    expect(found).toHaveLength(STATES_OF_KIND.list.length - 1);
    expect(found).toContain("There is no story of the state many.");
    expect(found).not.toContain("There is no story of the state empty.");
  });

  it("can be explained by a reason", () => {
    const found = check({ kind: "list", without: { many: "There are five territories." } }, stories);
    expect(found).toHaveLength(STATES_OF_KIND.list.length - 2);
  });

  it.each<[string, StoryUsage["without"], object]>([
    ["too short", { longText: "No." }, {}],
    ["beside a story of the state", { longText: "Its words are fixed." }, { LongText: {} }],
    ["for a state that the kind doesn't have", { locked: "It is always open." }, { LongText: {} }],
  ])("refuse a reason that is %s", (_name, without, shown) => {
    expect(check({ without }, shown)).toEqual([expect.stringContaining("is needless or says nothing")]);
  });

  it("don't include the focus if a play function uses the keyboard", () => {
    const usage: Partial<StoryUsage> = { kind: "toggle", without: { longText: "Its words are fixed." } };
    expect(check(usage, { Folding: {} })).toHaveLength(1);
    expect(check(usage, { Folding: { play: "await userEvent.keyboard('{Enter}')" } })).toEqual([]);
  });
});
