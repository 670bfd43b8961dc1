import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { DownloadButton } from "./download-button.tsx";

const meta = {
  title: "Profiles/Download button",
  component: DownloadButton,
  args: { href: "#word", onDownload: fn(), children: "Word" },
  parameters: {
    usage: {
      kind: "action",
      purpose: "Fetches one file of a profile.",
      do: ["Rest all of a profile’s download buttons together, for four seconds after any press."],
      dont: ["For a book of several people: that asks in the download dialog."],
      keyboard: [["Enter", "Fetches the file; Ctrl or Cmd with it opens its address in another tab."]],
      notes: [
        "A link, so that its address can be copied; while cooling down it is `aria-disabled` and keeps the focus.",
      ],
    },
  },
} satisfies Meta<typeof DownloadButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Word" }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Word" });
    await userEvent.click(link);
    await expect(args.onDownload).not.toHaveBeenCalled();
    await expect(link).toHaveFocus();
  },
};
export const CoolingDown: Story = { args: { state: "cooling-down" } };
export const LongLabel: Story = { args: { children: "Word with our logo" } };
