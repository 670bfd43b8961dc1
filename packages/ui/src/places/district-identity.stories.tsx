import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { aDistrict } from "@rotunda/core/testing";
import * as places from "../testing/places.ts";
import { DistrictIdentity } from "./district-identity.tsx";

const meta = {
  title: "Places/District identity",
  component: DistrictIdentity,
  args: { district: places.district, briefcase: { isIn: false, onToggle: fn() } },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        empty: "A district always has a name; see the story without a map.",
      },
      purpose: "The left column of a district: its name, its figures, the star and where it is.",
      do: ["Say that the map is the state’s where the district’s shape isn’t known."],
      dont: ["Don’t show a district code if there is none."],
      keyboard: [["Enter, Space", "On the Briefcase button: adds or removes the district."]],
      notes: ["Holds the page’s first heading."],
    },
  },
} satisfies Meta<typeof DistrictIdentity>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutMap: Story = { args: { district: aDistrict(), briefcase: undefined } };
export const LongName: Story = {
  args: {
    district: aDistrict({
      name: "Massachusetts House of Representatives, 12th Bristol and Norfolk District",
      legChamberId: 3,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Legislative district")).toBeVisible();
  },
};
