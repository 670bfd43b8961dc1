import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { FeaturedProfiles } from "./home-sections.tsx";
import { longName, people, rightToLeft } from "../testing/home.ts";

const toggle = fn();

const meta = {
  title: "Home/Featured profiles",
  component: FeaturedProfiles,
  args: {
    text: "Leaders, chairs and governors, with a new selection every day.",
    profiles: people(4),
    getBriefcase: () => ({ kind: "star", isIn: false, onToggle: toggle }),
  },
  parameters: {
    usage: {
      kind: "list",
      without: {
        many: "Home features eight at most, as in its own story.",
      },
      purpose: "The profiles the editors feature today: eight, or four beside a featured state or district.",
      do: ["Pass the profiles of core’s `listFeaturedProfiles`.", "Write one sentence that says why these."],
      dont: ["Use it for results: a result is a profile card, with what a searcher compares."],
      keyboard: [
        ["Tab", "Goes from each name to its star."],
        ["Enter, Space", "On a star, adds to the Briefcase or removes from it."],
      ],
      notes: ["A section named by its heading, a list, and a level 3 heading for each name; portraits have no text."],
    },
  },
} satisfies Meta<typeof FeaturedProfiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getAllByText(/Held the seat since 2012/)[0]).toBeVisible();
    toggle.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Add Ruth Halvorsen to Briefcase" }));
    await expect(toggle).toHaveBeenCalledOnce();
  },
};
export const Eight: Story = { args: { profiles: people(8) } };
export const One: Story = { args: { profiles: people(1) } };
export const LongText: Story = { args: { profiles: [longName, ...people(3)] } };
export const RightToLeftName: Story = { args: { profiles: [rightToLeft, ...people(1)] } };
/** A reader without a Briefcase. */
export const WithoutBriefcase: Story = { args: { getBriefcase: undefined } };
export const Empty: Story = {
  args: { profiles: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole("heading")).toBeNull(),
};
