import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen } from "storybook/test";
import * as layout from "../../theme/story.css.ts";
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
  decorators: [
    (Story) => (
      <div className={layout.narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inline: Story = { args: { layout: "inline", size: "small" } };
export const WithHint: Story = { args: { label: "Federal office", hint: "The office held now" } };
export const WithError: Story = { args: { label: "Format", error: "This field is required." } };
export const Disabled: Story = { args: { isDisabled: true } };

/** "Any" travels as an empty value. */
export const EmptyValue: Story = {
  render: function EmptyValue() {
    const [value, setValue] = useState("12");
    return (
      <Select
        label="State"
        onChange={setValue}
        options={[
          { text: "Any", value: "" },
          { text: "Nebraska", value: "31" },
          { text: "Florida", value: "12" },
        ]}
        value={value}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole("combobox", { name: /State/ });
    await expect(menu).toHaveTextContent("Florida");
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole("option", { name: "Any" }));
    await expect(menu).toHaveTextContent("Any");
  },
};

/** A typed letter finds an option; Enter chooses it; the focus comes back. */
export const ByKeyboard: Story = {
  render: function ByKeyboard(args) {
    const [value, setValue] = useState("relevance");
    return <Select {...args} onChange={setValue} value={value} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const menu = canvas.getByRole("combobox");
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("n{Enter}");
    await expect(menu).toHaveTextContent("Name A-Z");
    await expect(menu).toHaveFocus();
  },
};

export const ManyOptions: Story = {
  args: {
    label: "Birth year",
    options: Array.from({ length: 101 }, (_, index) => ({ text: String(2020 - index), value: String(2020 - index) })),
    value: "1962",
  },
};
