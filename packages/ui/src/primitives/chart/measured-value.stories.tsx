import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { MeasuredValue } from "./bars.tsx";

const meta = {
  title: "Primitives/Measured value",
  component: MeasuredValue,
  args: { text: "60.2%", at: 0.602, width: 6, hasTrack: true },
  parameters: {
    usage: {
      kind: "chart",
      without: {
        one: "It always shows one value.",
      },
      purpose: "A number in a column, with a bar that repeats it.",
      do: ["Give all rows the same width, so that their bars are on one scale."],
      dont: ["Don\u2019t leave the number out."],
      notes: ["The bar has no text: the number is read alone."],
    },
  },
} satisfies Meta<typeof MeasuredValue>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTrack: Story = { args: { hasTrack: false } };
export const Negative: Story = { args: { text: "-1.4%", at: 0, zero: 0.4 } };
export const Unknown: Story = { args: { text: "(Unavailable)", at: null, width: 13 } };
export const Full: Story = { args: { text: "100%", at: 1 } };
