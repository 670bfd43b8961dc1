import { describe, expect, it } from "vitest";
import { propsOfComponents } from "../.storybook/props-plugin.ts";

const props = propsOfComponents();
const wordsOf = (component: string, prop: string) => props[component]?.[prop]?.words;

describe("the controls of a component", () => {
  it("offer the strings that its types allow", () => {
    expect(wordsOf("Button", "tone")).toEqual(["plain", "primary", "quiet", "danger"]);
    expect(wordsOf("Button", "size")).toEqual(["small", "medium", "large"]);
    expect(wordsOf("StatusPill", "status")).toContain("too-close-to-call");
    expect(wordsOf("ProfileCard", "layout")).toEqual(["row", "card"]);
    expect(wordsOf("ProfileCard", "item")).toBeUndefined();
  });

  it("show the type as written where docgen would call it unknown", () => {
    expect(props["DataTable"]?.["columns"]?.text).toBe("readonly DataColumn<Row, Id>[]");
    expect(props["Select"]?.["options"]?.text).toBe("readonly SelectOption<Value>[]");
    expect(props["Button"]?.["isBusy"]?.text).toBe("boolean");
  });
});
