import { aProfile } from "@rotunda/core/testing";
import { LINK_KEYS, type Meta, type StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import { fullProfile } from "../../testing/people.ts";
import { LegislativePanel } from "./legislative-panel.tsx";

const meta = {
  title: "Profiles/Panels/Legislative panel",
  component: LegislativePanel,
  args: { profile: fullProfile },
  parameters: {
    usage: {
      kind: "list",
      without: { empty: "A person without legislative information has no such panel." },
      purpose:
        "The work of a legislator: leadership posts, committees with rank and role, caucuses by category, and key votes.",
      do: [
        "Leave out empty parts.",
        "Subcommittees under their committee.",
        "Roles other than member in words after the name.",
        "Yea and Nay as in the record, with a mark.",
      ],
      dont: ["Contact data: the panel of offices has it.", "Red and green rows."],
      keyboard: LINK_KEYS,
      notes: [
        "Each part has a heading; the lists are nested, and committees and caucuses with a page are links.",
        "Votes are a table with row heads; below 600 px each vote is two labeled lines.",
      ],
    },
  },
} satisfies Meta<typeof LegislativePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const [committee] = fullProfile.committees;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const { committeeName, subCommittees } of fullProfile.committees)
      for (const name of [committeeName, ...subCommittees.map((subcommittee) => subcommittee.committeeName)]) {
        const link = canvas.getByRole("link", { name });
        await expect(getComputedStyle(link).textDecorationLine).toBe("underline");
      }
  },
};
export const OnlyALeadershipPost: Story = { args: { profile: aProfile({ leadershipPost: "Deputy Whip" }) } };
export const One: Story = {
  args: {
    profile: aProfile({
      committees: fullProfile.committees.slice(1),
      caucuses: [
        { caucusCategoryName: "", caucuses: [{ id: 3, caucusName: "Western Water Caucus", leadershipTitle: "" }] },
      ],
      keyVotes: fullProfile.keyVotes.slice(0, 1),
    }),
  },
};
export const Many: Story = {
  args: {
    profile: aProfile({
      committees: Array.from({ length: 24 }, (_, index) => ({
        id: index,
        committeeName: `Committee on Agriculture, part ${index + 1}`,
        leadershipTitle: index === 0 ? "Chair" : "",
        rank: { place: index + 1, of: 24, side: "MAJ" },
        subCommittees: (committee?.subCommittees ?? []).map((subcommittee) => ({
          ...subcommittee,
          id: subcommittee.id + index * 100,
        })),
      })),
      caucuses: ["Agriculture", "Health", "Trade"].map((caucusCategoryName, at) => ({
        caucusCategoryName,
        caucuses: Array.from({ length: 40 }, (_, index) => ({
          id: at * 40 + index,
          caucusName: `Western Water Caucus, part ${index + 1}`,
          leadershipTitle: index === 0 ? "Chair" : "",
        })),
      })),
      keyVotes: Array.from({ length: 60 }, (_, index) => ({
        billNumber: `H.R. ${index + 1}`,
        name: "Rural Water Compact and Drought Resilience Act",
        vote: index % 2 === 0 ? "Yea" : "Nay",
      })),
    }),
  },
};
export const LongText: Story = {
  args: {
    profile: aProfile({
      committees: [
        {
          id: 9,
          committeeName:
            "Joint Select Committee on Oversight, Investigations, Reorganization, and Intergovernmental Appropriations",
          leadershipTitle: "Ranking Member for the Duration of the Inquiry",
          rank: { place: 1, of: 9, side: "MIN" },
          subCommittees: [],
        },
      ],
      caucuses: [
        {
          caucusCategoryName:
            "Intergovernmental Relations, Territorial Affairs, and the Electrification of Rural Districts",
          caucuses: [
            {
              id: 4,
              caucusName:
                "Bipartisan Bicameral Congressional Caucus on Groundwater Conservation and Rural Telecommunications",
              leadershipTitle: "Vice Chair for Outreach",
            },
          ],
        },
      ],
      keyVotes: [
        {
          billNumber: "H.J.Res. 1172",
          name: "Providing for congressional disapproval of the rule submitted by the Department of Agriculture relating to the conservation, storage, and distribution of groundwater in rural electrification districts",
          vote: "Present, giving live pair",
        },
      ],
    }),
  },
};
