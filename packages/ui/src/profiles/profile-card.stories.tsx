import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import * as lists from "../search/results.css.ts";
import { ProfileCard } from "./profile-card.tsx";
import {
  agency,
  committee,
  former,
  locked,
  longName,
  modules,
  rightToLeft,
  senator,
  staffer,
} from "../testing/people.ts";

const star = { kind: "star", isIn: false, onToggle: fn() } as const;

const meta = {
  title: "Profiles/Profile card",
  component: ProfileCard,
  args: { item: senator, layout: "row", modules, briefcase: star },
  decorators: [
    (Story) => (
      <div className={lists.container}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      kind: "person",
      without: {
        noHeadshot: "Every story but those with one shows the initials in its place.",
      },
      purpose: "A profile in a list or among cards: face, name, what they are, party, modules, star.",
      do: ["The same card in search, Briefcase and groups.", "The name wraps; nothing is cut."],
      dont: ["A click anywhere on the card, but while cards are selected: the name is the link.", "A tint by party."],
      keyboard: [
        ["Tab", "The name, Read more, then the star or the checkbox."],
        ["Enter", "On the name opens the profile, on Read more its summary."],
        ["Space", "On the star adds or removes; on the checkbox selects."],
      ],
      notes: [
        "The name is a heading with the one link; the star and Read more are named with it.",
        "Locked profiles say so in words, not by dimming alone.",
        "While cards are selected the whole card is a checkbox named with the profile, and the name is no link.",
      ],
    },
  },
} satisfies Meta<typeof ProfileCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Row: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Read more about Ruth Halvorsen" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Ruth Halvorsen" });
    await expect(within(dialog).getByText(/has represented Nebraska/)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await expect(opener).toHaveFocus();
  },
};
export const Card: Story = { args: { layout: "card" } };
export const InBriefcase: Story = { args: { briefcase: { ...star, isIn: true } } };
export const Pending: Story = {
  args: { briefcase: { ...star, isPending: true, onToggle: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Ruth Halvorsen to Briefcase" }));
    await expect(args.briefcase?.kind === "star" && args.briefcase.onToggle).not.toHaveBeenCalled();
  },
};
export const Former: Story = { args: { item: former } };
export const Locked: Story = { args: { item: locked } };
export const LockedCard: Story = { args: { item: locked, layout: "card" } };
export const Group: Story = { args: { item: committee } };
export const Agency: Story = { args: { item: agency } };
export const WithoutParty: Story = { args: { item: staffer } };
export const LongText: Story = { args: { item: longName } };
export const LongTextCard: Story = { args: { item: longName, layout: "card" } };
export const RightToLeftName: Story = { args: { item: rightToLeft } };
export const InAFolder: Story = { args: { briefcase: { kind: "folder", onRemove: fn(), onMove: fn() } } };
/** A reader without a Briefcase. */
export const WithoutBriefcase: Story = { args: { briefcase: undefined } };

export const NotSelectable: Story = {
  args: { selection: { value: -1, onSelect: fn() } },
  play: async ({ canvas }) => expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument(),
};
export const NotSelected: Story = {
  args: { selection: { value: 0, onSelect: fn() } },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: "Select Ruth Halvorsen" });
    await expect(box).toHaveAttribute("aria-checked", "false");
    await expect(canvas.queryByRole("link", { name: "Ruth Halvorsen" })).not.toBeInTheDocument();
    // A click anywhere on the card toggles its checkbox, except on its buttons.
    for (const target of [canvas.getByRole("article"), canvas.getByRole("heading"), canvas.getByText(/Nebraska/)]) {
      const { left, top, width, height } = target.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 2, top + height / 2)).toBe(box);
      await expect(document.elementFromPoint(left + width / 4, top + 2)).toBe(box);
    }
    for (const name of ["Read more about Ruth Halvorsen", "Add Ruth Halvorsen to Briefcase"]) {
      const button = canvas.getByRole("button", { name });
      const { left, top, width, height } = button.getBoundingClientRect();
      await expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    }
    await userEvent.click(box);
    await expect(args.selection?.onSelect).toHaveBeenCalledWith(senator);
  },
};
export const NotSelectedCard: Story = { ...NotSelected, args: { ...NotSelected.args, layout: "card" } };
export const Selected: Story = { args: { selection: { value: 1, onSelect: fn() } } };
// Drawn, because stories have no network.
const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50"><rect width="50" height="50" fill="tan"/><circle cx="25" cy="20" r="9" fill="sienna"/><path d="M7 50a18 18 0 0 1 36 0" fill="darkslategray"/></svg>')}`;

export const WithHeadshot: Story = { args: { item: { ...senator, headshot: portrait } } };
export const WithHeadshotCard: Story = { args: { item: { ...senator, headshot: portrait }, layout: "card" } };
/** A card in the results of a saved search. */
export const New: Story = { args: { mark: "new" } };
export const Left: Story = { args: { item: former, mark: "left" } };
