import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { GroupAdder } from "./adders.tsx";

const meta = {
  title: "Compare/Group adder",
  component: GroupAdder,
  args: {
    groups: [
      { text: "Senate Committee on Agriculture, Nutrition, and Forestry", value: "7-committee" },
      { text: "House Committee on Agriculture", value: "8-committee" },
      { text: "Congressional Farm Caucus", value: "9-caucus" },
    ],
    onAdd: fn(),
  },
  parameters: {
    usage: {
      kind: "suggestions",
      without: {
        invalid: "Only groups of the list can be added.",
        busy: "The names are known.",
        rightToLeft: "Groups have English names.",
      },
      purpose: "Finds a group whose members are compared.",
      do: ["Leave out groups that are compared already."],
      dont: ["Don’t show it beside four groups."],
      keyboard: [["Arrows, Enter", "Choose a group."]],
      notes: ["Found by words, abbreviations and states, federal ones first."],
    },
  },
} satisfies Meta<typeof GroupAdder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Add a committee or caucus" }), "farm");
    await userEvent.click(await canvas.findByRole("option", { name: "Congressional Farm Caucus" }));
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ value: "9-caucus" }));
    await expect(canvas.getByRole("combobox")).toHaveValue("");
  },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    groups: [
      {
        text: "Subcommittee on Nutrition, Foreign Agriculture, and Horticulture (House Agriculture)",
        value: "1-committee",
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "nutrition");
    await expect(await canvas.findByRole("option")).toBeVisible();
  },
};
