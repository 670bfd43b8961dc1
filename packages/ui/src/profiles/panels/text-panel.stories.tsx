import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fullProfile } from "../story-people.ts";
import { TextPanel } from "./text-panel.tsx";

const meta = {
  title: "Profiles/Panels/Text panel",
  component: TextPanel,
  args: { html: fullProfile.quickSummary },
} satisfies Meta<typeof TextPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: { html: "" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("No information available.")).toBeVisible();
  },
};
