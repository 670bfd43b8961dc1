import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { OfflineBar } from "./notices.tsx";

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
      do: ["Announce when it appears and disappears: the shell does."],
      dont: ["Use it for a single failed request: that is a failure notice instead of the content."],
      notes: ["It moves nothing out of view and takes no focus."],
    },
  },
} satisfies Meta<typeof OfflineBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(/^You are offline/)).toBeVisible(),
};
