import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { listAgencyPanels } from "@rotunda/core";
import { anAgency } from "@rotunda/core/testing";
import * as places from "../testing/places.ts";
import { inNarrowColumn } from "../testing/frames.tsx";
import type { StoryUsage } from "../testing/story-usage.ts";
import { AgencyPanels } from "./agency-panels.tsx";

const meta = {
  title: "Places/Agency panels",
  component: AgencyPanels,
  args: {
    agency: places.agency,
    openIds: new Set(listAgencyPanels(places.agency).map(({ id }) => id)),
    onOpenIdsChange: fn(),
    starOf: (person) => ({ isIn: person.id === 1, onToggle: fn() }),
  },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        longText: "Its parts show their long texts in their own stories.",
      },
      purpose: "The sections of an agency’s page, those it has something for.",
      do: ["Give the sections core names, in its order."],
      dont: ["Don’t show an empty section."],
      keyboard: [["Enter, Space", "On a section’s title: opens or closes it."]],
      notes: [
        "Titles are headings of the second level with a button each; closed text is found by the browser’s search.",
      ],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof AgencyPanels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { openIds: new Set() } };
/** Nothing is known of it. */
export const Empty: Story = { args: { agency: anAgency() } };
/** As wide as a phone. */
export const Narrow: Story = {
  decorators: [inNarrowColumn],
};
