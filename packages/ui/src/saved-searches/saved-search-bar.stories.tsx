import { aFollowChoice, aSavedCount, aSavedSearch, aSearchItem } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { FollowButton } from "../inbox/follow-button.tsx";
import { SavedSearchBar } from "./saved-search-bar.tsx";

const left = (...names: string[]) =>
  names.map((preferredNameDisplay, id) => aSearchItem({ id: id + 1, preferredNameDisplay }));

const meta = {
  title: "Saved searches/Saved search bar",
  component: SavedSearchBar,
  args: {
    search: aSavedSearch(),
    count: aSavedCount(),
    leftItems: left("Harlan T. Moody"),
    isChanged: false,
    lostFilters: [],
    isMarkedOnly: false,
    isBusy: false,
    onMarkSeen: fn(),
    onUpdate: fn(),
    onSaveAsNew: fn(),
    onEdit: fn(),
    children: (
      <FollowButton isCompact choices={[aFollowChoice({ kind: "search" })]} pending={new Set()} onChange={fn()} />
    ),
  },
  parameters: {
    usage: {
      kind: "action",
      without: { unavailable: "Actions that aren’t possible are left out." },
      purpose: "Above results: the saved search they belong to, what has changed in it, and what can be done with it.",
      do: ["Name who left here: they are no longer among the results, so they aren’t exported."],
      dont: ["Numbers of the reader’s own: colleagues see the same since Monday."],
      keyboard: [["Tab, Enter", "Shows only what is new or left, marks it as seen, saves changes."]],
      notes: ["A busy button keeps the focus. When the marks end, the screen moves the focus to the results’ heading."],
    },
  },
} satisfies Meta<typeof SavedSearchBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewAndLeft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("region")).toHaveTextContent("3 new, 1 left since Monday, November 16.");
    await expect(canvas.getByRole("link", { name: "Show only these 4" })).toHaveAttribute(
      "href",
      "/rotunda/search/congressional?q=farm&saved=4&only=marked",
    );
    // A paragraph can't contain it: browsers end the paragraph of a page from the server before it.
    await expect(canvas.getByRole("button", { name: /^Follow/ }).closest("p")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Mark as seen" }));
    await expect(args.onMarkSeen).toHaveBeenCalledOnce();
  },
};
export const NothingNew: Story = {
  args: { count: aSavedCount({ newCount: 0, leftCount: 0, unseenCount: 0, since: "2026-11-18" }), leftItems: [] },
};
export const AllSeen: Story = { args: { count: aSavedCount({ unseenCount: 0 }), leftItems: [] } };
export const NotCounted: Story = {
  args: { count: aSavedCount({ total: null, newCount: 0, leftCount: 0, unseenCount: 0 }), leftItems: [] },
};
export const OfAColleague: Story = {
  args: { search: aSavedSearch({ isOwn: false, isShared: true, ownerName: "Marcus Lindgren" }), isChanged: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Save changes" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Save as new" })).toBeVisible();
  },
};
export const Changed: Story = { args: { isChanged: true } };
export const LostFilter: Story = { args: { lostFilters: ["Committee"] } };
export const OnlyMarked: Story = { args: { isMarkedOnly: true } };
export const ManyLeft: Story = {
  args: {
    leftItems: left("Harlan T. Moody", "Iris Vale", "Nora Quist", "Ben Ode", "Ada Marsh", "Cleo Rand", "Gus Lind"),
    count: aSavedCount({ leftCount: 7, unseenCount: 10 }),
  },
};
export const FocusedWhileBusy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Mark as seen" });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onMarkSeen).not.toHaveBeenCalled();
  },
};
export const Busy: Story = { args: { isBusy: true } };
export const LongName: Story = { args: { search: aSavedSearch({ name: "Transitions".repeat(9) }), isChanged: true } };
