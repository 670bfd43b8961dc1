import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { BusyLine } from "./header.tsx";

const meta = {
  title: "Shell/Busy line",
  component: BusyLine,
  parameters: {
    layout: "fullscreen",
    usage: {
      kind: "sign",
      purpose: "Shows that the next page is loading, if it takes longer than a moment.",
      do: ["Render it while a navigation is under way, and only then."],
      dont: ["Use it for data inside a page: skeletons keep their room."],
      notes: ["Hidden from screen readers: the page itself is announced when it has loaded."],
    },
  },
} satisfies Meta<typeof BusyLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => expect(canvasElement.firstElementChild).toHaveAttribute("aria-hidden", "true"),
};
