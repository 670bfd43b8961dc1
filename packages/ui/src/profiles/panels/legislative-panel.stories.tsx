import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fullProfile } from "../story-people.ts";
import { LegislativePanel } from "./legislative-panel.tsx";

const meta = {
  title: "Profiles/Panels/Legislative panel",
  component: LegislativePanel,
  args: { profile: fullProfile },
} satisfies Meta<typeof LegislativePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyALeadershipPost: Story = { args: { profile: aProfile({ leadershipPost: "Deputy Whip" }) } };
export const Empty: Story = { args: { profile: aProfile() } };
