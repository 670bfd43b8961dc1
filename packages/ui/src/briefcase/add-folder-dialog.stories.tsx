import { describeNameProblem } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, screen, waitFor } from "storybook/test";
import { AddFolderDialog } from "./new-folder.tsx";
import { FOLDERS } from "@rotunda/core/testing";

const getProblem = (name: string) => describeNameProblem(name, FOLDERS);

const meta = {
  title: "Briefcase/Add folder dialog",
  component: AddFolderDialog,
  args: { getProblem, onCreate: fn(), onClose: fn() },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 360 } },
    usage: {
      kind: "askingOverlay",
      purpose: "Asks for the name of a new folder, from the folder list.",
      do: ["Give it core’s rule for names, so that the dialog and the server agree."],
      dont: ["Inside another dialog: `InlineAddFolder` is for that."],
      keyboard: [
        ["Enter", "Creates the folder; an invalid name shows an error at the field."],
        ["Esc", "Closes without a folder."],
      ],
      notes: [
        "The focus begins in the field, and comes back to the opener unless the new folder takes it.",
        "What is wrong with the name is the field’s description and shows when the field is left or used.",
      ],
    },
  },
} satisfies Meta<typeof AddFolderDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole("textbox", { name: "Folder name" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "Hill day, March 4{Enter}");
    await expect(args.onCreate).toHaveBeenCalledWith("Hill day, March 4");
  },
};

/** OK and Enter focus the field until the name is valid. */
export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole("textbox", { name: "Folder name" });
    const ok = screen.getByRole("button", { name: "OK" });
    await expect(ok).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(ok);
    await expect(field).toHaveAccessibleDescription(/This field is required\./);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "farm bill conferees");
    await expect(field).toHaveAccessibleDescription(/Folder name has to be unique\./);
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

/** The server has a folder that this window doesn’t know. */
export const RefusedByTheServer: Story = {
  args: { refused: "Folder name has to be unique." },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("textbox", { name: "Folder name" });
    await userEvent.type(field, "Water{Enter}");
    await expect(field).toHaveAccessibleDescription(/Folder name has to be unique\./);
    await userEvent.type(field, "s");
    await expect(field).not.toBeInvalid();
  },
};
export const Busy: Story = { args: { isBusy: true } };
/** The dialog shows no existing names; a typed name keeps its direction. */
export const LongAndRightToLeftNames: Story = {
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("textbox", { name: "Folder name" });
    await userEvent.type(field, "لجنة الزراعة, Committee transitions: Agriculture, Appropriations and Energy");
    await expect(field).not.toBeInvalid();
  },
};
