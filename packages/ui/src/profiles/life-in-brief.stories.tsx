import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { inWidth } from "../testing/frames.tsx";
import { LifeInBrief } from "./life-facts.tsx";
import { fullProfile } from "../testing/people.ts";

const meta = {
  title: "Profiles/Life in Brief",
  component: LifeInBrief,
  args: { today: "2026-06-01", profile: fullProfile },
  decorators: [inWidth(288)],
  parameters: {
    usage: {
      kind: "facts",
      purpose: "Born, education, family, religion: the facts every biography begins with.",
      do: ["Leave out what is not known; a date’s precision is the record’s."],
      dont: ["Sentences: those are the narrative’s."],
      keyboard: [
        ["Tab", "On narrow windows moves to the heading’s button."],
        ["Enter, Space", "Opens and closes."],
      ],
      notes: [
        "A description list; collapsed on narrow windows under a heading. A long electoral history is folded everywhere.",
      ],
    },
  },
} satisfies Meta<typeof LifeInBrief>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneFact: Story = { args: { profile: aProfile({ hometown: "Broken Bow" }) } };
export const NothingKnown: Story = { args: { profile: aProfile() } };
/** Long lists of elections are collapsed to their years and count. */
export const LongElectoralHistory: Story = {
  globals: { viewport: { value: "desk" } },
  args: {
    profile: aProfile({
      electoralHistory: Array.from({ length: 14 }, (_, at) => ({
        year: 2026 - 2 * at,
        raceName: "U.S. House, Nebraska, 3rd District",
        status: "won",
      })),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^2000 U.S. House/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "2000–2026, 14 elections" }));
    await expect(canvas.getByText(/^2000 U.S. House/)).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    profile: aProfile({
      hometown: "Village of the Branch and Incorporated Township of Lake Saint Catherine-on-the-Hudson",
    }),
  },
};
