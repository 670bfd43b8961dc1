import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../primitives/button/button.tsx";
import { senator } from "../profiles/story-people.ts";
import type { StoryUsage } from "../theme/story-usage.ts";
import { KeywordField, type KeywordFieldProps } from "./keyword-field.tsx";
import { noSuggestions, suggestions } from "./story-filters.ts";

function Stateful(props: KeywordFieldProps) {
  const [keyword, setKeyword] = useState(props.keyword);
  const typed = (next: string) => {
    setKeyword(next);
    props.onKeywordChange(next);
  };
  return <KeywordField {...props} keyword={keyword} onKeywordChange={typed} />;
}

const meta = {
  title: "Search/Keyword field",
  component: KeywordField,
  args: { label: "Keyword", keyword: "", onKeywordChange: fn(), suggestions: noSuggestions },
  parameters: {
    usage: {
      kind: "suggestions",
      purpose: "Where a reader begins: a name, an office or a phrase. It suggests records, and opens the one chosen.",
      do: ["Use it wherever people are searched for: the search screens, home, and an address there is nothing at."],
      dont: ["Filter a list that is on the page already; a text field does that."],
      keyboard: [
        ["↓, ↑", "Opens the suggestions and goes through them."],
        ["Enter", "Opens the marked suggestion; without one, searches for what was typed."],
        ["Esc", "Closes the suggestions; pressed again, empties the box."],
      ],
      notes: [
        "What matches is underlined, not only coloured; headshots have no text of their own beside the name.",
        "A refusal is an alert, tied to the box; whoever refuses moves the focus there.",
      ],
    } satisfies StoryUsage,
  },
  // Room for the list.
  decorators: [
    (Story) => (
      <div style={{ minHeight: 460 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Stateful {...args} />,
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
