import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { fn } from "storybook/test";
import { ServerErrorView } from "./failure-pages.tsx";

const meta = {
  title: "Notices/Server error",
  component: ServerErrorView,
  args: { product: "Rotunda", searchHref: "#search", onRetry: fn() },
  parameters: {
    usage: {
      kind: "message",
      purpose: "The server failed, and nothing else can be shown.",
      do: ["Offer to try again first."],
      dont: ["Show internal details of the error."],
      keyboard: [["Tab", "Goes to Try again, then to the links."]],
      notes: ["The heading takes the focus after a navigation."],
    },
  },
} satisfies Meta<typeof ServerErrorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAccess: Story = { args: { searchHref: undefined, onRetry: undefined } };
export const LongProductName: Story = { args: { product: "The Directory of Political and Government Profiles" } };
