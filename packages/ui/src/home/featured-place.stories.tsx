import { describeFeaturedDistrict, describeFeaturedState } from "@rotunda/core";
import { aFeaturedDistrict, aFeaturedState } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { FeaturedPlace } from "./home-sections.tsx";
import { longName } from "../testing/home.ts";

const { viewBox, outline } = aFeaturedState();

const meta = {
  title: "Home/Featured place",
  component: FeaturedPlace,
  args: {
    kind: "state",
    name: "Nebraska",
    href: "#nebraska",
    map: { viewBox, outline },
    lines: describeFeaturedState(aFeaturedState()),
    searches: [
      { label: "Congress and governor", href: "#congress" },
      { label: "State legislature", href: "#legislature" },
    ],
  },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        empty: "Home without a featured place leaves the column out.",
      },
      purpose: "The state or district the editors feature, with the searches that begin there.",
      do: ["Name the searches after the people they find."],
      dont: ["Feature more than one place of a kind."],
      keyboard: [["Tab", "Goes from the place's name to the searches."]],
      notes: [
        "A section named by its heading; the place is a heading of its own, and the map a second way to it by pointer.",
      ],
    },
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
export const District: Story = {
  args: {
    kind: "district",
    name: "Nebraska, 2nd District",
    map: undefined,
    lines: describeFeaturedDistrict(aFeaturedDistrict()),
    searches: [],
  },
};
/** A place of which only the name is known. */
export const NameOnly: Story = { args: { map: undefined, lines: [] } };
export const LongText: Story = {
  args: {
    kind: "district",
    name: "Fourth Franklin and Hampshire and Worcester and Hampden District",
    map: undefined,
    lines: describeFeaturedDistrict(
      aFeaturedDistrict({
        representatives: aFeaturedDistrict().representatives.map((person) => ({ ...person, ...longName })),
      }),
    ),
  },
};
