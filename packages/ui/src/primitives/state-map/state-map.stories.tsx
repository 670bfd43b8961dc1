import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { StateMap } from "./state-map.tsx";

const meta = {
  title: "Primitives/State map",
  component: StateMap,
  args: {
    viewBox: "0 0 400 200",
    areas: [
      { id: "1", path: "M0 0H150V200H0Z", href: "#1", label: { text: "WE", x: 75, y: 100 } },
      { id: "2", path: "M150 0H400V200H150Z", href: "#2", label: { text: "EA", x: 275, y: 100 } },
    ],
    children: "A country of two states",
    onActive: fn(),
  },
  parameters: {
    usage: {
      kind: "chart",
      without: {
        one: "A map of one place is the story of it alone.",
      },
      purpose:
        "Draws a place, or the places a list beside it leads to. It keeps its shape at every width, so nothing moves when it comes.",
      do: [
        "Put a list with the same links beside it.",
        "Mark the area that the list\u2019s focus is on, and vice versa.",
        "Give it a label if it is alone.",
      ],
      dont: [
        "Don\u2019t tell anything by the hue of an area alone.",
        "Don\u2019t put it in the way of the keyboard: areas are no stops for Tab.",
      ],
      notes: [
        "Without a label it is hidden from assistive technology, since the list says the same; with one it is a single image.",
        "Letters are left out below 600 px, where they could not be read.",
      ],
    },
  },
} satisfies Meta<typeof StateMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const areas = canvasElement.querySelectorAll("a");
    await expect([...areas].map((area) => area.tabIndex)).toEqual([-1, -1]);
    if (areas[1]) await userEvent.hover(areas[1]);
    await expect(args.onActive).toHaveBeenLastCalledWith("2");
  },
};
export const WithActiveArea: Story = { args: { activeId: "2" } };
/** A map without a list beside it is one image with a name. */
export const Alone: Story = {
  args: { label: "Map of Nebraska", areas: [{ id: "outline", path: "M0 0H400V200H120V120H0Z" }], children: undefined },
};
/** A map with one highlighted place. */
export const Location: Story = {
  args: {
    look: "location",
    label: "Where it is",
    activeId: "1",
    children: undefined,
    areas: [
      { id: "1", path: "M0 0H150V200H0Z" },
      { id: "2", path: "M150 0H400V200H150Z" },
    ],
  },
};
/** A map before its shapes have loaded. */
export const Empty: Story = { args: { areas: [] } };
