import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { listDistrictMaps } from "@rotunda/core";
import { someShapes } from "@rotunda/core/testing";
import { drawnMap, surroundings } from "../testing/district-map.ts";
import * as places from "../testing/places.ts";
import { DistrictsPanel } from "./districts-panel.tsx";

const meta = {
  title: "Places/Districts panel",
  component: DistrictsPanel,
  args: { maps: listDistrictMaps(places.state.geodata, places.state.chambers), stateName: "Iowa" },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A place without districts has no such panel.",
      },
      purpose: "The districts of a state, chamber by chamber: drawn where their shapes are known, listed always.",
      do: ["Say that boundaries are missing, rather than draw none."],
      dont: ["Don’t draw a guess."],
      keyboard: [["Tab", "Goes from the menu of chambers through the districts."]],
      notes: ["The list leads where the map does, and marks on it what has the focus."],
    },
  },
} satisfies Meta<typeof DistrictsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "District 1" })).toBeVisible();
    await userEvent.click(canvas.getByRole("combobox", { name: /^Show/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: "State House Districts" }));
    await waitFor(() => expect(canvas.getByText(/boundaries of these districts aren’t in our data/)).toBeVisible());
  },
};
export const OneMap: Story = { args: { maps: [drawnMap] } };
/** The panel on the page of a district. */
export const Neighbors: Story = { args: { maps: [surroundings], currentId: 806 } };
export const ManyDistricts: Story = {
  args: {
    maps: [
      {
        ...someShapes([]),
        key: "STATE_HOUSE",
        title: "House of Delegates Districts",
        isDrawn: false,
        districts: Array.from({ length: 134 }, (_, index) => ({
          id: index,
          number: String(index + 1),
          name: `House of Delegates, District ${index + 1}`,
          path: "",
          members: [],
        })),
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    maps: [
      {
        ...someShapes([]),
        key: "STATE_HOUSE",
        title: "House of Representatives of the Great and General Court Districts",
        isDrawn: false,
        districts: ["Fourth Franklin and Hampshire", "Worcester, Hampden, Hampshire, and Middlesex"].map(
          (name, id) => ({
            id,
            number: name,
            name: `House of Representatives, ${name} District`,
            path: "",
            members: [],
          }),
        ),
      },
    ],
  },
};
