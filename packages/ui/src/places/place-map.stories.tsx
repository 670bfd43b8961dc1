import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { someGeodata } from "@rotunda/core/testing";
import { PlaceMap } from "./place-map.tsx";

const meta = {
  title: "Places/Place map",
  component: PlaceMap,
  args: { label: "Map of Nebraska", geodata: someGeodata({ outline: "M0 0H400V300H120V180H0Z" }) },
  parameters: {
    usage: {
      kind: "chart",
      without: {
        empty: "Without a known shape there is no map.",
        one: "It always shows one place.",
      },
      purpose: "The outline of a state, as wide as its column.",
      do: ["Say in the note what the outline is, where it isn’t the place’s own."],
      dont: ["Don’t draw what isn’t known."],
      notes: ["One image with a name."],
    },
  },
} satisfies Meta<typeof PlaceMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNote: Story = { args: { note: "The state. The district’s own boundaries aren’t in our data." } };
