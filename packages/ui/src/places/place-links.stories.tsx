import type { Meta, StoryObj } from "@storybook/react-vite";
import { inNarrowColumn } from "../theme/story-frames.tsx";
import type { StoryUsage } from "../theme/story-usage.ts";
import { PlaceLinks } from "./place-side.tsx";

const meta = {
  title: "Places/Place links",
  component: PlaceLinks,
  args: {
    title: "Search here",
    links: [
      { text: "Congress, governor and their staff", href: "#congress" },
      { text: "State legislature and staff", href: "#legislature" },
    ],
  },
  parameters: {
    usage: {
      purpose: "Where to go on from a place.",
      do: ["Say what is found there."],
      dont: ["Don’t list more than five."],
      notes: ["A list under a heading; every link is at least 24 px high."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof PlaceLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLink: Story = { args: { links: [{ text: "All profiles", href: "#all" }] } };
export const Empty: Story = { args: { links: [] } };
/** As wide as a phone. */
export const Narrow: Story = {
  decorators: [inNarrowColumn],
};
