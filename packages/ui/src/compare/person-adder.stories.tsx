import { aSuggestion } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { withState } from "../testing/with-state.tsx";
import { PersonAdder } from "./adders.tsx";

const meta = {
  title: "Compare/Person adder",
  component: PersonAdder,
  render: withState(PersonAdder, "text", "onTextChange"),
  args: {
    text: "",
    onTextChange: fn(),
    people: [
      aSuggestion({
        id: 1,
        preferredNameDisplay: "Ruth Halvorsen",
        positionSummary: "United States Senator, Nebraska",
      }),
      aSuggestion({ id: 2, preferredNameDisplay: "Ruth Okafor", positionSummary: "Mayor of Durham" }),
    ],
    isLoading: false,
    onActiveChange: fn(),
    onAdd: fn(),
  },
  parameters: {
    usage: {
      kind: "suggestions",
      without: { invalid: "Only people of the list can be added." },
      purpose: "Finds another person to compare.",
      do: ["Pass people with a profile who aren’t compared yet."],
      dont: ["Don’t show it beside six people: there is no room for a seventh."],
      keyboard: [["Arrows, Enter", "Choose a person."]],
      notes: ["Each line is the name with the position."],
    },
  },
} satisfies Meta<typeof PersonAdder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Add a person" }), "ruth");
    await userEvent.click(await canvas.findByRole("option", { name: "Ruth Okafor, Mayor of Durham" }));
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  },
};
export const Empty: Story = {
  args: { people: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Add a person" }), "zzzz");
    await expect(canvas.queryByRole("option")).toBeNull();
  },
};
export const Busy: Story = { args: { text: "ruth", isLoading: true, people: [] } };
export const LongText: Story = {
  args: {
    people: [
      aSuggestion({ preferredNameDisplay: "Maximiliana Featherstonehaugh-Cholmondeley de la Torre y Villanueva" }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Add a person" }), "maxi");
    await expect(await canvas.findByRole("option")).toBeVisible();
  },
};
export const RightToLeft: Story = {
  args: { people: [aSuggestion({ preferredNameDisplay: "رشيدة حرب" })] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Add a person" }), "رشيدة");
    await expect(await canvas.findByRole("option")).toBeVisible();
  },
};
