import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { LocationMap } from "./states-map.tsx";

const meta = {
  title: "Places/Location map",
  component: LocationMap,
  args: { stateName: "Nebraska", code: "NE" },
  parameters: {
    usage: {
      kind: "chart",
      without: {
        empty: "A territory has no map; see its story.",
        one: "It always shows one place.",
      },
      purpose: "Where a state is in the country.",
      do: ["Keep it small: it only orients."],
      dont: ["Don’t make its states links."],
      notes: ["One image with a name."],
    },
  },
} satisfies Meta<typeof LocationMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A territory is on no map of the states: nothing is drawn. */
export const Territory: Story = { args: { stateName: "Guam", code: "GU" } };
