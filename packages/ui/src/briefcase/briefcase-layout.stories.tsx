import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { buildFolderHref } from "@rotunda/core";
import { BriefcaseLayout, FolderList } from "./folder-list.tsx";
import { FolderEmpty } from "./folder-contents.tsx";
import { FOLDERS } from "@rotunda/core/testing";

const meta = {
  title: "Briefcase/Briefcase layout",
  component: BriefcaseLayout,
  args: {
    folders: <FolderList folders={FOLDERS} currentFolderId={1} getHref={buildFolderHref} />,
    children: <FolderEmpty />,
  },
  parameters: {
    usage: {
      kind: "layout",
      purpose: "The Briefcase: folders at the side from 960 px, above the list below it.",
      do: ["Pass the folder list and the contents; the layout only places them."],
      dont: ["A third column."],
      notes: ["Folders are a `nav`, the contents the main part with its own heading."],
    },
  },
} satisfies Meta<typeof BriefcaseLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Folders are beside the open folder from 960 pixels, else above it. */
export const Default: Story = {};
