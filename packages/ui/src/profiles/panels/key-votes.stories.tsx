import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { fullProfile } from "../../testing/people.ts";
import { KeyVotes } from "./key-votes.tsx";

const meta = {
  title: "Profiles/Panels/Key votes",
  component: KeyVotes,
  args: { votes: fullProfile.keyVotes },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A member without key votes has no such panel.",
      },
      purpose: "How a member voted on bills the editors chose.",
      do: ["Yea and Nay as in the record, with a mark."],
      dont: ["Red and green rows."],
      notes: ["A table with row heads; below 600 px each vote is two labeled lines."],
    },
  },
} satisfies Meta<typeof KeyVotes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneVote: Story = { args: { votes: fullProfile.keyVotes.slice(0, 1) } };
export const Many: Story = {
  args: {
    votes: Array.from({ length: 60 }, (_, index) => ({
      billNumber: `H.R. ${index + 1}`,
      name: "Rural Water Compact and Drought Resilience Act",
      vote: index % 2 === 0 ? "Yea" : "Nay",
    })),
  },
};
export const LongText: Story = {
  args: {
    votes: [
      {
        billNumber: "H.J.Res. 1172",
        name: "Providing for congressional disapproval of the rule submitted by the Department of Agriculture relating to the conservation, storage, and distribution of groundwater in rural electrification districts",
        vote: "Present, giving live pair",
      },
    ],
  },
};
