import type { Meta, StoryObj } from "@storybook/react-vite";
import * as layout from "../../theme/story.css.ts";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Primitives/Skeleton",
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sized by the place it holds, through a class. */
export const Default: Story = { args: { className: layout.narrow } };
