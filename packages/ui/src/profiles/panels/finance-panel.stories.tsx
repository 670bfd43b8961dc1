import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fullProfile } from "../story-people.ts";
import { FinancePanel } from "./finance-panel.tsx";

const meta = {
  title: "Profiles/Panels/Finance panel",
  component: FinancePanel,
  args: { profile: fullProfile },
} satisfies Meta<typeof FinancePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("$9,482,316")).toBeVisible();
    await expect(canvas.getByText("(Unavailable)")).toBeVisible();
  },
};
export const OnlyText: Story = { args: { profile: aProfile({ financialInfo: "<p>Sold the family elevator.</p>" }) } };
export const Empty: Story = { args: { profile: aProfile() } };
