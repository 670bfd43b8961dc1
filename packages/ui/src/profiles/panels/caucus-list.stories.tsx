import type { Meta, StoryObj } from "@storybook/react-vite";
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
} satisfies Meta<typeof CaucusList>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
