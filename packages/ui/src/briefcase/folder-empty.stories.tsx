import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryUsage } from "../testing/story-usage.ts";
import { FolderEmpty } from "./folder-empty.tsx";

const meta = {
  title: "Briefcase/Folder empty",
  component: FolderEmpty,
  parameters: {
    usage: {
      kind: "message",
      without: {
        longText: "Its sentence is fixed.",
      },
      purpose: "An empty folder.",
      do: ["Say how a profile gets here."],
      dont: ["Hiding an empty folder."],
      keyboard: [
        ["Tab", "Moves to the link."],
        ["Enter", "Follows it; with Ctrl or ⌘ in a new tab."],
      ],
      notes: ["Plain text; the folder’s heading stays above it."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof FolderEmpty>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
