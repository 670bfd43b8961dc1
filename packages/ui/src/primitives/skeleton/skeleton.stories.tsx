import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import * as layout from "../../testing/frames.css.ts";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Primitives/Skeleton",
  component: Skeleton,
  parameters: {
    usage: {
      kind: "skeleton",
      purpose: "A placeholder for text that is loading.",
      do: ["Give it the size of what replaces it, to the pixel.", "Show it only after 150 ms."],
      dont: ["A shimmer.", "A skeleton over content that is there: dim that instead."],
      notes: ["Hidden from screen readers, and `aria-busy`."],
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A class gives it the size of the missing content. */
export const Default: Story = { args: { className: layout.narrow } };
