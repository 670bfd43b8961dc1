import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { ButtonLink } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Primitives/Empty state",
  component: EmptyState,
  args: { title: "No results found." },
  parameters: {
    usage: {
      kind: "message",
      purpose: "Says in one sentence that nothing is here, and what to do next.",
      do: [
        "Begin with what is not here, then one thing to do.",
        "Keep the reader’s own words in it: the folder, the keyword.",
      ],
      dont: ["A drawing, a joke, an apology.", "An error: that has its own words and a Retry."],
      notes: ["Plain text instead of the content; the screen announces a list that becomes empty."],
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAdviceAndAction: Story = {
  args: {
    title: "This folder is empty.",
    children: "Star a profile in a search to keep it here.",
    action: <ButtonLink href="#search">Search for profiles</ButtonLink>,
  },
};
export const LongText: Story = {
  args: {
    title:
      "Nothing was found for “Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry” among the former officeholders of Nebraska.",
    children: "Remove a filter, or search in all profiles.",
  },
};
export const RightToLeftName: Story = { args: { title: "Nothing was found for “رشيدة حرب”." } };
