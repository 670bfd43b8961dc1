import { STATE_NAMES } from "@rotunda/core";
import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, waitFor } from "storybook/test";
import { inNarrowColumn } from "../../testing/frames.tsx";
import { withState } from "../../testing/with-state.tsx";
import { MultiCombobox } from "./multi-combobox.tsx";

const NO_STATES = ["DC", "AS", "GU", "MP", "PR", "VI"];
const STATES = Object.entries(STATE_NAMES).flatMap(([code, name]) => (NO_STATES.includes(code) ? [] : [name]));

const meta = {
  title: "Primitives/Multi combobox",
  component: MultiCombobox,
  args: {
    label: "State of current office",
    options: STATES.map((text, index) => ({ text, value: String(index + 1) })),
    values: [],
    onChange: fn(),
    placeholder: "Add a state",
  },
  parameters: {
    usage: {
      kind: "suggestions",
      without: {
        invalid: "What is not in the list cannot be chosen.",
        busy: "Its options are there from the start.",
      },
      purpose: "Chooses several of a long list: committees, caucuses, states. Type to find, and go on choosing.",
      do: [
        "Name what one choice is in the placeholder: “Add a state”.",
        "Take `isSingle` for one choice of more than about sixty.",
        "Give `counts` where results are known: lines without results are left out until typed.",
      ],
      dont: ["A handful of options: tick boxes show them all.", "Nested lists: take Tree select."],
      keyboard: [
        ["↓, ↑", "Opens the menu and goes through it; more lines come near its end."],
        ["Letters", "Show only the lines that contain them."],
        ["Enter", "Chooses the marked line, or takes it out; the menu stays open."],
        ["Backspace", "In an empty box, takes the last choice out."],
        ["Esc", "Closes the menu."],
      ],
      notes: [
        "The number chosen is announced with each change, and read as the box’s description.",
        "Lines know their place in the whole list (`aria-setsize`, `aria-posinset`), though 20 are rendered at a time.",
      ],
    },
  },
  decorators: [inNarrowColumn],
  render: withState(MultiCombobox, "values", "onChange"),
} satisfies Meta<typeof MultiCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSelection: Story = { args: { values: ["15", "16", "27"] } };

/** Typing filters, Enter selects and keeps the menu open, Esc closes it, Backspace removes the last item. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "State of current office" });
    await userEvent.type(field, "kan");
    await expect(canvas.getAllByRole("option").map((option) => option.textContent)).toEqual(["Kansas", "Arkansas"]);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove Kansas" })).toBeVisible();
    await expect(canvas.getByRole("option", { name: "Kansas" })).toHaveAttribute("aria-selected", "true");
    await waitFor(() => expect(document.querySelector("[aria-live=polite]")).toHaveTextContent("1 selected"));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(field).toHaveValue("");
    await userEvent.keyboard("{Backspace}");
    await expect(canvas.queryByRole("button", { name: "Remove Kansas" })).toBeNull();
  },
};

/** Renders twenty at a time; more when the end is near. */
export const Open: Story = {
  args: { values: ["1"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(20);
    await expect(canvas.getAllByRole("option")[0]).toHaveAttribute("aria-setsize", "50");
    const menu = canvas.getByRole("listbox");
    await expect(menu.getBoundingClientRect().height).toBeLessThanOrEqual(304);
    menu.scrollTop = menu.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(40));
    menu.scrollTop = 0;
  },
};

/** States without results aren't listed, but found by typing. */
export const WithCounts: Story = {
  args: { values: ["15", "16"], counts: { "2": 4, "15": 31, "43": 1250 } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox");
    const names = () => canvas.getAllByRole("option").map((option) => option.getAttribute("aria-label"));
    await userEvent.type(field, "ha");
    await expect(names()).toContain("Hawaii, 0 results");
    await userEvent.clear(field);
    await expect(names()).toEqual([
      "Alaska, 4 results",
      "Iowa, 31 results",
      "Kansas, 0 results",
      "Texas, 1,250 results",
    ]);
    await userEvent.click(canvas.getByRole("option", { name: "Kansas, 0 results" }));
    await expect(names()).toHaveLength(4);
  },
};

export const WithoutResults: Story = {
  args: { counts: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByText("No option has results. Type to find one.")).toBeVisible();
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "xyz");
    await expect(canvas.getByText("Nothing in the list matches “xyz”.")).toBeVisible();
  },
};

/** Removing a chip leaves the focus on the next one, not on the page. */
export const RemovingChips: Story = {
  args: { values: ["15", "16"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Iowa" }));
    await expect(canvas.getByRole("button", { name: "Remove Kansas" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
  },
};

/** One choice at most: a new one replaces it. */
export const Single: Story = {
  args: { isSingle: true, placeholder: "Any" },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "State of current office" });
    await userEvent.type(field, "iowa{Enter}");
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Remove Iowa" })).toBeVisible();
    await userEvent.type(field, "neb{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove Nebraska" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Remove Iowa" })).toBeNull();
    await expect(field).toHaveValue("");
  },
};
export const LongText: Story = {
  args: {
    label: "Committees of Congress the member sits on or has sat on",
    options: [
      { text: "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture", value: "1" },
    ],
    values: ["1"],
  },
};
export const RightToLeftName: Story = { args: { options: [{ text: "لجنة الزراعة", value: "1" }], values: ["1"] } };
/** Arrow keys cycle through the menu; Tab leaves without choosing. */
export const ByArrows: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: "State of current office" });
    await userEvent.type(field, "new");
    const marked = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
    const first = marked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(marked()).not.toBe(first);
    await userEvent.keyboard("{ArrowUp}");
    await expect(marked()).toBe(first);
    await userEvent.tab();
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
