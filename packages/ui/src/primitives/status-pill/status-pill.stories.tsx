import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import * as layout from "../../testing/frames.css.ts";
import { StatusPill } from "./status-pill.tsx";

const meta = {
  title: "Primitives/Status pill",
  component: StatusPill,
  args: { status: "won", children: "Won" },
  parameters: {
    usage: {
      kind: "sign",
      purpose: "A person’s status in an election, as shape, word and color.",
      do: ["Use the five words of the record: Running, Won, Lost, Withdrawn, Too close to call."],
      dont: ["Other states in these hues: take a tag.", "The shape without the word."],
      notes: ["Shape and word say it; the color repeats them."],
    },
  },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  render: () => (
    <div className={layout.row}>
      <StatusPill status="running">Running</StatusPill>
      <StatusPill status="won">Won</StatusPill>
      <StatusPill status="lost">Lost</StatusPill>
      <StatusPill status="withdrawn">Withdrawn</StatusPill>
      <StatusPill status="too-close-to-call">Too close to call</StatusPill>
    </div>
  ),
};
