import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, userEvent } from "storybook/test";
import { fullProfile } from "../../testing/people.ts";
import { NarrativePanel } from "./narrative-panel.tsx";

const meta = {
  title: "Profiles/Panels/Narrative panel",
  component: NarrativePanel,
  args: { profile: { narrative: "<p>The short one.</p>", fullNarrative: fullProfile.narrative } },
  parameters: {
    usage: {
      kind: "facts",
      purpose: "The biography in the words of its editors.",
      do: ["A measure of 68 characters, the serif, nothing beside it."],
      dont: ["Pictures in the text."],
      keyboard: [
        ["Tab", "Moves to the button for the full text."],
        ["Enter, Space", "Swaps the short and the full text."],
      ],
      notes: ["Cleaned HTML; its headings begin below the panel’s.", "Paper has the full text, opened or not."],
    },
  },
} satisfies Meta<typeof NarrativePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // In the page, because print shows the longer text; hidden on screen.
    await expect(canvas.getByText(/Loup River/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Read the full narrative" }));
    await expect(canvas.getByText(/Loup River/)).toBeVisible();
  },
};
export const OnlyTheFullOne: Story = {
  args: { profile: { narrative: "", fullNarrative: fullProfile.narrative } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Loup River/)).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};
export const Empty: Story = { args: { profile: { narrative: "", fullNarrative: "" } } };
export const LongText: Story = {
  args: { profile: { narrative: fullProfile.narrative.repeat(6), fullNarrative: "" } },
};
