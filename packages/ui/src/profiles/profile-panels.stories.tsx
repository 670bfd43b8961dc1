import { listInitiallyOpen, listProfilePanels } from "@rotunda/core";
import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { withState } from "../testing/with-state.tsx";
import { ProfilePanels } from "./profile-panels.tsx";
import { fullProfile, realSenator } from "../testing/people.ts";

const meta = {
  title: "Profiles/Profile panels",
  component: ProfilePanels,
  render: withState(ProfilePanels, "openIds", "onOpenIdsChange"),
  args: {
    profile: fullProfile,
    openIds: listInitiallyOpen(listProfilePanels(fullProfile)),
    onOpenIdsChange: fn(),
    onSaveVcard: fn(),
  },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        longText: "Its parts show their long texts in their own stories.",
      },
      purpose: "All panels of a person that have content, with one button to open or close them.",
      do: ["Remember which are open for the way back."],
      dont: ["An empty panel."],
      keyboard: [
        ["Tab", "The toggle, then each panel’s heading."],
        ["Enter, Space", "Opens and closes."],
      ],
      notes: ["As the panel; printing shows them all open."],
    },
  },
} satisfies Meta<typeof ProfilePanels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = () => canvas.getAllByRole("button", { expanded: true }).map((button) => button.textContent);
    const atFirst = titles().length;
    await userEvent.click(canvas.getByRole("button", { name: "Expand all panels" }));
    await expect(titles().length).toBeGreaterThan(atFirst);
    await userEvent.click(canvas.getByRole("button", { name: "Collapse all panels" }));
    await expect(canvas.queryAllByRole("button", { expanded: true })).toHaveLength(0);
  },
};
export const Sparse: Story = {
  args: { profile: aProfile({ quickSummary: "<p>A first term.</p>" }), openIds: new Set(["quick-summary"]) },
};
/** With public data only: all sections are open, with their sources and a sentence about what is missing. */
export const PublicSources: Story = {
  args: { profile: realSenator, openIds: listInitiallyOpen(listProfilePanels(realSenator)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("button", { expanded: false })).toHaveLength(
      canvas.getAllByRole("button", { name: /subcommittees|earlier/ }).length,
    );
    await expect(canvas.getAllByText(/^Source: congress-legislators/)).toHaveLength(5);
  },
};
export const NothingKnown: Story = {
  args: { profile: aProfile(), openIds: new Set() },
  play: async ({ canvas }) => expect(canvas.getByText("No information available.")).toBeVisible(),
};
