import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { Count } from "./count.tsx";

const meta = {
  title: "Primitives/Count",
  component: Count,
  args: { value: 4, label: "active" },
  parameters: {
    usage: {
      kind: "sign",
      purpose: "A small number beside a heading or a tab: how many are active, or inside.",
      do: ["Say what is counted in the label; it is read after the number."],
      dont: ["A zero: leave it out.", "A number that is the content itself, such as votes."],
      notes: ["“3 active” to screen readers, 3 to the eye."],
    },
  },
} satisfies Meta<typeof Count>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { value: 1284, label: "profiles" } };
