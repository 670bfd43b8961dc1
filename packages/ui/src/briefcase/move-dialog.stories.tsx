import { listFolderChoices, describeNameProblem, openSelection, toggleFolder } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { aFolder, FOLDERS } from "@rotunda/core/testing";
import { MoveDialog, type MoveDialogProps } from "./choose-folders.tsx";

const getProblem = (name: string) => describeNameProblem(name, FOLDERS);
const listChoices = (...itemIds: string[]) => listFolderChoices(openSelection(itemIds, FOLDERS), FOLDERS);

/** Checks boxes and creates a folder, as the screen does. */
function Stateful(props: MoveDialogProps) {
  const [all, setAll] = useState(FOLDERS);
  const [selection, setSelection] = useState(() => openSelection(["9-profile"], FOLDERS));
  return (
    <MoveDialog
      {...props}
      choices={listFolderChoices(selection, all)}
      canConfirm={selection.ticked.length !== selection.before.length}
      onTick={(folderId) => setSelection(toggleFolder(selection, folderId))}
      newFolder={{
        getProblem,
        onCreate: (name) => {
          setAll([...all, aFolder(9, [], name)]);
          setSelection(toggleFolder(selection, 9));
        },
      }}
    />
  );
}

const meta = {
  title: "Briefcase/Move dialog",
  component: MoveDialog,
  args: {
    subject: "Ruth Halvorsen",
    isOne: true,
    choices: listChoices("9-profile"),
    canConfirm: false,
    onTick: fn(),
    onConfirm: fn(),
    onClose: fn(),
    newFolder: { getProblem, onCreate: fn() },
  },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 620 } },
    usage: {
      kind: "askingOverlay",
      purpose: "Chooses the folders of one profile, or of several: ticking adds, unticking removes, both is a move.",
      do: [
        "Open it from the star of an item in several folders, from a message’s Select Folders and from a card’s own button.",
        "Keep it open, ticks and all, when the server refuses.",
      ],
      dont: ["A dialog over this one for a new folder: it is made in place."],
      keyboard: [
        ["Space", "Ticks or unticks the folder; one with some of the profiles cycles through mixed."],
        ["Enter in the name", "Makes the folder, which is ticked and takes the focus."],
        ["Esc", "Closes the name first, then the dialog."],
      ],
      notes: [
        "A folder with some of the profiles is `aria-checked=mixed`, and says so in words.",
        "Words beside each folder, not only color, say what OK will do.",
      ],
    },
  },
} satisfies Meta<typeof MoveDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: /^Hill day, March 3/ }));
    await expect(args.onTick).toHaveBeenCalledWith(3);
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const TickingAndMakingAFolder: Story = {
  render: (args) => <Stateful {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: /^Hill day, March 3/ }));
    await expect(screen.getByText("Will be added")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Add folder" }));
    const field = screen.getByRole("textbox", { name: "Folder name" });
    await userEvent.keyboard("{Escape}");
    await expect(field).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole("button", { name: "Add folder" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Add folder" }));
    await userEvent.keyboard("Water staff{Enter}");
    const made = await screen.findByRole("checkbox", { name: /^Water staff/ });
    await waitFor(() => expect(made).toHaveFocus());
    await expect(made).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Some of them are in the first two folders. */
export const SeveralProfiles: Story = {
  args: { subject: "3 profiles", isOne: false, choices: listChoices("1-profile", "8-profile", "20-profile") },
  play: async () => {
    const some = await screen.findByRole("checkbox", { name: /^General Briefcase/ });
    await expect(some).toHaveAttribute("aria-checked", "mixed");
  },
};
export const Changed: Story = {
  args: {
    choices: listFolderChoices([1, 3].reduce(toggleFolder, openSelection(["9-profile"], FOLDERS)), FOLDERS),
    canConfirm: true,
  },
};
export const Saving: Story = { args: { isSaving: true } };
export const LongNames: Story = {
  args: {
    subject: "Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh",
    choices: [{ id: 1, name: "Transitions".repeat(9), contents: "500 items", isTicked: true, change: "add" }],
  },
};
export const RightToLeftName: Story = {
  args: {
    subject: "رشيدة حرب",
    choices: [{ id: 1, name: "لجنة الزراعة", contents: "3 items", isTicked: false, change: "remove" }],
  },
};
export const ManyFolders: Story = {
  args: {
    choices: Array.from({ length: 60 }, (_, at) => ({
      id: at + 1,
      name: `Folder ${at + 1}`,
      contents: `${at} items`,
      isTicked: false,
      change: null,
    })),
  },
};
