import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { listDistrictPanels } from "@rotunda/core";
import { aDistrict } from "@rotunda/core/testing";
import * as places from "../testing/places.ts";
import { inNarrowColumn } from "../testing/frames.tsx";
import type { StoryUsage } from "../testing/story-usage.ts";
import { DistrictPanels } from "./district-panels.tsx";

const meta = {
  title: "Places/District panels",
  component: DistrictPanels,
  args: {
    today: "2026-06-01",
    district: places.district,
    openIds: new Set(listDistrictPanels(places.district).map(({ id }) => id)),
    onOpenIdsChange: fn(),
    starOf: (person) => ({ isIn: person.id === 1, onToggle: fn() }),
  },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        longText: "Its parts show their long texts in their own stories.",
      },
      purpose: "The sections of a district’s page, those it has something for.",
      do: ["Give the sections core names, in its order."],
      dont: ["Don’t show an empty section."],
      keyboard: [["Enter, Space", "On a section’s title: opens or closes it."]],
      notes: [
        "Titles are headings of the second level with a button each; closed text is found by the browser’s search.",
      ],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof DistrictPanels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { openIds: new Set() } };
/** Nothing is known of it. */
export const Empty: Story = { args: { district: aDistrict() } };
/** As wide as a phone. */
export const Narrow: Story = {
  decorators: [inNarrowColumn],
};
