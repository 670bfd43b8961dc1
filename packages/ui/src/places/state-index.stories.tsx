import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { StateIndex } from "./state-index.tsx";

const meta = {
  title: "Places/State index",
  component: StateIndex,
  args: {
    entries: [
      {
        state: { id: "31", name: "Nebraska", shortCode: "NE" },
        districts: [1, 2, 3].map((number) => ({
          id: String(3100 + number),
          name: `Nebraska, District ${number}`,
          shortCode: `NE-${number}`,
        })),
      },
      {
        state: { id: "56", name: "Wyoming", shortCode: "WY" },
        districts: [{ id: "5600", name: "Wyoming, At-Large District", shortCode: "WY-AL" }],
      },
      { state: { id: "0", name: "A State Whose Name Takes More Than One Line of the Index" }, districts: [] },
    ],
    activeCode: null,
    onActive: fn(),
  },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A text says that the filter leaves nothing.",
        longText: "The last entry of the default is longer than any state’s name.",
      },
      purpose: "Every state with the numbers of its congressional districts, each a link.",
      do: ["Highlight the same state as on the map."],
      dont: ["Don’t leave the state’s name out of a district’s link."],
      keyboard: [["Tab", "Goes from each state through its districts."]],
      notes: ["A number’s accessible name is the district’s whole name."],
    },
  },
} satisfies Meta<typeof StateIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "Nebraska, District 2" })).toHaveTextContent(/^2$/);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Nebraska" })).toHaveFocus();
    await expect(args.onActive).toHaveBeenLastCalledWith("NE");
  },
};
export const WithActiveState: Story = { args: { activeCode: "WY" } };
export const ManyDistricts: Story = {
  args: {
    entries: [
      {
        state: { id: "6", name: "California", shortCode: "CA" },
        districts: Array.from({ length: 52 }, (_, index) => ({
          id: String(index),
          name: `California, District ${index + 1}`,
          shortCode: `CA-${index + 1}`,
        })),
      },
    ],
  },
};
export const One: Story = {
  args: { entries: [{ state: { id: "66", name: "Guam", shortCode: "GU" }, districts: [] }] },
};
