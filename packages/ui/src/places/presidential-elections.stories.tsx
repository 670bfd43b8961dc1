import type { Meta, StoryObj } from "@storybook/react-vite";
import * as places from "./story-places.ts";
import { inNarrowColumn } from "../theme/story-frames.tsx";
import type { StoryUsage } from "../theme/story-usage.ts";
import { PresidentialElections } from "./presidential-elections.tsx";

const meta = {
  title: "Places/Presidential elections",
  component: PresidentialElections,
  args: { results: places.elections },
  parameters: {
    usage: {
      purpose: "How a state voted for President, year by year, and who stood.",
      do: ["Name the unit and the tick in the caption."],
      dont: ["Don’t tint a row by its winner."],
      notes: ["The bars are hidden; shares and lead are in the table."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof PresidentialElections>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneYear: Story = { args: { results: places.elections.slice(0, 1) } };
/** Shares nobody knows leave their cells empty. */
export const WithoutShares: Story = {
  args: {
    results: places.elections.map((result) => ({
      ...result,
      candidates: result.candidates.map((candidate) => ({ ...candidate, votes: null, percent: null })),
    })),
  },
};
/** As wide as a phone. */
export const Narrow: Story = {
  decorators: [inNarrowColumn],
};
