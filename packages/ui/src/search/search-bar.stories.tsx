import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { SearchBar, type SearchBarProps } from "./search-bar.tsx";

function Stateful(props: SearchBarProps) {
  const [keyword, setKeyword] = useState(props.keyword);
  return <SearchBar {...props} keyword={keyword} onKeywordChange={setKeyword} />;
}

const meta = {
  title: "Search/Search bar",
  component: SearchBar,
  render: (args) => <Stateful {...args} />,
  args: {
    label: "Keyword",
    keyword: "",
    hint: "Examples: a name, an office, a committee",
    onKeywordChange: fn(),
    onSearch: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SearchBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithKeyword: Story = {
  args: { keyword: "water" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("textbox", { name: "Keyword" });
    await userEvent.type(box, "{Enter}");
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Clear keyword" }));
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { refusal: "Please enter a search keyword or select your advanced search criteria." },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: "Keyword" })).toHaveAccessibleDescription(/Please enter/);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please enter a search keyword");
  },
};

export const RightToLeft: Story = { args: { keyword: "ليلى الحداد" } };
