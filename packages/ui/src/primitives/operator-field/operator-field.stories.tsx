import {
  AGE_OPERATORS,
  AGE_OPTIONS,
  BIRTH_YEAR_OPERATORS,
  BIRTH_YEAR_OPTIONS,
  SIG_OPERATORS,
  SIG_RATING_OPTIONS,
} from "@rotunda/core";
import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inNarrowColumn } from "../../testing/frames.tsx";
import { withState } from "../../testing/with-state.tsx";
import { OperatorField } from "./operator-field.tsx";

const meta = {
  title: "Primitives/Operator field",
  component: OperatorField,
  args: {
    label: "Birth Year",
    operators: BIRTH_YEAR_OPERATORS,
    numberLabel: "year",
    numbers: BIRTH_YEAR_OPTIONS,
    value: { operator: "exact", number: "" },
    onChange: fn(),
  },
  parameters: {
    usage: {
      kind: "field",
      without: {
        invalid: "Its menus contain valid values only.",
        unavailable: "A filter that the directory doesn't offer is left out.",
      },
      purpose: "Compares with a number from a list: a birth year, an age, a rating.",
      do: ["Begin with the most common comparison; “Any” as the number means no filter."],
      dont: ["Free numbers: take a text field and say what is wrong with a bad one."],
      keyboard: [
        ["Tab", "Goes to the comparison, then to the number."],
        ["↓, Enter, Space", "Opens the menu; typed digits find a number in it."],
      ],
      notes: ["A group with a name; each menu repeats it, so that it is understood on its own."],
    },
  },
  decorators: [inNarrowColumn],
  render: withState(OperatorField, "value", "onChange"),
} satisfies Meta<typeof OperatorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("group", { name: "Birth Year" })).toBeVisible();
    await userEvent.click(canvas.getByRole("combobox", { name: /comparison/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Born Before" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ operator: "lt", number: "" });
    await userEvent.click(canvas.getByRole("combobox", { name: /year/ }));
    await userEvent.click(await screen.findByRole("option", { name: "1990" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ operator: "lt", number: "1990" });
  },
};
export const Set: Story = { args: { value: { operator: "gte", number: "1960" } } };
export const Age: Story = {
  args: {
    label: "Age",
    operators: AGE_OPERATORS,
    numberLabel: "years",
    numbers: AGE_OPTIONS,
    value: { operator: "lt", number: "40" },
  },
};
export const Rating: Story = {
  args: {
    label: "Rating",
    operators: SIG_OPERATORS,
    numberLabel: "percent",
    numbers: SIG_RATING_OPTIONS,
    value: { operator: "gte", number: "50" },
    isOptional: false,
  },
};
/** Two menus in the order they are read; each opens with Space, Enter or an arrow. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // The menu's own button takes the place of the first one, and its focus.
    const focused = (name: RegExp) => waitFor(() => expect(canvas.getByRole("combobox", { name })).toHaveFocus());
    await userEvent.tab();
    await focused(/comparison/);
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("option", { name: "Born Before" });
    await userEvent.keyboard("{End}{Enter}");
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await focused(/comparison/);
    await userEvent.tab();
    await focused(/year/);
  },
};
export const LongText: Story = {
  args: {
    label: "Rating by the National Rural Electric Cooperative Association and its state associations",
  },
};
