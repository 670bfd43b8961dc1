import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { PartyBalance } from "./roster.tsx";

const meta = {
  title: "Places/Party balance",
  component: PartyBalance,
  args: {
    counts: [
      { party: "Republican", count: 34 },
      { party: "Democrat", count: 14 },
      { party: null, count: 1 },
    ],
  },
  parameters: {
    usage: {
      kind: "chart",
      purpose: "The seats of a chamber by party, including vacant ones.",
      do: ["Use it for three seats or more."],
      dont: ["Don’t leave out the numbers: the bar alone says nothing to a screen reader."],
      notes: ["The bar is hidden; the list below it names each party with its number."],
    },
  },
} satisfies Meta<typeof PartyBalance>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneParty: Story = { args: { counts: [{ party: "Nonpartisan", count: 49 }] } };
export const ManyParties: Story = {
  args: {
    counts: ["Republican", "Democrat", "Independent", "Vermont Progressive Party", "No party"].map((party, index) => ({
      party,
      count: 12 - 2 * index,
    })),
  },
};
export const AllVacant: Story = { args: { counts: [{ party: null, count: 3 }] } };
