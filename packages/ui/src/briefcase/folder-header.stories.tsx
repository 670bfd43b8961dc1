import { BUTTON_KEYS, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { FolderHeader } from "./folder-contents.tsx";

const meta = {
  title: "Briefcase/Folder header",
  component: FolderHeader,
  args: { name: "General Briefcase", contents: "9 profiles", note: "Default folder; it cannot be deleted." },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        empty: "A folder always has a name; an empty one counts 0.",
      },
      purpose: "A folder’s name, number of profiles and actions.",
      do: ["Say why an action cannot be done instead of hiding it."],
      dont: ["The name cut off: it wraps."],
      keyboard: BUTTON_KEYS,
      notes: ["The name is the heading; actions are named with the folder."],
    },
  },
} satisfies Meta<typeof FolderHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Live: Story = {
  args: {
    name: "Texas Democrats",
    contents: "500 profiles",
    note: (
      <>
        Live: follows <TextLink href="/rotunda/search/congressional?saved=4">“Texas Democrats”</TextLink>. The first 500
        of 1,234 results.
      </>
    ),
  },
};
export const NoLongerLive: Story = {
  args: {
    note: "This folder followed the saved search “Texas Democrats”, which is no longer available. It keeps the last results.",
  },
};
export const LongName: Story = {
  args: {
    name: "Committee transitions: Agriculture, Appropriations and Energy, second draft",
    contents: "1 item",
    note: "",
  },
};
