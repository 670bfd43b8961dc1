import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fullProfile } from "../story-people.ts";
import { HistoryPanel } from "./history-panel.tsx";

const meta = {
  title: "Profiles/Panels/History panel",
  component: HistoryPanel,
  args: { profile: fullProfile },
} satisfies Meta<typeof HistoryPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyADate: Story = { args: { profile: { updatedDate: "2026-11-18" } } };
export const Empty: Story = { args: { profile: aProfile() } };
