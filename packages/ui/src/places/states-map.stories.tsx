import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { StatesMap } from "./states-map.tsx";

const meta = {
  title: "Places/States map",
  component: StatesMap,
  args: {
    states: [
      { id: "31", name: "Nebraska", shortCode: "NE" },
      { id: "44", name: "Rhode Island", shortCode: "RI" },
      { id: "66", name: "Guam", shortCode: "GU" },
    ],
    activeCode: null,
    onActive: fn(),
  },
  parameters: {
    usage: {
      kind: "chart",
      without: {
        one: "With one match the others are drawn without links, as in the empty story.",
      },
      purpose: "The country as a map whose states lead to their pages.",
      do: ["Put the index of states beside it, and highlight the same state in both."],
      dont: ["Don’t use it alone: by keyboard the index leads to the states."],
      notes: [
        "Hidden from assistive technology, since the index says the same. Its borders are a chunk of their own; without it the place stays empty.",
      ],
    },
  },
} satisfies Meta<typeof StatesMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("path").length).toBeGreaterThan(50));
    const nebraska = canvasElement.querySelector('a[href$="/state/31-nebraska"]');
    if (nebraska) await userEvent.hover(nebraska);
    await expect(args.onActive).toHaveBeenCalledWith("NE");
  },
};
export const WithActiveState: Story = { args: { activeCode: "NE" } };
/** No state matches the filter: the map is drawn without links. */
export const Empty: Story = { args: { states: [] } };
