import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { buildFolderHref, NO_SELECTION } from "@rotunda/core";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { longName, modules, people, rightToLeft, senator } from "../testing/people.ts";
import { BriefcaseLayout, FolderList } from "./folder-list.tsx";
import { FolderContents, type FolderContentsProps, FolderHeader } from "./folder-contents.tsx";
import { FOLDERS } from "@rotunda/core/testing";

function Stateful(props: FolderContentsProps) {
  const [items, setItems] = useState(props.items);
  return (
    <FolderContents
      {...props}
      items={items}
      onRemove={(removed) => setItems(items.filter((item) => item !== removed))}
    />
  );
}

const meta = {
  title: "Briefcase/Folder contents",
  component: FolderContents,
  render: (args) => <Stateful {...args} />,
  args: {
    items: people,
    view: "list",
    modules,
    onRemove: fn(),
    onMove: fn(),
    selection: NO_SELECTION,
    onSelect: fn(),
  },
  parameters: {
    usage: {
      kind: "list",
      purpose: "The profiles of a folder, with pages; its loading, empty and failed states.",
      do: ["Keep the old list dimmed while a page loads."],
      dont: ["A different card from the search’s."],
      keyboard: [["Tab", "Goes through the profiles’ links and stars, then the pages."]],
      notes: ["The number of profiles is announced once a page; the list is `aria-busy` meanwhile."],
    },
  },
} satisfies Meta<typeof FolderContents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Ruth Halvorsen from Briefcase folder" }));
    await expect(canvas.queryByRole("link", { name: "Ruth Halvorsen" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Thomas J. Adeyemi" })).toHaveFocus();
  },
};
export const Live: Story = {
  args: { onRemove: undefined },
  render: (args) => <FolderContents {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Ruth Halvorsen" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
  },
};
export const OneItem: Story = { args: { items: [senator], onMove: undefined } };
export const Empty: Story = { args: { items: [] } };

export const Cards: Story = { args: { view: "card" } };
export const Selecting: Story = {
  args: { selection: { isSelecting: true, itemIds: [senator.briefcaseItemId] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("checkbox", { name: "Select Ruth Halvorsen" })).toHaveAttribute(
      "aria-checked",
      "true",
    );
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Thomas J. Adeyemi" }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const WholePage: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <div style={{ maxWidth: 1200, margin: "0 auto", padding: 16 }}>
      <BriefcaseLayout folders={<FolderList folders={FOLDERS} currentFolderId={1} getHref={buildFolderHref} />}>
        <FolderHeader name="General Briefcase" contents="9 profiles" note="Default folder; it cannot be deleted." />
        <Stateful {...args} />
      </BriefcaseLayout>
    </div>
  ),
};
export const Many: Story = {
  args: {
    items: Array.from({ length: 30 }, (_, index) => ({
      ...senator,
      id: index + 1,
      briefcaseItemId: `${index + 1}-profile`,
    })),
  },
};
export const LongText: Story = { args: { items: [longName, rightToLeft] } };
