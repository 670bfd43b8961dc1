import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { OfflineBar } from "./offline-bar.tsx";

const meta = {
  title: "Notices/Offline bar",
  component: OfflineBar,
  parameters: {
    layout: "fullscreen",
    usage: {
      kind: "message",
      without: {
        longText: "Its sentence is fixed.",
      },
      purpose: "Says, on every page, that the device has no connection.",
      do: ["Announce that it came and that it left: the shell does."],
      dont: ["Use it for one call that failed: that is an offline notice, where the answer would stand."],
      notes: ["It pushes nothing off the page and takes no focus."],
    },
  },
} satisfies Meta<typeof OfflineBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(/^You are offline/)).toBeVisible(),
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
