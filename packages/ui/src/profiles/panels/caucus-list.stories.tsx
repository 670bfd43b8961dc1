import { LINK_KEYS, type Meta, type StoryObj } from "../../testing/story-meta.ts";
import { CaucusList } from "./legislative-panel.tsx";

const meta = {
  title: "Profiles/Panels/Caucus list",
  component: CaucusList,
  args: {
    categories: [
      {
        caucusCategoryName: "Health",
        caucuses: [
          { id: 1, caucusName: "Senate Rural Health Caucus", leadershipTitle: "Co-Chair" },
          {
            id: 2,
            caucusName: "Congressional Caucus on Long-Term Care and Hospice in Frontier Counties",
            leadershipTitle: "",
          },
        ],
      },
      { caucusCategoryName: "", caucuses: [{ id: 3, caucusName: "Western Water Caucus", leadershipTitle: "" }] },
    ],
  },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A member of no caucus has no such part of the panel.",
      },
      purpose: "The caucuses a member belongs to, with the role in each.",
      do: ["Roles other than member in words after the name."],
      dont: ["Counting them in the title alone."],
      keyboard: LINK_KEYS,
      notes: ["A list; every caucus with a page is a link."],
    },
  },
} satisfies Meta<typeof CaucusList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = {
  args: {
    categories: [
      { caucusCategoryName: "", caucuses: [{ id: 3, caucusName: "Western Water Caucus", leadershipTitle: "" }] },
    ],
  },
};
export const Many: Story = {
  args: {
    categories: ["Agriculture", "Health", "Trade"].map((caucusCategoryName, at) => ({
      caucusCategoryName,
      caucuses: Array.from({ length: 40 }, (_, index) => ({
        id: at * 40 + index,
        caucusName: `Western Water Caucus, part ${index + 1}`,
        leadershipTitle: index === 0 ? "Chair" : "",
      })),
    })),
  },
};
export const LongText: Story = {
  args: {
    categories: [
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
  },
};
