import type { PaletteGroup } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent, within } from "storybook/test";
import { Palette } from "./palette.tsx";

const pages: PaletteGroup = {
  title: "Go to",
  lines: [
    { key: "Briefcase", label: "Briefcase", detail: "", href: "#briefcase" },
    { key: "Changes", label: "What Changed", detail: "", href: "#changes" },
  ],
};
const actions: PaletteGroup = {
  title: "On this page",
  lines: [{ key: "action 0", label: "Export Contacts", detail: "", action: 0 }],
};
const search: PaletteGroup = {
  title: "Search",
  lines: [{ key: "search", label: "Search for “roma”", detail: "Universal Search", href: "#search" }],
};
const people: PaletteGroup = {
  title: "People and records",
  lines: ["Alex Romano", "Roma Delacroix-Finney"].map((name, index) => ({
    key: `profile ${index}`,
    label: name,
    detail: "United States Senator, Nebraska",
    href: `#${index}`,
    record: {
      id: index,
      recordType: "profile",
      preferredNameDisplay: name,
      headshot: "",
      positionSummary: "United States Senator, Nebraska",
      isFormer: false,
    },
  })),
};

const meta = {
  title: "Shell/Palette",
  component: Palette,
  args: {
    onClose: fn(),
    text: "",
    onTextChange: fn(),
    groups: [actions, pages],
    isLoading: false,
    onChoose: fn(),
    onShowKeys: fn(),
  },
  parameters: {
    usage: {
      kind: "overlay",
      purpose: "Leads to a record, a page or an action of the page by typing its name. Ctrl K opens it.",
      do: ["Offer a search for any text, so that there is always a line."],
      dont: ["Offer actions that the page doesn’t show."],
      keyboard: [
        ["Arrow keys", "Move through the lines of all groups."],
        ["Enter", "Opens the line, or runs the action."],
        ["Escape", "Closes the dialog and returns the focus."],
      ],
      notes: ["The number of lines is announced after a pause in typing."],
    },
  },
} satisfies Meta<typeof Palette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement.ownerDocument.body);
    const box = await dialog.findByRole("combobox", { name: "A person, page or action" });
    await expect(box).toHaveFocus();
    await expect(dialog.getByRole("group", { name: "On this page" })).toBeVisible();
    await expect(dialog.getByRole("option", { name: "Export Contacts" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith(pages.lines[1]);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const WithPeople: Story = { args: { text: "roma", groups: [people, search] } };
export const Phone: Story = { args: WithPeople.args, globals: { viewport: { value: "phone" } } };
export const NothingFound: Story = { args: { text: "roma", groups: [search] } };
export const Busy: Story = { args: { text: "roma", groups: [search], isLoading: true } };
export const LongNames: Story = {
  args: {
    text: "subcommittee",
    groups: [
      {
        title: "Go to",
        lines: [
          {
            key: "long",
            label:
              "House Subcommittee on Commodity Markets, Digital Assets, and Rural Development of the Whole Country",
            detail: "Part of the House Committee on Agriculture, Nutrition, and Forestry of the Example Congress",
            href: "#long",
          },
        ],
      },
    ],
  },
};
