import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { fn } from "storybook/test";
import * as places from "../testing/places.ts";
import { OfficeHolderList } from "./office-holder-list.tsx";

const meta = {
  title: "Places/Office holder list",
  component: OfficeHolderList,
  args: { people: places.holders, getStar: (person) => ({ isIn: person.id === 1, onToggle: fn() }) },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A vacant office is listed as vacant.",
      },
      purpose: "The holders of an office with portrait and party, for as many as fit a screen.",
      do: ["Use a table for a dozen people or more."],
      dont: ["Don’t shorten a name; the row grows."],
      keyboard: [
        ["Tab", "Goes from the name to the star of each person."],
        ["Enter", "Opens the profile."],
        ["Enter, Space", "On the star: adds to the Briefcase, or removes."],
      ],
      notes: ["Each name is a heading with one link. Locked and former people say so in words."],
    },
  },
} satisfies Meta<typeof OfficeHolderList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A leadership role, a long name, a right-to-left name, a locked and a former person. */
export const Default: Story = {};
export const OnePerson: Story = { args: { people: places.holders.slice(0, 1) } };
/** For a reader without a Briefcase. */
export const WithoutStars: Story = { args: { getStar: undefined } };
export const Many: Story = {
  args: {
    people: places.holders
      .slice(0, 1)
      .flatMap((holder) => Array.from({ length: 120 }, (_, index) => ({ ...holder, ...places.legislator(index + 1) }))),
    getStar: undefined,
  },
};
export const LongText: Story = { args: { people: places.holders.slice(1, 3) } };
