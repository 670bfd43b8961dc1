import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, waitFor } from "storybook/test";
import { ServiceMap } from "./service-map.tsx";

const drawn = (element: HTMLElement) => {
  element.textContent = "The service’s map";
  return Promise.resolve();
};
const never = () => new Promise<void>(() => {});

const meta = {
  title: "Places/Service map",
  component: ServiceMap,
  args: { label: "Map of Nebraska", draw: drawn, children: <p>Our own drawing</p> },
  parameters: {
    usage: {
      kind: "layout",
      purpose: "The map of a map service, if the operator has a key.",
      do: ["Pass our own drawing, which is shown until the map has loaded."],
      dont: ["Facts that only the map shows: it may fail to load."],
      keyboard: [["Tab", "Reaches the service’s own controls."]],
      notes: ["A named region; on paper it is left out."],
    },
  },
} satisfies Meta<typeof ServiceMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("region", { name: "Map of Nebraska" })).toBeVisible());
    await expect(canvas.queryByText("Our own drawing")).not.toBeInTheDocument();
  },
};
export const Loading: Story = {
  args: { draw: never },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Our own drawing")).toBeVisible();
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};
/** The service can't be reached. */
export const Failed: Story = {
  args: { draw: () => Promise.reject(new Error("blocked")) },
  play: async ({ canvas }) => expect(canvas.getByText("Our own drawing")).toBeVisible(),
};
