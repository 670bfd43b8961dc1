import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { CustomLogo } from "./custom-logo.tsx";

const meta = {
  title: "Exports/Custom logo",
  component: CustomLogo,
  args: {
    format: "docx",
    hasCustomLogo: true,
    isChosen: false,
    onChoose: fn(),
    request: "idle",
    onRequest: fn(),
  },
  parameters: {
    usage: {
      kind: "action",
      without: {
        unavailable: "An option that a format doesn’t have is replaced by a sentence.",
      },
      purpose: "The organization’s logo on the cover of a Word document.",
      do: ["Say why there is no choice: another format, or no logo yet."],
      dont: ["Clearing the checkbox when the format changes: it applies again for Word."],
      keyboard: [
        ["Space", "Ticks the logo."],
        ["Enter", "In the message: sends the request, not the form around it."],
      ],
      notes: ["The request is a group of its own; its field takes the focus when it opens."],
    },
  },
} satisfies Meta<typeof CustomLogo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Use our custom logo on the cover" }));
    await expect(args.onChoose).toHaveBeenCalledWith(true);
  },
};
export const ForPdf: Story = {
  args: { format: "pdf" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(canvas.getByText("Your organization’s custom logo is for Word formats.")).toBeVisible();
  },
};
export const Requesting: Story = {
  args: { hasCustomLogo: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Request a custom logo" }));
    const field = canvas.getByRole("textbox", { name: "Message to your dedicated advisor" });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Our seal, please.{Enter}");
    await expect(args.onRequest).toHaveBeenCalledWith("Our seal, please.");
  },
};
export const Sent: Story = { args: { hasCustomLogo: false, request: "sent" } };
