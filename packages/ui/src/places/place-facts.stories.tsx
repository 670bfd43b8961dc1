import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { PlaceFacts } from "./state-head.tsx";

const meta = {
  title: "Places/Place facts",
  component: PlaceFacts,
  args: {
    facts: [
      { label: "Population", text: "1,961,000", note: "2020" },
      { label: "Capital", text: "Lincoln", note: "" },
      { label: "Electoral votes", text: "5", note: "for President" },
      { label: "Legislature", text: "49 seats", note: "one chamber" },
    ],
  },
  parameters: {
    usage: {
      kind: "facts",
      purpose: "A place in brief: a few figures in a ruled strip, each under its label.",
      do: ["Keep to what a reader looks up first.", "Say the year of a figure in its note."],
      dont: ["Don’t put sentences in it."],
      notes: ["A list of terms and descriptions."],
    },
  },
} satisfies Meta<typeof PlaceFacts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneFact: Story = { args: { facts: [{ label: "Electoral votes", text: "3", note: "for President" }] } };
export const LongText: Story = {
  args: { facts: [{ label: "Capital", text: "Llanfairpwllgwyngyllgogerychwyrndrobwll", note: "" }] },
};
/** Renders nothing if nothing is known. */
export const Empty: Story = { args: { facts: [] } };
