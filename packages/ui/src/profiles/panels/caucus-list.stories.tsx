import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryUsage } from "../../theme/story-usage.ts";
import { CaucusList } from "./caucus-list.tsx";

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
      purpose: "The caucuses a member belongs to, with the role in each.",
      do: ["Roles other than member in words after the name."],
      dont: ["Counting them in the title alone."],
      keyboard: [
        ["Tab", "Moves to the link."],
        ["Enter", "Follows it; with Ctrl or ⌘ in a new tab."],
      ],
      notes: ["A list; every caucus with a page is a link."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof CaucusList>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
