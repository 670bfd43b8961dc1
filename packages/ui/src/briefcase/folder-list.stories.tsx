import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Button } from "../primitives/button/button.tsx";
import { FolderPlus } from "../primitives/icon/icon.tsx";
import { FolderList } from "./folder-list.tsx";
import { folders } from "./story-folders.ts";

const meta = {
  title: "Briefcase/Folder list",
  component: FolderList,
  args: {
    folders,
    currentFolderId: 1,
    action: (
      <Button tone="quiet" icon={<FolderPlus />} onClick={fn()}>
        Add folder
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FolderList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const current = canvas.getByRole("link", { name: /General Briefcase/ });
    await expect(current).toHaveAttribute("href", "/rotunda/briefcase");
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: /Farm bill/ })).toHaveAttribute(
      "href",
      "/rotunda/briefcase/folder/2",
    );
  },
};
export const OneFolder: Story = { args: { folders: folders.slice(0, 1), action: undefined } };
