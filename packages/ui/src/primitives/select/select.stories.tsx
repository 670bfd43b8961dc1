import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inNarrowColumn } from "../../testing/frames.tsx";
import { withState } from "../../testing/with-state.tsx";
import { Select } from "./select.tsx";

const meta = {
  title: "Primitives/Select",
  component: Select,
  args: {
    label: "results ordered by",
    options: [
      { text: "Relevance", value: "relevance" },
      { text: "Name A-Z", value: "alphabetical_asc" },
      { text: "Name Z-A", value: "alphabetical_desc" },
    ],
    value: "relevance",
    onChange: fn(),
  },
  decorators: [inNarrowColumn],
  render: withState(Select, "value", "onChange"),
  parameters: {
    usage: {
      kind: "choice",
      purpose: "One choice out of a short list, in the space of one line.",
      do: ["Always give it a label, inline in a toolbar."],
      dont: [
        "Long lists (menu select), several choices (multi-select), two options (radio buttons).",
        "Going to another page on a choice.",
      ],
      keyboard: [
        ["Enter, Space, ↓ ↑", "Open it at the choice."],
        ["↓ ↑, Home, End", "Move."],
        ["Letters", "Find an option; forgotten after a second."],
        ["Enter, Space", "Choose."],
        ["Esc", "Closes without a choice."],
      ],
      notes: ["A combobox with a listbox, named by label and value."],
      without: { unavailable: "Filters and orders can always be changed." },
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inline: Story = { args: { layout: "inline", size: "small" } };

/** "Any" has an empty value. */
export const EmptyValue: Story = {
  args: {
    label: "State",
    options: [
      { text: "Any", value: "" },
      { text: "Nebraska", value: "31" },
      { text: "Florida", value: "12" },
    ],
    value: "12",
  },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole("combobox", { name: /State/ });
    await expect(menu).toHaveTextContent("Florida");
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole("option", { name: "Any" }));
    await expect(canvas.getByRole("combobox", { name: /State/ })).toHaveTextContent("Any");
  },
};

/** A typed letter finds an option; Enter chooses it; the focus comes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("n{Enter}");
    await expect(canvas.getByRole("combobox")).toHaveTextContent("Name A-Z");
    await expect(canvas.getByRole("combobox")).toHaveFocus();

    const focused = (name: string | undefined) =>
      waitFor(() => expect(screen.getByRole("option", { name })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("listbox");
    const names = screen.getAllByRole("option").map((option) => option.textContent);
    await userEvent.keyboard("{Home}");
    await focused(names[0]);
    await userEvent.keyboard("{End}");
    await focused(names.at(-1));
    await userEvent.keyboard("{ArrowUp}");
    await focused(names.at(-2));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(canvas.getByRole("combobox")).toHaveTextContent("Name A-Z");
  },
};

export const WithCounts: Story = {
  args: {
    label: "Office",
    options: [
      { text: "Any", value: "" },
      { text: "House of Representatives", value: "1", count: 1250 },
      { text: "Senate", value: "2", count: 0 },
    ],
    value: "1",
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await screen.findByRole("option", { name: "House of Representatives, 1,250 results" });
    await expect(screen.getByRole("option", { name: "Senate, 0 results" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

export const ManyOptions: Story = {
  args: {
    label: "Birth year",
    options: Array.from({ length: 101 }, (_, index) => ({ text: String(2020 - index), value: String(2020 - index) })),
    value: "1962",
  },
};
export const LongText: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    label: "Committee",
    options: [
      {
        text: "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry",
        value: "12",
      },
    ],
    value: "12",
  },
};
export const RightToLeftName: Story = {
  args: { label: "Name", options: [{ text: "رشيدة حرب", value: "12" }], value: "12" },
};
