import {
  createDefaultDossierOptions,
  type DossierStep,
  type DossierTarget,
  type FolderTarget,
  MESSAGES,
  type OpenDossier,
} from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, screen, waitFor } from "storybook/test";
import { CustomLogo } from "./custom-logo.tsx";
import { DownloadDialog } from "./download-dialog.tsx";

const folder = { id: 1, name: "Farm bill conferees", dossierUrl: "/api/folderDossierDownload/1" };
const people = Array.from({ length: 7 }, (_, at) => `${at + 1}-profile`);
const FOLDER: FolderTarget = { kind: "folder", folder, itemIds: [...people, "8-committee", "9-agency"] };
const READY: DossierStep = {
  status: "ready",
  check: { profileCount: 7, isDownloadable: true },
  action: "download",
};
const MAIL: DossierStep = { status: "ready", check: { profileCount: 60, isDownloadable: false }, action: "email" };

const at = (step: DossierStep, target: DossierTarget = FOLDER, isCoolingDown = false): OpenDossier => ({
  ...step,
  target,
  options: createDefaultDossierOptions(target),
  isCoolingDown,
});
const logo = (hasCustomLogo: boolean) => (
  <CustomLogo
    format="docx"
    hasCustomLogo={hasCustomLogo}
    isChosen={false}
    onChoose={fn()}
    request="idle"
    onRequest={fn()}
  />
);

const meta = {
  title: "Exports/Download dialog",
  component: DownloadDialog,
  args: {
    state: at(READY),
    email: "reader@example.org",
    fileName: "Farm bill conferees 11-20-2026.docx",
    onChange: fn(),
    onRename: fn(),
    onRetry: fn(),
    onDeliver: fn(),
    onClose: fn(),
    canAddNotes: true,
    logo: logo(true),
  },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 760 } },
    usage: {
      kind: "askingOverlay",
      purpose: "Creates a profile book of a folder, selected items, a search or a group.",
      do: [
        "Show the file’s name and, for a book by mail, the exact address before anything is sent.",
        "Say what is left out: only people are in a book.",
      ],
      dont: ["Opening it for an empty or too large book: its button says so."],
      keyboard: [
        ["Enter", "Downloads, or asks for the mail, from any field."],
        ["Arrows", "Choose the format and the order; each choice asks the server again."],
        ["Esc", "Closes, and cancels a download under way."],
      ],
      notes: [
        "The button is `aria-disabled` for four seconds after a click: it keeps the focus and starts no second download.",
        "The server’s message is a status, announced when it arrives.",
      ],
    },
  },
} satisfies Meta<typeof DownloadDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole("heading", { name: MESSAGES.profileBook })).toHaveFocus());
    await expect(screen.getByText("7 of 9 items from the folder Farm bill conferees.")).toBeVisible();
    await expect(screen.getByText("Only person profiles can be downloaded.")).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "PDF" }));
    await expect(args.onChange).toHaveBeenCalledWith({ format: "pdf" });
    await userEvent.click(screen.getByRole("button", { name: "Download file" }));
    await expect(args.onDeliver).toHaveBeenCalledOnce();
  },
};
/** Only the server knows how many profiles the book contains; until it responds, no number is shown. */
export const Checking: Story = {
  args: { state: at({ status: "checking", check: null }) },
  play: async () => {
    await expect(await screen.findByText("From the folder Farm bill conferees.")).toBeVisible();
  },
};
export const CheckingAgain: Story = {
  args: { state: at({ ...READY, status: "checking" }) },
  play: async () => {
    await expect(await screen.findByText("7 of 9 items from the folder Farm bill conferees.")).toBeVisible();
  },
};
export const ByMail: Story = {
  args: { state: at(MAIL, { ...FOLDER, itemIds: Array.from({ length: 60 }, (_, id) => `${id + 1}-profile`) }) },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Email file" })).toBeVisible();
    await expect(screen.getByText(/an email with a file attachment at reader@example\.org/)).toBeVisible();
  },
};
export const Delivering: Story = {
  args: { state: at({ ...READY, status: "delivering" }, FOLDER, true) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Download file" }));
    await expect(args.onDeliver).not.toHaveBeenCalled();
  },
};
/** Pressed less than four seconds ago. */
export const CoolingDown: Story = {
  args: { state: at(READY, FOLDER, true) },
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole("button", { name: "Download file" });
    await userEvent.click(button);
    await expect(args.onDeliver).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
export const Failed: Story = {
  args: { state: at({ status: "failed", message: MESSAGES.dossierCheckFailed }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  args: { state: at({ status: "refused", message: MESSAGES.dossierNothingInFolder }) },
  play: async () => {
    await expect(await screen.findByText(MESSAGES.dossierNothingInFolder)).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Download file" })).toBeNull();
  },
};
export const OfASelection: Story = { args: { state: at(READY, { ...FOLDER, kind: "selection" }) } };
export const OfAGroup: Story = {
  args: {
    state: at(READY, {
      kind: "group",
      group: { recordType: "committee", id: 3, longName: "Senate Committee on Agriculture, Nutrition, and Forestry" },
      party: null,
      members: 7,
    }),
  },
};
export const WithoutALogo: Story = { args: { logo: logo(false) } };
export const LongNames: Story = {
  args: {
    state: at(READY, { ...FOLDER, folder: { ...folder, name: "Transitions".repeat(9) } }),
    fileName: `${"Transitions".repeat(9)} 11-20-2026.docx`,
  },
};
export const RightToLeftName: Story = {
  args: {
    state: at(READY, { ...FOLDER, folder: { ...folder, name: "لجنة الزراعة" } }),
    fileName: "لجنة الزراعة 11-20-2026.docx",
  },
};
