import { LINK_KEYS, type Meta, type StoryObj } from "../../testing/story-meta.ts";
import { fullProfile, longName, senator } from "../../testing/people.ts";
import { RelatedPanel } from "./people-panels.tsx";

const meta = {
  title: "Profiles/Panels/Related panel",
  component: RelatedPanel,
  args: { profiles: fullProfile.relatedProfiles },
  parameters: {
    usage: {
      kind: "list",
      without: { empty: "A profile without related ones has no such panel." },
      purpose: "Up to six related profiles.",
      do: ["Say below each name why it is related."],
      dont: ["Suggestions nobody can explain."],
      keyboard: LINK_KEYS,
      notes: ["A list; one link for each profile."],
    },
  },
} satisfies Meta<typeof RelatedPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneProfile: Story = { args: { profiles: [{ ...senator, relation: "Predecessor in the seat" }] } };
export const Many: Story = {
  args: {
    profiles: Array.from({ length: 60 }, (_, index) => ({
      ...senator,
      relation: "Also represents Nebraska",
      id: index,
      briefcaseItemId: `${index}-profile`,
    })),
  },
};
export const LongText: Story = {
  args: {
    profiles: [
      {
        ...longName,
        relation:
          "Also represents the Northern Mariana Islands; serves on Senate Committee on Agriculture, Nutrition, and Forestry and 2 other committees",
      },
    ],
  },
};
