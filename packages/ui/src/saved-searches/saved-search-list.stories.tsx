import { aSavedCount, aSavedSearch } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { inNarrowColumn } from "../testing/frames.tsx";
import { FailureNotice } from "../notices/notices.tsx";
import { SavedSearchList } from "./saved-search-list.tsx";

const searches = [
  aSavedSearch(),
  aSavedSearch({ id: 5, name: "Governors with a 2027 session", isShared: true }),
  aSavedSearch({
    id: 6,
    name: "Schedulers, Plains states",
    isShared: true,
    isOwn: false,
    ownerName: "Marcus Lindgren",
  }),
  aSavedSearch({ id: 7, name: "Rural water", scope: "federal" }),
];
const counts = new Map(
  [
    aSavedCount(),
    aSavedCount({ id: 5, total: 31, newCount: 1, leftCount: 0, unseenCount: 0 }),
    aSavedCount({ id: 6, total: null, newCount: 0, leftCount: 0, unseenCount: 0 }),
    aSavedCount({ id: 7, total: 12, newCount: 2, leftCount: 0, unseenCount: 2, since: "2026-11-18" }),
  ].map((count) => [count.id, count]),
);

const meta = {
  title: "Saved searches/Saved search list",
  component: SavedSearchList,
  args: { searches, counts, onEdit: fn() },
  decorators: [inNarrowColumn],
  parameters: {
    usage: {
      kind: "list",
      purpose: "The reader’s saved searches and those that colleagues share, below the folders of the Briefcase.",
      do: ["Give it the names as soon as they are known; the numbers come later."],
      dont: ["A second list of results: each opens the search itself."],
      keyboard: [
        ["Tab", "Moves through searches and their Edit buttons."],
        ["Enter", "Opens the results."],
      ],
      notes: ["What the reader hasn’t seen is emphasized by color and weight; its text is the same."],
    },
  },
} satisfies Meta<typeof SavedSearchList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: /Farm bill conferees/ });
    await expect(link).toHaveAttribute("href", "/rotunda/search/congressional?q=farm&saved=4");
    await expect(link).toHaveTextContent("3 new, 1 left47 results");
    await userEvent.click(canvas.getByRole("button", { name: "Edit Farm bill conferees" }));
    await expect(args.onEdit).toHaveBeenCalledWith(searches[0]);
    // A colleague's can't be edited.
    await expect(canvas.queryByRole("button", { name: /Schedulers/ })).toBeNull();
  },
};
export const Empty: Story = { args: { searches: [], counts: new Map() } };
export const Loading: Story = {
  args: { searches: null, counts: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("nav [aria-hidden][aria-busy]")).not.toBeNull();
  },
};
export const Failed: Story = {
  args: { searches: null, counts: null, failure: <FailureNotice failure={{ kind: "offline" }} onRetry={() => {}} /> },
};
export const BeforeTheNumbers: Story = { args: { counts: null } };
export const OneSearch: Story = { args: { searches: searches.slice(0, 1) } };
export const ManySearches: Story = {
  args: {
    searches: Array.from({ length: 60 }, (_, id) => aSavedSearch({ id, name: `Search ${id + 1}` })),
    counts: new Map(),
  },
};
export const LongNames: Story = { args: { searches: [aSavedSearch({ name: "Transitions".repeat(9) })] } };
