import { BUTTON_KEYS, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { EmptyResults } from "./results-notes.tsx";
import { chips, longChip } from "./filter-chips.stories.tsx";

const meta = {
  title: "Search/Empty results",
  component: EmptyResults,
  args: { chips, exits: [], onClearAll: fn(), onRemoveLast: fn() },
  parameters: {
    usage: {
      kind: "message",
      purpose:
        "Nothing was found: names the active filters, offers to remove the last or all, and links searches with results.",
      do: ["The reader’s own words in the sentence."],
      dont: ["Results of another search in their place."],
      keyboard: BUTTON_KEYS,
      notes: ["Announced like the count; the focus stays."],
    },
  },
} satisfies Meta<typeof EmptyResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("No results found.")).toBeVisible();
    await expect(canvas.getByText(/Iowa, Kansas, Nebraska/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear all and start again" }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Remove the last filter" }));
    await expect(args.onRemoveLast).toHaveBeenCalledOnce();
  },
};
/** A single filter can only be cleared: removing it would leave an empty search. */
export const OneFilter: Story = {
  args: { chips: chips.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole("button", { name: "Remove the last filter" })).toBeNull(),
};
export const FoundElsewhere: Story = {
  args: {
    exits: [
      { text: "1 result with former officeholders", href: "#former" },
      { text: "3 results in State Legislature", href: "#state" },
    ],
  },
};
export const WithoutFilters: Story = { args: { chips: [] } };
export const LongText: Story = { args: { chips: [longChip] } };
