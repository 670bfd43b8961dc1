import { listMeanings, toPlainKeyword } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { KeywordMeanings, type KeywordMeaningsProps } from "./results-notes.tsx";

const readKeyword = (keyword: string): Pick<KeywordMeaningsProps, "meanings" | "plainKeyword"> => ({
  meanings: listMeanings(keyword),
  plainKeyword: toPlainKeyword(keyword),
});

const meta = {
  title: "Search/Keyword meanings",
  component: KeywordMeanings,
  args: { ...readKeyword("rep. cole ok"), problems: [], onSearch: fn() },
  parameters: {
    usage: {
      kind: "message",
      purpose: "Shows titles, states, districts, parties and roles recognized in a keyword.",
      do: ["Show it above the results of every keyword that has such parts."],
      dont: ["Parts whose meaning is the words themselves: “Texas”."],
      keyboard: [
        ["Tab", "Moves through the buttons."],
        ["Enter, Space", "Searches the part as a plain word."],
      ],
      notes: ["Filters have chips of their own, with a gray border."],
    },
  },
} satisfies Meta<typeof KeywordMeanings>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search “ok” as a word, not as State: Oklahoma" }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('rep. cole "ok"');
    await userEvent.click(canvas.getByRole("button", { name: "Search these as plain words" }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('"rep" "cole" "ok"');
  },
};
export const District: Story = { args: readKeyword("tx-23 gop") };
export const Operators: Story = { args: readKeyword('judge OR "district attorney" -federal') };
export const LongText: Story = {
  args: readKeyword(
    '"Subcommittee on Commodities, Risk Management, and Trade" OR intergovernmental-telecommunications gop',
  ),
};
export const NotFilters: Story = {
  args: {
    ...readKeyword("sate:tx state:zz"),
    problems: [
      { typed: "sate:tx", label: null, suggestion: { typed: "state:tx", keyword: "state:tx state:zz" } },
      { typed: "state:zz", label: "State", suggestion: null },
    ],
  },
};
