import { parseChangesQuery } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { onPhoneScreen } from "../testing/frames.tsx";
import { expect, fn, userEvent } from "storybook/test";
import { ChangeFilters } from "./change-filters.tsx";

const meta = {
  title: "Changes/Change filters",
  component: ChangeFilters,
  args: {
    query: parseChangesQuery("kind=staff"),
    kinds: { office: 12, leadership: 4, party: 1, committees: 61, staff: 74, contact: 58 },
    states: [
      { text: "Nebraska", value: "NE", code: "NE" },
      { text: "Texas", value: "TX", code: "TX" },
    ],
    committees: [
      { text: "Senate Committee on Agriculture, Nutrition, and Forestry", value: "7" },
      { text: "House Committee on Agriculture", value: "8" },
      { text: "Joint Economic Committee", value: "9" },
    ],
    onChange: fn(),
  },
  parameters: {
    usage: {
      kind: "layout",
      purpose: "The filters of What Changed, each of which acts at once.",
      do: ["Keep them in the address."],
      dont: ["Don’t hide kinds without changes: their zero is an answer."],
      keyboard: [
        ["Space", "Turns a kind on or off."],
        ["Arrows, Enter", "Choose a committee or an entry of a menu."],
      ],
      notes: ["Folded into one section above the changes, beside them from 1280 px."],
    },
  },
} satisfies Meta<typeof ChangeFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Party/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ kinds: ["party", "staff"] });
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Staff/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ kinds: [] });
  },
};
export const WithCommittee: Story = {
  args: { query: parseChangesQuery("record=9-committee") },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("combobox", { name: "Committee" })).toHaveValue("Joint Economic Committee");
    await userEvent.click(canvas.getByRole("button", { name: "Clear the committee" }));
    await expect(args.onChange).toHaveBeenCalledWith({ record: "" });
  },
};
export const ChoosingACommittee: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Committee" }), "house agr");
    await userEvent.click(await canvas.findByRole("option", { name: "House Committee on Agriculture" }));
    await expect(args.onChange).toHaveBeenCalledWith({ record: "8-committee" });
  },
};
export const Phone: Story = {
  decorators: [onPhoneScreen],
};
