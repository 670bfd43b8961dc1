import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inNarrowColumn } from "../../theme/story-frames.tsx";
import type { StoryUsage } from "../../theme/story-usage.ts";
import { MenuSelect } from "./menu-select.tsx";

const YEARS = Array.from({ length: 101 }, (_, at) => ({ text: String(2020 - at), value: String(2020 - at) }));
const OFFICES = ["Assembly Member", "Attorney General", "Comptroller", "Governor", "Insurance Commissioner"].map(
  (text) => ({ text, value: text }),
);

const meta = {
  title: "Primitives/Menu select",
  component: MenuSelect,
  args: { label: "Birth year", options: YEARS, value: "1962", onChange: fn() },
  decorators: [inNarrowColumn],
  parameters: {
    docs: { story: { inline: false, iframeHeight: 400 } },
    usage: {
      kind: "choice",
      without: {
        unavailable: "A list that cannot be chosen from is left out of its form.",
      },
      purpose: "One choice out of a list too long to show at once, that readers know by heart: years, ages, offices.",
      do: ["Order the options as readers look for them.", "Take `Select` below about thirty options."],
      dont: [
        "Options a reader has to search by a word inside them: that is the multi-select with its search.",
        "Anything that happens on a choice but the choice (a page change, a sent form).",
      ],
      keyboard: [
        ["↓ ↑ Enter Space", "Open it at the choice."],
        ["↓ ↑, Home, End, Page Up, Page Down", "Move through all options; more appear before they are needed."],
        ["Letters", "Find the option that begins with them, among all; forgotten after a second."],
        ["Enter, Space, Tab", "Choose."],
        ["Esc", "Closes without a choice."],
      ],
      notes: [
        "A select-only combobox: the focus stays on the button, `aria-activedescendant` names the option.",
        "`aria-setsize` is the whole list, however few options are drawn.",
      ],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof MenuSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { value: "", placeholder: "Any" } };
export const LongText: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    label: "Office",
    options: [
      ...OFFICES,
      { text: "Superintendent of Public Instruction and Commissioner of Elementary Education", value: "long" },
    ],
    value: "long",
  },
};

/** 304 px at most; twenty options, and twenty more near the end of them. */
export const Open: Story = {
  args: { value: "2020" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Birth year 2020" }));
    const list = await screen.findByRole("listbox", { name: "Birth year" });
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(304);
    await expect(screen.getAllByRole("option")).toHaveLength(20);
    await expect(screen.getByRole("option", { name: "2001" })).toHaveAttribute("aria-setsize", "101");
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThanOrEqual(40));
    list.scrollTop = 0;
  },
};

export const ByKeyboard: Story = {
  render: function ByKeyboard(args) {
    const [value, setValue] = useState("Governor");
    return <MenuSelect {...args} label="Office" onChange={setValue} options={OFFICES} value={value} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("combobox");
    const named = (name: string) =>
      waitFor(() =>
        expect(document.getElementById(button.getAttribute("aria-activedescendant") ?? "")).toHaveTextContent(name),
      );
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await named("Governor");
    await userEvent.keyboard("{ArrowDown}");
    await named("Insurance Commissioner");
    await userEvent.keyboard("at");
    await named("Attorney General");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(button).toHaveTextContent("Attorney General");
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{End}");
    await named("Insurance Commissioner");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(button).toHaveTextContent("Attorney General");
  },
};
