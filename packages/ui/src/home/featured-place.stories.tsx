import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { StoryUsage } from "../theme/story-usage.ts";
import { FeaturedPlace } from "./featured-place.tsx";

const meta = {
  title: "Home/Featured place",
  component: FeaturedPlace,
  args: {
    kind: "state",
    name: "Nebraska",
    href: "#nebraska",
    ways: [
      { label: "Congress and governor", href: "#congress" },
      { label: "State legislature", href: "#legislature" },
    ],
  },
  parameters: {
    usage: {
      purpose: "The state or district the editors feature, with the searches that begin there.",
      do: ["Name the searches after whom they find."],
      dont: ["Feature more than one place of a kind."],
      keyboard: [["Tab", "Goes from the place's name to the searches."]],
      notes: ["A section named by its heading; the place is a heading of its own."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof FeaturedPlace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Featured State" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nebraska" })).toHaveAttribute("href", "#nebraska");
  },
};
export const District: Story = { args: { kind: "district", name: "Nebraska, 2nd District", ways: [] } };
export const LongText: Story = {
  args: { kind: "district", name: "Fourth Franklin and Hampshire and Worcester and Hampden District" },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
