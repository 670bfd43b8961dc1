import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, waitFor } from "storybook/test";
import { inNarrowColumn } from "../../testing/frames.tsx";
import { withState } from "../../testing/with-state.tsx";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

const TITLES = ["Chief of Staff", "Chief Counsel", "Deputy Chief of Staff", "Chief Information Officer"];

const meta = {
  title: "Primitives/Combobox",
  component: Combobox,
  args: {
    label: "Job Title",
    value: "",
    onChange: fn(),
    items: [],
    getKey: (item) => String(item),
    getText: (item) => String(item),
    onChoose: fn(),
    minLength: 3,
    onActiveChange: fn(),
  },
  parameters: {
    usage: {
      kind: "suggestions",
      purpose: "A text field with suggestions that accepts any text.",
      do: [
        "Say from how many letters on it suggests (`minLength`): it explains one and two letters itself.",
        "Load suggestions only between `onActiveChange(true)` and `(false)`.",
        "Let Enter submit the form if no suggestion is highlighted.",
      ],
      dont: [
        "Choices that must come from a list: take Select, Multi combobox or Tree select.",
        "More than a handful of lines; what isn’t among them is found by typing on or by searching.",
      ],
      keyboard: [
        ["↓, ↑", "Opens the list and goes through it."],
        ["Enter", "Chooses the marked line; without one, submits the form."],
        ["Esc", "Closes the list; pressed again, empties the box."],
        ["Tab", "Leaves the box; the marked line is not chosen."],
      ],
      notes: [
        "APG combobox with a list: `aria-expanded`, `aria-controls`, `aria-activedescendant`; the focus stays in the box.",
        "The number of suggestions is announced after a pause of 1.4 seconds in typing, also if there are none.",
      ],
    },
  },
  decorators: [inNarrowColumn],
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitted = fn();

/** Suggests items that contain the typed text, as a server would. */
function Suggesting(args: ComboboxProps<unknown>) {
  const typed = args.value.trim().toLowerCase();
  const found = typed.length < args.minLength ? [] : TITLES.filter((title) => title.toLowerCase().includes(typed));
  return (
    <Combobox
      {...args}
      items={args.items.length > 0 ? args.items : found}
      onChoose={(item) => {
        args.onChange(args.getText(item));
        args.onChoose(item);
      }}
    />
  );
}

const Stateful = withState(Suggesting, "value", "onChange");

export const Default: Story = {};
export const WithHint: Story = { args: { hint: "Examples: scheduler, counsel" } };
export const WithError: Story = { args: { error: "Please enter a search keyword." } };
export const Loading: Story = { args: { value: "chief", isLoading: true } };
export const RightToLeft: Story = { args: { value: "ليلى الحداد" } };

/** Explains that the text is too short for suggestions. */
export const TwoLetters: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "Job Title" });
    await userEvent.type(box, "ch");
    await expect(box).toHaveAccessibleDescription("Type 3 or more letters for suggestions.");
    await expect(box).toHaveAttribute("aria-expanded", "false");
  },
};

export const ByKeyboard: Story = {
  args: { hint: "Examples: scheduler, counsel" },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox", { name: "Job Title" });
    await userEvent.type(box, "chief");
    await waitFor(() => expect(box).toHaveAttribute("aria-expanded", "true"));
    await expect(box).not.toHaveAttribute("aria-activedescendant", expect.stringMatching(/./));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const second = canvas.getByRole("option", { name: "Chief Counsel" });
    await expect(box).toHaveAttribute("aria-activedescendant", second.id);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith("Chief Counsel");
    await expect(box).toHaveValue("Chief Counsel");
    await expect(canvas.queryByRole("option")).toBeNull();

    await userEvent.clear(box);
    await userEvent.type(box, "chief");
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(box).toHaveValue("chief");
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("");
  },
};

/** Enter submits the form unless a suggestion is highlighted, even if the list is open. */
export const InAForm: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Stateful {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "chief");
    await canvas.findAllByRole("option");
    await userEvent.keyboard("{Enter}");
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Tab keeps the typed text. */
export const Left: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox", { name: "Job Title" });
    await userEvent.type(box, "chief{ArrowDown}");
    await userEvent.tab();
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(box).toHaveValue("chief");
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(false);
  },
};

/** The caret stays where the reader types, even in the middle of the text. */
export const InTheMiddle: Story = {
  args: { value: "chef" },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>("combobox", { name: "Job Title" });
    await userEvent.type(box, "i", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(box).toHaveValue("chief");
    await expect(box.selectionStart).toBe(3);
  },
};

export const Announced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "counsel");
    const said = () => document.querySelector("[aria-live=polite]");
    await waitFor(() => expect(said()).toHaveTextContent("1 suggestion for counsel"), { timeout: 5000 });
  },
};
/** Nothing in the list matches: no list opens, and that is announced. */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "Job Title" });
    await userEvent.type(box, "xyzzy");
    await expect(box).toHaveAttribute("aria-expanded", "false");
  },
};
export const LongText: Story = {
  args: {
    value: "Acting Principal Deputy Assistant Secretary for Intergovernmental and External Affairs",
    label: "Job title of the staffer, as the office itself gives it",
  },
};
/** Arrow keys cycle through the list and the typed text. */
export const ByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>("combobox", { name: "Job Title" });
    await userEvent.type(box, "chief");
    const options = await canvas.findAllByRole("option");
    await userEvent.keyboard("{ArrowUp}");
    await expect(box).toHaveAttribute("aria-activedescendant", options.at(-1)?.id);
    await userEvent.keyboard("{ArrowUp}");
    await expect(box).toHaveAttribute("aria-activedescendant", options.at(-2)?.id);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(box).toHaveAttribute("aria-activedescendant", options[0]?.id);
    await expect(box).toHaveValue("chief");
  },
};
