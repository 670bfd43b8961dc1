import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import * as layout from "../../testing/frames.css.ts";
import { Spinner } from "./spinner.tsx";

const meta = {
  title: "Primitives/Spinner",
  component: Spinner,
  parameters: {
    usage: {
      kind: "sign",
      purpose: "Something small is busy: in a button or beside a word.",
      do: ["Say beside it, or by `aria-busy`, what is happening."],
      dont: ["A page or a list: those have skeletons."],
      notes: ["Hidden from screen readers; still under reduced motion."],
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  render: () => (
    <div className={layout.row}>
      <Spinner size="small" />
      <Spinner size="medium" />
      <Spinner size="large" />
    </div>
  ),
};
