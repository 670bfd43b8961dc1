import { LINK_KEYS, type Meta, type StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import { fullProfile } from "../../testing/people.ts";
import { CommitteeList } from "./legislative-panel.tsx";

const meta = {
  title: "Profiles/Panels/Committee list",
  component: CommitteeList,
  args: { committees: fullProfile.committees },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A member of no committee has no such part of the panel.",
      },
      purpose: "The committees and subcommittees a member sits on, with rank and role.",
      do: ["Subcommittees under their committee."],
      dont: ["A tree widget: it is two lists."],
      keyboard: LINK_KEYS,
      notes: ["Nested lists; each committee with a page is a link."],
    },
  },
} satisfies Meta<typeof CommitteeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const names = args.committees.flatMap(({ committeeName, subCommittees }) => [
      committeeName,
      ...subCommittees.map((subcommittee) => subcommittee.committeeName),
    ]);
    const links = canvas.getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual(names);
    for (const link of links) await expect(getComputedStyle(link).textDecorationLine).toBe("underline");
  },
};
const [committee] = fullProfile.committees;

export const One: Story = { args: { committees: fullProfile.committees.slice(1) } };
export const Many: Story = {
  args: {
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
  },
};
export const LongText: Story = {
  args: {
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
  },
};
