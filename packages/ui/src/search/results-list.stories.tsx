import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { longName, modules, people, rightToLeft, senator } from "../testing/people.ts";
import { ResultsList } from "./results-list.tsx";

const onToggle = fn();

const meta = {
  title: "Search/Results list",
  component: ResultsList,
  args: {
    items: people,
    view: "list",
    modules,
    getBriefcase: (item) => ({ kind: "star", isIn: item.addedToBriefcase, onToggle: () => onToggle(item.id) }),
  },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A search without results has the empty results in this place.",
      },
      purpose: "The results as a list or as cards: the same profiles in the same order.",
      do: ["Keep old results dimmed while new ones load."],
      dont: ["Loading more on scroll."],
      keyboard: [["Tab", "Goes through the profiles, each with its links and star."]],
      notes: ["A list of headings; `aria-busy` while it reloads."],
    },
  },
} satisfies Meta<typeof ResultsList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(people.length);
    const star = canvas.getByRole("button", { name: "Add Ruth Halvorsen to Briefcase" });
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(star);
    await expect(onToggle).toHaveBeenCalledWith(1);
    // Its tooltip would appear in the picture as soon as its code has loaded.
    star.blur();
  },
};
export const Cards: Story = { args: { view: "card" } };
export const Paging: Story = {
  args: { isBusy: true },
  // Rows about to be replaced are dimmed; the contrast rule exempts inactive content.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
};
/** Rows far below the viewport have only names, and are completed before they are seen. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 96 }, (_, index) => ({ ...senator, id: index, briefcaseItemId: `${index}-profile` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(96);
    await expect(canvas.getAllByRole("button", { name: /^Add Ruth/ }).length).toBeLessThan(96);
    canvas.getAllByRole("heading", { level: 3 }).at(-1)?.scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /^Add Ruth/ })).toHaveLength(96), {
      timeout: 5000,
    });
  },
};
export const OneRow: Story = { args: { items: [senator] } };
export const OneCard: Story = { args: { items: [senator], view: "card" } };
/** A reader without a Briefcase. */
export const WithoutStars: Story = { args: { getBriefcase: undefined } };
export const LongText: Story = { args: { items: [longName, rightToLeft] } };
export const Selecting: Story = {
  args: { getSelection: (item) => ({ value: item.id === senator.id ? 1 : 0, onSelect: fn() }) },
  play: async ({ canvas }) => expect(canvas.getByRole("checkbox", { name: "Select Ruth Halvorsen" })).toBeChecked(),
};
export const Reasons: Story = {
  args: {
    keyword: "ruth salmon",
    reasons: ["Nickname Ruth", "… negotiated the salmon compact of the northwestern states and …"],
  },
  play: async ({ canvas }) => expect(canvas.getByText("salmon")).toBeVisible(),
};
