import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { DistrictMap } from "./district-map.tsx";
import { drawnMap, surroundings } from "../testing/district-map.ts";

const meta = {
  title: "Places/District map",
  component: DistrictMap,
  args: { map: drawnMap, label: "Congressional Districts of Iowa", activeId: null, onActive: fn() },
  parameters: {
    usage: {
      kind: "chart",
      without: {
        empty: "A chamber without known boundaries has a list only.",
      },
      purpose: "The districts of a chamber by party, each a link to its page.",
      do: ["Put the list of districts beside it, and highlight the same district in both."],
      dont: ["Don’t tell a party by its color alone: the label has its letter."],
      keyboard: [
        ["Tab", "Goes through the districts in order of number."],
        ["Enter", "Opens the district."],
      ],
      notes: [
        "Each district is named with its members and their parties.",
        "Districts without room for a label are enlarged below; the enlargements are hidden from assistive technology.",
      ],
    },
  },
} satisfies Meta<typeof DistrictMap>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A map with a vacant district, one shared by two parties, and an enlargement. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "District 1, Naomi Feldstein, Democrat" })).toHaveFocus();
    await expect(args.onActive).toHaveBeenLastCalledWith(801);
    await expect(canvas.getByRole("link", { name: "District 6, vacant" })).toBeInTheDocument();
  },
};
export const WithActiveDistrict: Story = { args: { activeId: 804 } };
/** No source has members of the chamber. */
export const WithoutMembers: Story = {
  args: { map: { ...drawnMap, districts: drawnMap.districts.map((district) => ({ ...district, members: [] })) } },
};
/** The map on the page of a district. */
export const OneDistrictAmongNeighbors: Story = { args: { map: surroundings, currentId: 806 } };
