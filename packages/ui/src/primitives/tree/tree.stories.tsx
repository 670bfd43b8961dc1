import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inNarrowColumn } from "../../testing/frames.tsx";
import { withState } from "../../testing/with-state.tsx";
import { Tree, type TreeNode } from "./tree.tsx";

const node = (id: string, text: string, children?: TreeNode[]): TreeNode => ({ id, text, href: `#${id}`, children });

const nodes: TreeNode[] = [
  {
    ...node("100", "Department of Agriculture", [
      node("101", "Forest Service", [node("102", "Office of Fire and Aviation")]),
      node("103", "Farm Service Agency"),
    ]),
    note: "USDA",
  },
  node("200", "Department of Defense", [node("201", "Defense Logistics Agency")]),
  node("300", "Peace Corps"),
];

const meta = {
  title: "Primitives/Tree",
  component: Tree,
  args: { label: "Departments and agencies", nodes, expandedIds: [], onExpandedChange: fn() },
  render: withState(Tree, "expandedIds", "onExpandedChange"),
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "If there is nothing to show, a text says so.",
      },
      purpose:
        "A navigation tree: every node leads to a page, and parents open to show what is below them. Take it for deep lists that readers know the shape of, such as departments and their agencies.",
      do: ["Put a box beside it that narrows it.", "Open what leads to a match."],
      dont: [
        "Don’t use it for a list of two levels that fits a screen; nested lists of links are simpler.",
        "Don’t use it to choose values; take the tree select.",
      ],
      keyboard: [
        ["Tab", "Goes to the tree, to the node the focus was on last; and out of it."],
        ["Down, Up", "Goes to the next or previous node that is shown."],
        ["Right", "Opens a closed parent; on an open one goes to its first child."],
        ["Left", "Closes an open parent; elsewhere goes to the parent."],
        ["Home, End", "Goes to the first or last node that is shown."],
        ["Letters", "Goes to the next node that begins with them."],
        ["Enter", "Follows the link."],
      ],
      notes: [
        "The pattern is the navigation treeview of the ARIA Authoring Practices: roles tree and treeitem, level, position and size of the set, aria-expanded on parents alone.",
        "Nodes are links, so that a middle click opens a page of its own. The sign before a parent opens it for the pointer.",
        "Nodes below a closed one aren’t rendered.",
      ],
    },
  },
} satisfies Meta<typeof Tree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, canvas }) => {
    const focused = () => document.activeElement?.textContent?.trim() ?? "";
    const press = async (key: string, name: RegExp) => {
      await userEvent.keyboard(key);
      await waitFor(() => expect(focused()).toMatch(name));
    };
    await expect(canvas.getAllByRole("treeitem")).toHaveLength(3);
    await userEvent.tab();
    await expect(focused()).toMatch(/^Department of Agriculture/);

    const agriculture = canvas.getByRole("treeitem", { name: /^Department of Agriculture/ });
    await expect(agriculture).toHaveAttribute("aria-expanded", "false");
    await press("{ArrowRight}", /^Department of Agriculture/);
    await waitFor(() => expect(agriculture).toHaveAttribute("aria-expanded", "true"));
    await press("{ArrowRight}", /^Forest Service/);
    await expect(canvas.getByRole("treeitem", { name: /^Forest Service/ })).toHaveAttribute("aria-level", "2");
    await press("{ArrowDown}", /^Farm Service Agency/);
    await expect(canvas.getByRole("treeitem", { name: /^Farm Service/ })).not.toHaveAttribute("aria-expanded");
    await press("{ArrowLeft}", /^Department of Agriculture/);
    await press("{End}", /^Peace Corps/);
    await press("{Home}", /^Department of Agriculture/);
    await press("d", /^Department of Defense/);
    await press("d", /^Department of Agriculture/);

    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};
/** A click on the chevron opens the node; the text beside it is the link. */
export const ByPointer: Story = {
  play: async ({ canvasElement, canvas }) => {
    const sign = canvasElement.querySelector("[data-sign]");
    if (sign) await userEvent.click(sign);
    await waitFor(() => expect(canvas.getAllByRole("treeitem")).toHaveLength(5));
  },
};
export const Expanded: Story = { args: { expandedIds: ["100", "101", "200"] } };
export const OneNode: Story = { args: { nodes: [node("300", "Peace Corps")] } };
export const LongText: Story = {
  args: {
    nodes: [
      node(
        "1",
        "Office of the Assistant Secretary for Administration and Management of Everything That Has a Long Name",
      ),
    ],
  },
};
export const ManyNodes: Story = {
  args: { nodes: Array.from({ length: 300 }, (_, index) => node(String(index), `Office ${index + 1}`)) },
};
/** A tree as wide as a phone. */
export const Narrow: Story = {
  args: { expandedIds: ["100", "101"] },
  decorators: [inNarrowColumn],
};
