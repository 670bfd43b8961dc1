import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../testing/frames.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { HomeSection } from "./home-layout.tsx";

const action = (
  <TextLink look="action" href="#search">
    Search all profiles
  </TextLink>
);

const meta = {
  title: "Home/Home section",
  component: HomeSection,
  args: {
    title: "Recent Profiles",
    text: "Leaders, chairs and governors, with a new selection every day.",
    action,
    children: <p>What belongs to the section.</p>,
  },
  parameters: {
    usage: {
      kind: "facts",
      without: { empty: "A section with nothing in it is left out, or its content says what will be there." },
      purpose: "A part of home: a rule, a heading, an optional sentence, and its content.",
      do: ["The strong rule above: it opens the section.", "A link at the right for the rest of what is shown."],
      dont: ["A box around the section.", "A sentence that repeats the heading."],
      notes: ["A `section` named by its heading of the second level."],
    },
  },
} satisfies Meta<typeof HomeSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Recent Profiles" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Recent Profiles" })).toBeVisible();
  },
};
export const HeadingAlone: Story = { args: { text: "", action: undefined } };
export const LongText: Story = {
  args: {
    title: "Committees, Caucuses and Subcommittees of Congress and of the State Legislatures",
    text: "A sentence that goes on for longer than the column is wide, and then for a line or two more.",
  },
  decorators: [inNarrowColumn],
};
