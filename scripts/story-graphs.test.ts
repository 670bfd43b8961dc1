import { expect, it } from "vitest";
import { hashStories, listChangedStories, listModules } from "./story-graphs.ts";

const BUTTON = "packages/ui/src/primitives/button/button.stories.tsx";
const names = (file: string) => [...listModules(file)].map((path) => path.replace(/.*\/(?=packages|apps)/u, ""));

it("a story depends on its component, its styles and the files behind the names it imports", () => {
  const modules = names(BUTTON);
  expect(modules).toContain("packages/ui/src/primitives/button/button.tsx");
  expect(modules).toContain("packages/ui/src/primitives/button/button.css.ts");
  expect(modules).toContain("packages/core/src/kernel/breakpoints.ts");
});

it("a story doesn't depend on modules that its barrels only pass on", () => {
  const modules = names(BUTTON);
  expect(modules).not.toContain("packages/core/src/index.ts");
  expect(modules).not.toContain("packages/core/src/briefcase/items.ts");
});

it("a story whose hash isn't stored counts as changed", () => {
  const hashes = new Map([["none.stories.tsx", "0"]]);
  expect(listChangedStories(hashes)).toEqual(["none.stories.tsx"]);
});

it("two stories have different hashes, and one has the same at every reading", () => {
  const other = "packages/ui/src/primitives/chip/chip.stories.tsx";
  const first = hashStories([BUTTON, other]);
  expect(first.get(BUTTON)).not.toBe(first.get(other));
  expect(hashStories([BUTTON]).get(BUTTON)).toBe(first.get(BUTTON));
});
