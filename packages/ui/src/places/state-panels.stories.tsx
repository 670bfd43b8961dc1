import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { listStatePanels } from "@rotunda/core";
import { aState } from "@rotunda/core/testing";
import * as places from "../testing/places.ts";
import { inNarrowColumn } from "../testing/frames.tsx";
import type { StoryUsage } from "../testing/story-usage.ts";
import { StatePanels } from "./state-panels.tsx";

const meta = {
  title: "Places/State panels",
  component: StatePanels,
  args: {
    today: "2026-06-01",
    state: places.state,
    openIds: new Set(listStatePanels(places.state).map(({ id }) => id)),
    onOpenIdsChange: fn(),
    starOf: (person) => ({ isIn: person.id === 1, onToggle: fn() }),
  },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        longText: "Its parts show their long texts in their own stories.",
      },
      purpose: "The sections of a state’s page, those it has something for.",
      do: ["Give the sections core names, in its order."],
      dont: ["Don’t show an empty section."],
      keyboard: [["Enter, Space", "On a section’s title: opens or closes it."]],
      notes: [
        "Titles are headings of the second level with a button each; closed text is found by the browser’s search.",
      ],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof StatePanels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { openIds: new Set() } };
/** Nothing is known of it. */
export const Empty: Story = { args: { state: aState() } };
/** As wide as a phone. */
export const Narrow: Story = {
  decorators: [inNarrowColumn],
};
