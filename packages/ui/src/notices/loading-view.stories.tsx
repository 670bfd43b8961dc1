import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { LoadingView } from "./notices.tsx";

const meta = {
  title: "Notices/Loading",
  component: LoadingView,
  args: { product: "Rotunda", isSlow: true },
  parameters: {
    usage: {
      kind: "sign",
      purpose: "Shown while the product starts.",
      do: ["Say that it takes a while only after two seconds."],
      dont: ["Use it inside a page: use skeletons there."],
      notes: ["A status, announced when its text appears."],
    },
  },
} satisfies Meta<typeof LoadingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole("status")).toHaveTextContent("Please wait while Rotunda is loading..."),
};
/** The first two seconds say nothing. */
export const FirstSeconds: Story = {
  args: { isSlow: false },
  play: async ({ canvas }) => expect(canvas.getByRole("status")).toBeEmptyDOMElement(),
};
