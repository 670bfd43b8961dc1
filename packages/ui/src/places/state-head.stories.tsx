import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { aState } from "@rotunda/core/testing";
import * as places from "../testing/places.ts";
import { StateHead } from "./state-head.tsx";

const meta = {
  title: "Places/State head",
  component: StateHead,
  args: { state: places.state },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        longText: "State names are known: the longest is Northern Mariana Islands, in its own story.",
      },
      purpose: "Heads a state’s page: what kind of place it is, its name, and the state in brief.",
      do: ["Let it span both columns."],
      dont: ["Don’t repeat its figures in the side column."],
      notes: ["Holds the page’s first heading, which takes the focus when the page opens."],
    },
  },
} satisfies Meta<typeof StateHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FederalDistrict: Story = {
  args: { state: aState({ name: "District of Columbia", shortCode: "DC", capital: "Washington" }) },
};
export const Territory: Story = {
  args: { state: aState({ name: "Northern Mariana Islands", shortCode: "MP", capital: "Saipan" }) },
};
/** Only the name is known. */
export const Bare: Story = { args: { state: aState() } };
