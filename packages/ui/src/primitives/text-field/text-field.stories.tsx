import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import * as layout from "../../testing/frames.css.ts";
import { inMeasure } from "../../testing/frames.tsx";
import { withState } from "../../testing/with-state.tsx";
import { Search } from "../icon/icon.tsx";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Primitives/Text field",
  component: TextField,
  args: { label: "City", value: "", onChange: fn() },
  decorators: [inMeasure],
  render: withState(TextField, "value", "onChange"),
  parameters: {
    usage: {
      kind: "field",
      purpose: "A line of text.",
      do: [
        "Label it above, hint below, and make it as wide as what goes in.",
        "Say what is wrong and what would be right, when the field is left or sent.",
      ],
      dont: ["A placeholder instead of a label.", "Forbidding paste; errors while the reader is typing."],
      keyboard: [
        ["Tab", "Moves to the field, then to its action."],
        ["Enter", "Sends the form around it."],
      ],
      notes: [
        "Hint and error are its description; the error is announced when it comes.",
        "Follows the direction of what is typed.",
      ],
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { label: "School", hint: "Examples: Yale University, Iowa State" } };

export const WithError: Story = {
  args: { label: "Folder name", value: "Hill day", error: "Folder name has to be unique." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Folder name" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Folder name has to be unique.");
  },
};

export const WithIcon: Story = { args: { icon: <Search />, label: "Keyword", value: "water" } };
export const RightToLeft: Story = { args: { label: "Name", value: "رشيدة حرب" } };
export const Matrix: Story = {
  render: () => (
    <div className={layout.stack}>
      {(["small", "medium"] as const).map((size) => (
        <TextField
          key={size}
          label={`Size ${size}`}
          onChange={() => {}}
          placeholder="Placeholder"
          size={size}
          value=""
        />
      ))}
      <TextField disabled label="Not in use" onChange={() => {}} value="Disabled" />
    </div>
  ),
};
export const LongText: Story = {
  args: {
    label: "The name under which the folder is kept and shown to everybody in your organization",
    value:
      "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry",
    hint: "At most 100 characters; no folder has the same name.",
  },
};
export const Disabled: Story = { args: { value: "Nebraska", disabled: true } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
