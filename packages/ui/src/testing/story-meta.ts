import type { Meta as StorybookMeta } from "@storybook/react-vite";
import { expect, type userEvent as UserEvent, type within } from "storybook/test";
import type { StoryKind, StoryState } from "./story-states.ts";

export type { StoryObj } from "@storybook/react-vite";

/** The meta of a component's stories. */
export type Meta<Component> = StorybookMeta<Component> & { parameters: { usage: StoryUsage } };

/** The guidance on a component's docs page. */
export interface StoryUsage {
  kind: StoryKind;
  /** Why a required state has no story, in one sentence each. */
  without?: Partial<Record<StoryState, string>>;
  /** Purpose and when to use the component, in one or two sentences. */
  purpose: string;
  do: readonly string[];
  dont: readonly string[];
  /** Omitted if nothing is focusable. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** Semantics for assistive technology, and duties of the caller. */
  notes: readonly string[];
}

export const LINK_KEYS: StoryUsage["keyboard"] = [
  ["Tab", "Moves to the link."],
  ["Enter", "Follows it; with Ctrl or ⌘ in a new tab."],
];

export const BUTTON_KEYS: StoryUsage["keyboard"] = [
  ["Tab", "Moves to the button."],
  ["Enter, Space", "Acts."],
];

/** The guidance on the panels of an agency, a state or a district. */
export const describePanelsUsage = (place: string): StoryUsage => ({
  kind: "facts",
  without: { longText: "Its parts show their long texts in their own stories." },
  purpose: `The sections of ${place}’s page, those it has something for.`,
  do: ["Give the sections core names, in its order."],
  dont: ["Don’t show an empty section."],
  keyboard: [["Enter, Space", "On a section’s title: opens or closes it."]],
  notes: ["Titles are headings of the second level with a button each; closed text is found by the browser’s search."],
});

interface Played {
  canvas: ReturnType<typeof within>;
  userEvent: Pick<typeof UserEvent, "tab">;
}

/** Tab goes through the links in their order. */
export async function tabThroughLinks({ canvas, userEvent }: Played): Promise<void> {
  for (const link of canvas.getAllByRole("link")) {
    await userEvent.tab();
    await expect(link).toHaveFocus();
  }
}
