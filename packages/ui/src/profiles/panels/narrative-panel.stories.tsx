import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fullProfile } from "../story-people.ts";
import { NarrativePanel } from "./narrative-panel.tsx";

const meta = {
  title: "Profiles/Panels/Narrative panel",
  component: NarrativePanel,
  args: { profile: { narrative: "<p>The short one.</p>", fullNarrative: fullProfile.narrative } },
} satisfies Meta<typeof NarrativePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/Loup River/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Read the full narrative" }));
    await expect(canvas.getByText(/Loup River/)).toBeVisible();
  },
};
export const OnlyTheFullOne: Story = {
  args: { profile: { narrative: "", fullNarrative: fullProfile.narrative } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Loup River/)).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};
export const Empty: Story = { args: { profile: { narrative: "", fullNarrative: "" } } };
