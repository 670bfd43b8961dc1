import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { PlaceActions } from "./place-side.tsx";

const meta = {
  title: "Places/Place actions",
  component: PlaceActions,
  args: { name: "Nebraska", briefcase: { isIn: false, onToggle: fn() } },
  parameters: {
    usage: {
      kind: "action",
      without: {
        unavailable: "Actions without permission have no button; see the empty story.",
      },
      purpose: "The actions on a place: the star, and others passed to it.",
      do: ["Put the star first."],
      dont: ["Don’t fill more than one button of a page."],
      keyboard: [["Enter, Space", "Adds the place to the Briefcase, or removes it."]],
      notes: ["The star’s button says what it does and to what."],
    },
  },
} satisfies Meta<typeof PlaceActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InBriefcase: Story = { args: { briefcase: { isIn: true, onToggle: fn() } } };
export const Pending: Story = { args: { briefcase: { isIn: true, isPending: true, onToggle: fn() } } };
/** For a reader without any of the actions. */
export const Empty: Story = { args: { briefcase: undefined } };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add to Briefcase: Nebraska" })).toHaveFocus();
  },
};
