import { LINK_KEYS, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { FolderEmpty } from "./folder-contents.tsx";

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
      keyboard: LINK_KEYS,
      notes: ["Plain text; the folder’s heading stays above it."],
    },
  },
} satisfies Meta<typeof FolderEmpty>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
