import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { choicesOfComponents } from "../.storybook/choices-plugin.ts";
import { componentsByFolder } from "../.storybook/index-plugin.ts";
import { componentStoryFiles } from "./story-files.ts";

const SOURCES = "packages/ui/src";
const choices = choicesOfComponents();

/** Props that are typed by the keys of a style sheet, which Storybook’s own docgen calls unknown. */
const derived = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx") && !/\.(stories|test)\.tsx$/.test(path))
  .flatMap((path) =>
    [...readFileSync(`${SOURCES}/${path}`, "utf8").matchAll(/interface (\w+)Props\b[^{]*\{([\s\S]*?)\n\}/g)].flatMap(
      ([, component = "", body = ""]) =>
        [...body.matchAll(/^ {2}(\w+)\??: .*keyof typeof /gm)].map(([, prop = ""]) => [component, prop] as const),
    ),
  );

describe("the controls of a component", () => {
  it("offer the words its types name, whatever they are taken from", () => {
    expect(choices["Button"]).toEqual({
      tone: ["plain", "primary", "quiet", "danger"],
      size: ["small", "medium", "large"],
    });
    expect(choices["Headshot"]?.["kind"]).toContain("committee");
    expect(choices["StatusPill"]?.["status"]).toContain("tooClose");
    expect(choices["ProfileCard"]).toEqual({ layout: ["row", "card"] });
  });

  it("were found for every prop that takes the keys of a style sheet", () => {
    expect(derived.length).toBeGreaterThan(8);
    // Icons are made by a function and share one page, without controls.
    const shown = derived.filter(([component]) => component !== "Icon");
    expect(shown.filter(([component, prop]) => !choices[component]?.[prop]?.length)).toEqual([]);
  });
});

describe("the page of all components", () => {
  const listed = componentsByFolder().flatMap(({ components }) => components);

  it("has every story file once, with what it is for", () => {
    expect(listed).toHaveLength(componentStoryFiles.length);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    expect(listed.filter(({ purpose }) => purpose.length < 10)).toEqual([]);
  });
});
