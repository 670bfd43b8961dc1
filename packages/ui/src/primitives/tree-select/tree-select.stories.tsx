import type { LookupItem } from "@rotunda/core";
import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { inNarrowColumn } from "../../testing/frames.tsx";
import { withState } from "../../testing/with-state.tsx";
import { TreeSelect } from "./tree-select.tsx";

const AGENCIES: LookupItem[] = [
  {
    id: "1",
    name: "Department of Agriculture",
    abbreviation: "USDA",
    children: [
      { id: "2", name: "Forest Service", children: [{ id: "3", name: "Pacific Northwest Region" }] },
      { id: "4", name: "Food and Nutrition Service" },
    ],
  },
  { id: "5", name: "Department of the Interior", children: [{ id: "6", name: "Bureau of Reclamation" }] },
  { id: "7", name: "Federal Reserve System" },
];

const meta = {
  title: "Primitives/Tree select",
  component: TreeSelect,
  args: { label: "Federal Agencies", findLabel: "Find an agency", items: AGENCIES, values: [], onChange: fn() },
  parameters: {
    usage: {
      kind: "suggestions",
      without: {
        invalid: "What is not in the list cannot be chosen.",
        busy: "Its items are there from the start.",
      },
      purpose: "Chooses from a nested list: agencies under their departments, areas under their fields.",
      do: ["Choosing an item chooses everything below it: a department includes its bureaus."],
      dont: [
        "Lists without levels: take Multi combobox.",
        "Showing a position in a hierarchy; that is the browse tree.",
      ],
      keyboard: [
        ["Enter, Space", "Opens the list; in the tree, chooses the item or takes it out."],
        ["Tab", "From the box that finds to the tree, then to Clear selection."],
        ["↓, ↑, Home, End", "Goes through the items that are shown."],
        ["→", "Opens a branch; in an open one, goes to its first item."],
        ["←", "Closes a branch; in a closed one, goes to its parent."],
        ["Letters", "Go to the next item that begins so."],
        ["Esc", "Closes the list; the focus goes back to the field."],
      ],
      notes: [
        "APG tree view with boxes: `aria-checked` is mixed where only something below is chosen, `aria-expanded` only on branches.",
        "The number chosen is announced with each change; the choices are chips below, each with a button.",
      ],
    },
  },
  decorators: [inNarrowColumn],
  render: withState(TreeSelect, "values", "onChange"),
} satisfies Meta<typeof TreeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSelection: Story = { args: { values: ["1", "6"] } };

const names = () => screen.getAllByRole("treeitem").map((item) => item.getAttribute("aria-label"));

/** Items without results aren't listed, but found by typing. */
export const WithCounts: Story = {
  args: { values: ["6"], counts: { "1": 1240, "4": 12 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Federal Agencies/ }));
    await waitFor(() =>
      expect(names()).toEqual([
        "Department of Agriculture, 1,240 results",
        "Department of the Interior, 0 results",
        "Bureau of Reclamation, 0 results",
      ]),
    );
    const find = screen.getByRole("textbox", { name: "Find an agency" });
    await userEvent.type(find, "forest");
    await waitFor(() => expect(names()).toContain("Forest Service, 0 results"));
    await userEvent.clear(find);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button", { name: "Federal Agencies Any" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Find an agency" })).toHaveFocus());
    await userEvent.tab();
    const focused = (name: string) => waitFor(() => expect(screen.getByRole("treeitem", { name })).toHaveFocus());
    await focused("Department of Agriculture");
    await expect(names()).toEqual([
      "Department of Agriculture",
      "Department of the Interior",
      "Federal Reserve System",
    ]);
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(names()).toContain("Forest Service"));
    await userEvent.keyboard("{ArrowRight}");
    await focused("Forest Service");
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["2"]);
    const department = screen.getByRole("treeitem", { name: "Department of Agriculture" });
    await expect(department).toHaveAttribute("aria-checked", "mixed");
    await userEvent.keyboard("{ArrowLeft}");
    await focused("Department of Agriculture");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["1"]);
    await expect(screen.getByRole("treeitem", { name: "Forest Service" })).toHaveAttribute("aria-checked", "true");
    await userEvent.keyboard("{End}");
    await focused("Federal Reserve System");
    await expect(screen.getByRole("treeitem", { name: "Federal Reserve System" })).not.toHaveAttribute("aria-expanded");
    await userEvent.keyboard("{Home}");
    await focused("Department of Agriculture");
    await userEvent.keyboard("fed");
    await focused("Federal Reserve System");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "Remove Department of Agriculture" })).toBeVisible();
  },
};

export const Found: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Federal Agencies Any" }));
    const popup = within(await screen.findByRole("dialog", { name: "Federal Agencies" }));
    await userEvent.type(popup.getByRole("textbox"), "forest");
    await waitFor(() =>
      expect(names()).toEqual(["Department of Agriculture", "Forest Service", "Pacific Northwest Region"]),
    );
    await userEvent.click(popup.getByRole("treeitem", { name: "Forest Service" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["2"]);
    await userEvent.click(popup.getByRole("button", { name: "Clear selection" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.type(popup.getByRole("textbox"), "x");
    await expect(popup.getByText("Nothing in the list matches “forestx”.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

/** Removing a chip leaves the focus on the next one, and then on the field. */
export const RemovingChips: Story = {
  args: { values: ["1", "6"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Department of Agriculture" }));
    await expect(canvas.getByRole("button", { name: "Remove Bureau of Reclamation" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Federal Agencies Any" })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    label: "Departments and agencies of the federal government",
    items: [{ id: "1", name: "Office of the Assistant Secretary for Administration and Management of Everything" }],
    values: ["1"],
  },
};
export const RightToLeftName: Story = { args: { items: [{ id: "1", name: "لجنة الزراعة" }], values: ["1"] } };
export const NothingToChoose: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Federal Agencies Any" }));
    await expect(await screen.findByRole("dialog", { name: "Federal Agencies" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};
