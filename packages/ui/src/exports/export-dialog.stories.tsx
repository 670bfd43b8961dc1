import { type ExportChoice, FIRST_CHOICE, MAIL_MERGE_COLUMNS, type OpenExport } from "@rotunda/core";
import { anExportPreview, someContactFacts } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ExportDialog } from "./export-dialog.tsx";

const rows = [
  someContactFacts(),
  someContactFacts({
    name: "Leroy E. Jennings",
    form_of_address: "The Honorable Leroy E. Jennings",
    salutation: "Dear Representative Jennings:",
    title: "Representative",
    organization: "United States House of Representatives",
    profile_url: "https://directory.example.org/rotunda/profile/13-leroy-e-jennings",
  }),
  someContactFacts({
    name: "Tomás Villareal",
    form_of_address: "Tomás Villareal",
    salutation: "Dear Tomás Villareal:",
    title: "Chief of Staff",
    profile_url: "https://directory.example.org/rotunda/profile/kw/14-tomas-villareal",
  }),
];
const withoutForm = { count: 1, names: ["Tomás Villareal"] };
const labels = {
  printed: 10,
  withoutAddress: { count: 2, names: ["Marian Brandt", "Al Quay"] },
  tooLong: { count: 0, names: [] },
  first: rows.map((row) => [
    row.form_of_address,
    row.organization,
    "511 Hart Senate Office Building",
    "Washington, DC 20510",
  ]),
};

const state = (choice: Partial<ExportChoice> = {}, fields: Partial<OpenExport> = {}): OpenExport => ({
  target: { kind: "folder", id: 4, name: "Hill day", itemIds: null },
  selected: null,
  choice: { ...FIRST_CHOICE, ...choice },
  preview: anExportPreview({ rows, withoutForm, labels }),
  isLoading: false,
  failure: "",
  isExporting: false,
  ...fields,
});

const meta = {
  title: "Exports/Export dialog",
  component: ExportDialog,
  args: {
    state: state({ columns: MAIL_MERGE_COLUMNS }),
    isCoolingDown: false,
    onChange: fn(),
    onChooseItems: fn(),
    onRetry: fn(),
    onExport: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
    usage: {
      kind: "askingOverlay",
      without: {
        longText: "The preview is a table that scrolls.",
        rightToLeft: "Names are in cells of a table.",
      },
      purpose: "Creates a file of contacts of a search, a group, a folder or selected items.",
      do: [
        "Say what the file costs and what is left before anything is counted.",
        "Name who gets no label or has no form of address.",
      ],
      dont: ["Cutting rows to what is left: the button is off and says why."],
      keyboard: [
        ["Enter", "Makes the file, from any field."],
        ["Arrows", "Choose format, items and sheet."],
        ["Esc", "Closes; a file on its way still arrives."],
      ],
      notes: ["The counts are a status, announced when they arrive."],
    },
  },
} satisfies Meta<typeof ExportDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole("heading", { name: "Export Contacts" })).toHaveFocus());
    await expect(screen.getByText("23 of 1,500 left")).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "XLSX" }));
    await expect(args.onChange).toHaveBeenCalledWith({ format: "xlsx" });
    await userEvent.click(screen.getByRole("button", { name: "Export 12" }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
export const Counting: Story = {
  args: { state: state({}, { preview: null, isLoading: true }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Export" }));
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};
export const TooMany: Story = {
  args: { state: state({}, { preview: anExportPreview({ count: 47, rows }) }) },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Export 47" })).toHaveAccessibleDescription(
      /This export needs 47 contacts; 23 are left\. Exports are never cut short/,
    );
  },
};
export const Selected: Story = {
  args: {
    state: state(
      { format: "vcf" },
      {
        selected: ["1-profile", "2-profile"],
        target: { kind: "folder", id: 4, name: "Hill day", itemIds: ["1-profile", "2-profile"] },
        preview: anExportPreview({ count: 2 }),
      },
    ),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "All of this folder" }));
    await expect(args.onChooseItems).toHaveBeenCalledWith(false);
  },
};
export const Labels: Story = {
  args: { state: state({ format: "pdf" }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText("2 of 12 without an address: Marian Brandt; Al Quay.")).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "Avery L7160" }));
    await expect(args.onChange).toHaveBeenCalledWith({ sheet: "L7160" });
  },
};
export const WrongLabel: Story = {
  args: { state: state({ format: "pdf", start: "31" }) },
  play: async () => {
    await expect(await screen.findByRole("textbox", { name: "Start at label" })).toBeInvalid();
  },
};
export const Running: Story = { args: { state: state({}, { isExporting: true }), isCoolingDown: true } };
export const Failed: Story = {
  args: { state: state({}, { failure: "The server could not be reached. Check your connection, then retry." }) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
