import type { Meta, StoryObj } from "@storybook/react-vite";
import { fullProfile } from "../story-people.ts";
import { KeyVotes } from "./key-votes.tsx";

const meta = {
  title: "Profiles/Panels/Key votes",
  component: KeyVotes,
  args: { votes: fullProfile.keyVotes },
} satisfies Meta<typeof KeyVotes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneVote: Story = { args: { votes: fullProfile.keyVotes.slice(0, 1) } };
