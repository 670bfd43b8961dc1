import { BUTTON_KEYS, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { FolderPlus, Table } from "../primitives/icon/icon.tsx";
import { ResultsActions } from "./results-actions.tsx";

const onRun = fn();

const meta = {
  title: "Search/Results actions",
  component: ResultsActions,
  args: {
    actions: [
      { id: "export", label: "Export contacts", icon: <Table size="small" />, state: "ready", onRun },
      {
        id: "add",
        label: "Add all to Briefcase folder",
        icon: <FolderPlus size="small" />,
        state: "ready",
        onRun,
      },
    ],
  },
  parameters: {
    usage: {
      kind: "action",
      purpose: "What can be done with all results, or those selected: export, add, download, compare.",
      do: ["At a limit keep the action and print it: “(max. 500 results)”."],
      dont: ["Hiding what is not allowed now."],
      keyboard: BUTTON_KEYS,
      notes: ["Unavailable actions are `aria-disabled` and stay in the tab order."],
    },
  },
} satisfies Meta<typeof ResultsActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Running: Story = {
  args: {
    actions: [{ id: "export", label: "Export contacts", icon: <Table size="small" />, state: "running", onRun }],
  },
};

export const AtTheLimit: Story = {
  args: {
    actions: [
      {
        id: "add",
        label: "Add all to Briefcase folder (max. 500 results)",
        icon: <FolderPlus size="small" />,
        state: "blocked",
        onRun,
      },
    ],
  },
  play: async ({ canvas }) => {
    onRun.mockClear();
    const button = canvas.getByRole("button", { name: /max. 500 results/ });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(onRun).not.toHaveBeenCalled();
  },
};
export const Selecting: Story = {
  args: { selection: { isSelecting: true, count: 2, onSwitch: fn(), onSelectPage: onRun } },
  play: async ({ canvas, args }) => {
    onRun.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Select this page" }));
    await expect(onRun).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Done" }));
    await expect(args.selection?.onSwitch).toHaveBeenCalledOnce();
  },
};
/** The actions need a selection. */
export const NothingSelected: Story = {
  args: { selection: { isSelecting: true, count: 0, onSwitch: fn(), onSelectPage: onRun } },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    onRun.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Export contacts" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onRun).toHaveBeenCalledOnce();
  },
};
