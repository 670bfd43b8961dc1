import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import { fullProfile } from "../../testing/people.ts";
import { HistoryPanel } from "./history-panel.tsx";

const meta = {
  title: "Profiles/Panels/History panel",
  component: HistoryPanel,
  args: { profile: fullProfile },
  parameters: {
    usage: {
      kind: "facts",
      without: { empty: "A record without a history has no such panel." },
      purpose: "Terms in office, newest first, when the entry last changed, and where its facts come from.",
      do: ["Long histories are collapsed to their years and count."],
      dont: ["A drawn timeline."],
      keyboard: [
        ["Tab", "Moves to the summary of many terms."],
        ["Enter, Space", "Opens and closes them."],
      ],
      notes: ["A description list."],
    },
  },
} satisfies Meta<typeof HistoryPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Long lists of terms are collapsed to their years and count. */
export const LongCareer: Story = {
  args: {
    profile: {
      updatedDate: "2026-11-18",
      terms: Array.from({ length: 17 }, (_, at) => ({
        office: "Representative",
        state: "Washington",
        district: "7",
        party: "Democrat",
        caucus: "",
        note: "",
        start: `${1993 + 2 * at}-01-03`,
        end: `${1995 + 2 * at}-01-03`,
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "1993–2027, 17 terms" }));
    await expect(canvas.getByText("Representative, Washington, District 7, Democrat, 1993–1995")).toBeVisible();
  },
};
export const OnlyADate: Story = { args: { profile: { updatedDate: "2026-11-18" } } };
export const LongText: Story = {
  args: {
    profile: {
      ...fullProfile,
      sources: ["Office of the Secretary of State, certified abstract of votes cast in each county. ".repeat(4)],
    },
  },
};
