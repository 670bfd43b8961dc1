import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, waitFor } from "storybook/test";
import { withState } from "../../testing/with-state.tsx";
import { RadioGroup } from "./radio-group.tsx";

const meta = {
  title: "Primitives/Radio group",
  component: RadioGroup,
  args: {
    label: "Staffer type",
    options: [
      { text: "Majority", value: "MAJ" },
      { text: "Minority", value: "MIN" },
      { text: "Other", value: "OTH" },
    ],
    value: "MAJ",
    onChange: fn(),
  },
  render: withState(RadioGroup, "value", "onChange"),
  parameters: {
    usage: {
      kind: "choice",
      purpose: "One choice out of a few that are all worth seeing.",
      do: ["Order them as readers expect; put the usual one first and choose it."],
      dont: ["More than seven: take a select.", "A choice that sends the form at once."],
      keyboard: [
        ["Tab", "Moves to the chosen one."],
        ["↓ ↑ → ←", "Choose the next or previous option, wrapping around."],
        ["Space", "Selects an option if none is selected."],
      ],
      notes: ["A `radiogroup` named by its label; one stop of the Tab key."],
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Explains each choice, in two columns if they fit. */
export const Described: Story = {
  args: {
    label: "Format",
    isInColumns: true,
    options: [
      { text: "Word", description: "One document, 7 profiles", value: "docx" },
      { text: "Word, zipped", description: "One document per profile", value: "zip_docx" },
    ],
    value: "docx",
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("radio", { name: "Word" })).toHaveAccessibleDescription("One document, 7 profiles"),
};
export const NothingChosen: Story = { args: { value: "" } };

/** Arrow keys move the choice, as in the APG's radio group. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Majority" })).toHaveFocus();
    // Held down, as a finger does: the choice follows the focus a moment after the key.
    await userEvent.keyboard("{ArrowDown>}");
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Minority" })).toBeChecked());
    await userEvent.keyboard("{/ArrowDown}");
    await userEvent.keyboard("{ArrowUp>}");
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Majority" })).toBeChecked());
    await userEvent.keyboard("{/ArrowUp}");
    // The first option follows the last.
    await userEvent.keyboard("{ArrowUp>}");
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Other" })).toBeChecked());
    await userEvent.keyboard("{/ArrowUp}");
  },
};
export const LongText: Story = {
  args: {
    options: [
      { text: "Only people who work for the member in the capitol", value: "MAJ" },
      {
        text: "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry",
        value: "MIN",
      },
    ],
  },
};
export const WithDisabledOption: Story = {
  args: {
    options: [
      { text: "Majority", value: "MAJ" },
      { text: "Minority", value: "MIN", disabled: true },
    ],
  },
};
