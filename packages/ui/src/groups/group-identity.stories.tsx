import { LINK_KEYS, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { inWidth } from "../testing/frames.tsx";
import { modules } from "../testing/people.ts";
import { GroupIdentity } from "./group-identity.tsx";
import { group } from "../testing/groups.ts";

const meta = {
  title: "Groups/Group identity",
  component: GroupIdentity,
  args: { group, modules, briefcase: { isIn: false, onToggle: fn() } },
  decorators: [inWidth(288)],
  parameters: {
    usage: {
      kind: "facts",
      without: {
        empty: "A group always has a name; see the story without contact.",
      },
      purpose: "The head of a committee, caucus or agency: what it is, its name, its counts and contacts.",
      do: ["Leave out what the record doesn’t have."],
      dont: ["A photograph instead of the outline."],
      keyboard: LINK_KEYS,
      notes: ["The name is the page’s `h1`; phone and address are links."],
    },
  },
} satisfies Meta<typeof GroupIdentity>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // On phones the telephone number precedes the actions.
  play: async ({ canvas }) => {
    const phone = canvas.getByRole("link", { name: /^\(\d{3}\)/ });
    const follows = phone.compareDocumentPosition(canvas.getByRole("button", { name: /Briefcase/ }));
    await expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  },
};
export const Subcommittee: Story = {
  args: {
    group: {
      ...group,
      longName: "Subcommittee on Rural Development and Energy",
      shortName: "Rural Development",
      parent: { id: 31, longName: group.longName },
      subcommittees: [],
    },
  },
};
export const WithoutContact: Story = {
  args: {
    group: { ...group, email: "", phone: "", fax: "", address: "", websiteUrl: "", minorityWebsiteUrl: "" },
    briefcase: undefined,
  },
};
export const LongText: Story = {
  args: {
    group: {
      ...group,
      longName:
        "Joint Select Committee on Oversight, Investigations, Reorganization, and Intergovernmental Appropriations",
      shortName: "Joint Panel on Oversight",
      websiteUrl: "https://intergovernmental-appropriations-and-reorganization.example.org/committee/members",
      email: "intergovernmental.appropriations.and.reorganization@example.org",
    },
  },
};
