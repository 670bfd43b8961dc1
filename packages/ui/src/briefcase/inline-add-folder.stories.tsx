import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, waitFor } from "storybook/test";
import { InlineAddFolder } from "./new-folder.tsx";

const meta = {
  title: "Briefcase/Inline add folder",
  component: InlineAddFolder,
  args: { folderCount: 5, getProblem: (name) => (name.trim() === "" ? "This field is required." : ""), onCreate: fn() },
  parameters: {
    usage: {
      kind: "field",
      without: {
        unavailable: "A reader may make as many folders as they like.",
      },
      purpose: "Makes a folder inside the dialog that needs one.",
      do: ["Pass the number of folders: it closes when there is one more."],
      dont: ["On a page: use the dialog there."],
      keyboard: [
        ["Enter", "In the name: makes the folder."],
        ["Esc", "Closes the name only; the dialog around it stays."],
      ],
      notes: ["A group named “Add folder”; when it closes, the focus returns to its button."],
    },
  },
} satisfies Meta<typeof InlineAddFolder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add folder" }));
    const field = canvas.getByRole("textbox", { name: "Folder name" });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Create folder" }));
    await expect(field).toHaveAccessibleDescription(/This field is required\./);
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(field, "Water staff{Enter}");
    await expect(args.onCreate).toHaveBeenCalledWith("Water staff");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add folder" })).toHaveFocus());
  },
};
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button", { name: "Add folder" })),
};
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add folder" }));
    await userEvent.click(canvas.getByRole("button", { name: "Create folder" }));
    await expect(canvas.getByRole("textbox", { name: "Folder name" })).toBeInvalid();
  },
};
export const LongName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add folder" }));
    await userEvent.type(
      canvas.getByRole("textbox", { name: "Folder name" }),
      "Committee transitions: Agriculture and Energy",
    );
  },
};
