import type { RecentSearch } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../primitives/button/button.tsx";
import { senator } from "../testing/people.ts";
import { withState } from "../testing/with-state.tsx";
import { KeywordField } from "./search-bar.tsx";
import { noSuggestions, recentSearches, suggestions } from "../testing/filters.ts";

const Stateful = withState(KeywordField, "keyword", "onKeywordChange");

const remembered = { items: recentSearches, onChoose: fn(), onForget: fn(), onClear: fn() };

const meta = {
  title: "Search/Keyword field",
  component: KeywordField,
  args: { label: "Keyword", keyword: "", onKeywordChange: fn(), suggestions: noSuggestions },
  parameters: {
    usage: {
      kind: "suggestions",
      purpose: "Where a reader begins: a name, an office or a phrase. It suggests records, and opens the one chosen.",
      do: ["Use it wherever people are searched for: the search screens, home, and the page for unknown addresses."],
      dont: ["Filter a list that is on the page already; a text field does that."],
      keyboard: [
        ["↓, ↑", "Opens the suggestions and goes through them."],
        ["Enter", "Opens the marked suggestion; without one, searches for what was typed."],
        ["/", "Anywhere on the page but in a text field: moves to the box and selects its text (`hasShortcut`)."],
        ["↓ in the empty box", "Opens the recent searches; Delete forgets the marked one."],
        ["Esc", "Closes the suggestions; pressed again, empties the box."],
      ],
      notes: [
        "What matches is underlined, not only colored; headshots have no text of their own beside the name.",
        "A refusal is an alert that describes the box; the caller moves the focus there.",
      ],
    },
  },
  // Space for the list.
  decorators: [
    (Story) => (
      <div style={{ minHeight: 460 }}>
        <Story />
      </div>
    ),
  ],
  render: Stateful,
} satisfies Meta<typeof KeywordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: "Examples: a name, an office, a committee" } };
export const Refused: Story = { args: { refusal: "Please enter a search keyword." } };
export const Loading: Story = { args: { keyword: "hal", suggestions: { ...noSuggestions, isLoading: true } } };
export const RightToLeft: Story = { args: { keyword: "ليلى الحداد" } };

export const Open: Story = {
  args: { suggestions },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox", { name: "Keyword" });
    await userEvent.type(box, "halv");
    await expect(args.onKeywordChange).toHaveBeenLastCalledWith("halv");
    const options = await canvas.findAllByRole("option");
    await expect(options).toHaveLength(5);
    await expect(options[0]).toHaveAccessibleName(/^Ruth Halvorsen\s*United States Senator/);
    await userEvent.keyboard("{ArrowDown}");
    await expect(options[0]).toHaveAttribute("aria-selected", "true");
    await expect(args.suggestions.onChoose).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  args: { suggestions: { ...suggestions, onChoose: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "halv");
    await canvas.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.suggestions.onChoose).toHaveBeenCalledWith(senator);
  },
};

/** A click or an arrow key in the empty box lists recent searches. */
export const Recent: Story = {
  args: { hasShortcut: true, recent: remembered },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "Keyword" });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole("option")).toBeNull();
    await userEvent.click(box);
    await expect(await canvas.findAllByRole("option")).toHaveLength(4);
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { name: /^party:Democrat tx/ })).toHaveAttribute("aria-selected", "true");
  },
};

/** Delete forgets the marked search, and the last line all of them. */
export const RecentForgotten: Story = {
  render: function Remembering(args) {
    const [items, setItems] = useState(recentSearches);
    const recent = {
      ...remembered,
      items,
      onForget: (search: RecentSearch) => setItems(items.filter(({ criteria }) => criteria !== search.criteria)),
      onClear: () => setItems([]),
    };
    return <Stateful {...args} hasShortcut recent={recent} />;
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>("combobox", { name: "Keyword" });
    await expect(box).toHaveAttribute("aria-keyshortcuts", "/");
    await userEvent.keyboard("/");
    await expect(box).toHaveFocus();
    await expect(await canvas.findAllByRole("option")).toHaveLength(4);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Delete}");
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
    await expect(canvas.queryByRole("option", { name: /Agriculture/ })).toBeNull();
    const marked = canvas.getByRole("option", { name: /ليلى الحداد/ });
    await expect(box).toHaveAttribute("aria-activedescendant", marked.id);
    await userEvent.keyboard("{Enter}");
    await expect(remembered.onChoose).toHaveBeenCalledWith(recentSearches[2]);
    await expect(canvas.queryByRole("option")).toBeNull();

    await userEvent.keyboard("hal/");
    await expect(box).toHaveValue("hal/");
    await userEvent.clear(box);
    await userEvent.click(await canvas.findByRole("option", { name: "Clear recent searches" }));
    await expect(canvas.queryByRole("option")).toBeNull();
    await userEvent.type(box, "hal");
    box.blur();
    await userEvent.keyboard("/");
    await expect(box).toHaveFocus();
    await expect([box.selectionStart, box.selectionEnd]).toEqual([0, 3]);
  },
};

/** An empty answer is announced, so that the reader doesn't wait. */
export const NothingFound: Story = {
  render: function Answering(args) {
    const [isLoading, setLoading] = useState(false);
    return (
      <>
        <Stateful {...args} suggestions={{ ...noSuggestions, isLoading }} />
        <Button onMouseDown={(event) => event.preventDefault()} onClick={() => setLoading(!isLoading)}>
          Server
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "xyzzy");
    await expect(box).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole("button", { name: "Server" }));
    await userEvent.click(canvas.getByRole("button", { name: "Server" }));
    await waitFor(() => expect(box).toHaveAccessibleDescription("No suggestions."));
  },
};
export const LongText: Story = {
  args: {
    label: "Keyword, name, office or place",
    keyword: "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture",
    hint: "Examples: a name, an office, a committee, a state, a district, an agency or a caucus",
  },
};
