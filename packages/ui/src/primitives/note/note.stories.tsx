import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import * as layout from "../../testing/frames.css.ts";
import { inNarrowColumn } from "../../testing/frames.tsx";
import { Note } from "./note.tsx";

const meta = {
  title: "Primitives/Note",
  component: Note,
  args: { children: "Only person profiles can be downloaded." },
  parameters: {
    usage: {
      kind: "message",
      purpose: "A few words beside the text: an aside, what the reader should know, what went wrong.",
      do: [
        "One note to a place, of two sentences at most.",
        "`role=status` or `alert` where it appears while the page is read.",
      ],
      dont: ["A box, a fill or an icon for emphasis; the bar is enough.", "Brass for anything but the Briefcase."],
      notes: ["The words carry the meaning, not the tone."],
    },
  },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  render: () => (
    <div className={layout.stack}>
      <Note>Only person profiles can be downloaded.</Note>
      <Note tone="notice">
        This individual is no longer serving in a position monitored by Rotunda. For a recent update, please contact
        your dedicated advisor.
      </Note>
      <Note tone="danger">The email or password is incorrect. Check both and try again.</Note>
    </div>
  ),
};
export const Narrow: Story = {
  args: {
    tone: "notice",
    children:
      "This individual is no longer serving in a position monitored by Rotunda. For a recent update, please contact your dedicated advisor.",
  },
  decorators: [inNarrowColumn],
};
export const LongText: Story = {
  args: { children: "Profiles outside your subscription are listed without their contents. ".repeat(8) },
};
