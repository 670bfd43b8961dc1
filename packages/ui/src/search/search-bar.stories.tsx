import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { withState } from "../testing/with-state.tsx";
import { SearchBar } from "./search-bar.tsx";
import { noSuggestions } from "../testing/filters.ts";

const meta = {
  title: "Search/Search bar",
  component: SearchBar,
  render: withState(SearchBar, "keyword", "onKeywordChange"),
  args: {
    label: "Keyword",
    keyword: "",
    hint: "Examples: a name, an office, a committee",
    onKeywordChange: fn(),
    suggestions: noSuggestions,
    onSearch: fn(),
    onClear: fn(),
  },
  parameters: {
    usage: {
      kind: "field",
      without: {
        unavailable: "Every reader who sees it can search.",
      },
      purpose: "The keyword box and its buttons; Search is the filled button of its view.",
      do: ["Leave `onClear` out where there is no form to clear, as on home."],
      dont: ["A second filled button beside it."],
      keyboard: [["Enter", "In the box, searches for what was typed, unless a suggestion is marked."]],
      notes: ["A search landmark. The box comes first in the tab order, then its clear button, then Search."],
    },
  },
} satisfies Meta<typeof SearchBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithKeyword: Story = {
  args: { keyword: "water" },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("combobox", { name: "Keyword" });
    await userEvent.type(box, "{Enter}");
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Clear keyword" }));
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { refusal: "Please enter a search keyword or select your advanced search criteria." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Keyword" })).toHaveAccessibleDescription(/Please enter/);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please enter a search keyword");
  },
};

/** The box on a page that only leads to a search. */
export const WithoutForm: Story = { args: { label: "Keyword Search", onClear: undefined } };

export const RightToLeft: Story = { args: { keyword: "ليلى الحداد" } };
export const LongText: Story = {
  args: { keyword: "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture" },
};
