import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { ContactMatches } from "./results-notes.tsx";

const meta = {
  title: "Search/Contact matches",
  component: ContactMatches,
  args: {
    links: [
      { text: "1 federal official", href: "#federal" },
      { text: "3 congressional staffers", href: "#congressional" },
    ],
  },
  parameters: {
    usage: {
      kind: "message",
      purpose: "Says which contacts a keyword of Universal Search also matches, which are in other directories.",
      do: ["Above the results, since they may be what was meant."],
      dont: ["Members, who are among the results."],
      keyboard: [
        ["Tab", "Moves through the links."],
        ["Enter", "Follows one; with Ctrl or ⌘ in a new tab."],
      ],
      notes: ["Nothing is shown without matches."],
    },
  },
} satisfies Meta<typeof ContactMatches>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    links: [
      "1,204 federal officials",
      "12,480 congressional staffers",
      "310 governor’s staffers",
      "8,021 state staffers",
    ].map((text) => ({ text, href: `#${text}` })),
  },
};
