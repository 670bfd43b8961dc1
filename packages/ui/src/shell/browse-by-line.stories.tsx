import { type Meta, type StoryObj, tabThroughLinks } from "../testing/story-meta.ts";
import { BrowseByLine } from "./site-links.tsx";

const meta = {
  title: "Shell/Browse by line",
  component: BrowseByLine,
  args: {
    links: [
      { label: "state/legislative district", routeName: "BrowseByState" },
      { label: "federal office", routeName: "BrowseByAgency" },
      { label: "caucus/committee", routeName: "BrowseByGroup" },
    ],
  },
  parameters: {
    usage: {
      kind: "navigation",
      without: {
        longText: "Its three links are fixed.",
      },
      purpose: "Other ways into the directory than a search, on one line under the search tabs and on home.",
      do: ["Name each link after what it lists."],
      dont: ["Put anything here that searches."],
      keyboard: [["Tab", "Goes from link to link."]],
      notes: ["A navigation landmark named Browse by."],
    },
  },
} satisfies Meta<typeof BrowseByLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLink: Story = { args: { links: [{ label: "federal office", routeName: "BrowseByAgency" }] } };
export const ByKeyboard: Story = {
  play: tabThroughLinks,
};
