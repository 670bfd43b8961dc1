import { type Meta, type StoryObj, tabThroughLinks } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { RouteTabs } from "./route-tabs.tsx";

const meta = {
  title: "Shell/Route tabs",
  component: RouteTabs,
  args: {
    label: "Directories",
    tabs: [
      { label: "Congressional & Gubernatorial", href: "#congressional", isCurrent: false },
      { label: "Federal", href: "#federal", isCurrent: false },
      { label: "State Legislature", href: "#state", isCurrent: false },
      { label: "Universal Search", href: "#universal", isCurrent: true },
    ],
  },
  parameters: {
    usage: {
      kind: "navigation",
      without: {
        longText: "The four scopes have fixed names.",
      },
      purpose: "Routes that look like tabs: the four directories of the search.",
      do: ["Mark exactly one as current."],
      dont: ["Use it for panels of one page: those are tabs with their own keys."],
      keyboard: [
        ["Tab", "Goes from link to link."],
        ["Enter", "Opens the route."],
      ],
      notes: ["Links in a navigation landmark with aria-current, no tab roles."],
    },
  },
} satisfies Meta<typeof RouteTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Universal Search" })).toHaveAttribute("aria-current", "page"),
};
/** Links, not a tab list: Tab goes through them and Enter follows. */
export const ByKeyboard: Story = {
  play: tabThroughLinks,
};
