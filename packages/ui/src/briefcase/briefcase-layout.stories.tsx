import type { Meta, StoryObj } from "@storybook/react-vite";
import { BriefcaseLayout } from "./briefcase-layout.tsx";
import { FolderEmpty } from "./folder-empty.tsx";
import { FolderList } from "./folder-list.tsx";
import { folders } from "./story-folders.ts";

const meta = {
  title: "Briefcase/Briefcase layout",
  component: BriefcaseLayout,
  args: {
    folders: <FolderList folders={folders} currentFolderId={1} />,
    children: <FolderEmpty />,
  },
} satisfies Meta<typeof BriefcaseLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Folders stand beside the open folder from 960 pixels, above it below. */
export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
