import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { inNarrowColumn } from "../../theme/story-frames.tsx";
import type { StoryUsage } from "../../theme/story-usage.ts";
import { fullProfile } from "../story-people.ts";
import { HistoryPanel } from "./history-panel.tsx";

const meta = {
  title: "Profiles/Panels/History panel",
  component: HistoryPanel,
  args: { profile: fullProfile },
  parameters: {
    usage: {
      kind: "facts",
      purpose: "Offices and work over the years, newest first.",
      do: ["Years at the start of each line, of one width."],
      dont: ["A drawn timeline."],
      notes: ["A list; years and words read in one go."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof HistoryPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyADate: Story = { args: { profile: { updatedDate: "2026-11-18" } } };
export const Empty: Story = { args: { profile: aProfile() } };
export const Narrow: Story = {
  decorators: [inNarrowColumn],
};
export const LongText: Story = {
  args: {
    profile: {
      ...fullProfile,
      sources: ["Office of the Secretary of State, certified abstract of votes cast in each county. ".repeat(4)],
    },
  },
};
