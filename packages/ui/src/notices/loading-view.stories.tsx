import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LoadingView } from "./loading-view.tsx";

const meta = {
  title: "Notices/Loading",
  component: LoadingView,
  args: { product: "Rotunda", isSlow: true },
} satisfies Meta<typeof LoadingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Please wait while Rotunda is loading...");
  },
};
/** The first two seconds say nothing. */
export const FirstSeconds: Story = {
  args: { isSlow: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};
