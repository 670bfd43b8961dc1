import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fullProfile } from "../story-people.ts";
import { RatingsPanel } from "./ratings-panel.tsx";

const meta = {
  title: "Profiles/Panels/Ratings panel",
  component: RatingsPanel,
  args: { ratings: fullProfile.sigRatings },
} satisfies Meta<typeof RatingsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("cell", { name: "92%" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "B+" })).toBeVisible();
  },
};
export const OneRating: Story = { args: { ratings: fullProfile.sigRatings.slice(0, 1) } };
export const Empty: Story = { args: { ratings: [] } };
