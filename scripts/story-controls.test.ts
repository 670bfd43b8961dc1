import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { propsOfComponents } from "../.storybook/props-plugin.ts";

const SOURCES = "packages/ui/src";
const props = propsOfComponents();
const wordsOf = (component: string, prop: string) => props[component]?.[prop]?.words;

/** Props typed by the keys of a style sheet, which Storybook’s docgen calls unknown. */
const derived = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx") && !/\.(stories|test)\.tsx$/.test(path))
  .flatMap((path) =>
    [...readFileSync(`${SOURCES}/${path}`, "utf8").matchAll(/interface (\w+)Props\b[^{]*\{([\s\S]*?)\n\}/g)].flatMap(
      ([, component = "", body = ""]) =>
        [...body.matchAll(/^ {2}(\w+)\??: .*keyof typeof /gm)].map(([, prop = ""]) => [component, prop] as const),
    ),
  );

describe("the controls of a component", () => {
  it("offer the strings that its types allow", () => {
    expect(wordsOf("Button", "tone")).toEqual(["plain", "primary", "quiet", "danger"]);
    expect(wordsOf("Button", "size")).toEqual(["small", "medium", "large"]);
    expect(wordsOf("Headshot", "kind")).toContain("committee");
    expect(wordsOf("StatusPill", "status")).toContain("tooClose");
    expect(wordsOf("ProfileCard", "layout")).toEqual(["row", "card"]);
    expect(wordsOf("ProfileCard", "item")).toBeUndefined();
  });

  it("offer the keys of style sheets", () => {
    expect(derived.length).toBeGreaterThan(8);
    // Icons share one page without controls.
    const shown = derived.filter(([component]) => component !== "Icon");
    expect(shown.filter(([component, prop]) => !wordsOf(component, prop)?.length)).toEqual([]);
  });

  it("show the type as written where docgen would call it unknown", () => {
    expect(props["DataTable"]?.["columns"]?.text).toBe("readonly DataColumn<Row, Id>[]");
    expect(props["Select"]?.["options"]?.text).toBe("readonly SelectOption[]");
    expect(props["Button"]?.["isBusy"]?.text).toBe("boolean");
  });
});
