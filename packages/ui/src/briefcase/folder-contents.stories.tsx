import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { modules, people, senator } from "../profiles/story-people.ts";
import { BriefcaseLayout } from "./briefcase-layout.tsx";
import { FolderContents, type FolderContentsProps } from "./folder-contents.tsx";
import { FolderHeader } from "./folder-header.tsx";
import { FolderList } from "./folder-list.tsx";
import { folders } from "./story-folders.ts";

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
  args: { items: people, modules, onRemove: fn(), onMove: fn() },
} satisfies Meta<typeof FolderContents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Ruth Halvorsen from Briefcase folder" }));
    await expect(canvas.queryByRole("link", { name: "Ruth Halvorsen" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Thomas J. Adeyemi" })).toHaveFocus();
  },
};
export const OneItem: Story = { args: { items: [senator], onMove: undefined } };
export const Empty: Story = { args: { items: [] } };

export const WholePage: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <div style={{ maxWidth: 1200, margin: "0 auto", padding: 16 }}>
      <BriefcaseLayout folders={<FolderList folders={folders} currentFolderId={1} />}>
        <FolderHeader name="General Briefcase" count={9} note="Default folder; it cannot be deleted." />
        <Stateful {...args} />
      </BriefcaseLayout>
    </div>
  ),
};
