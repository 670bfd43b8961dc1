import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, waitFor } from "storybook/test";
import { RichText } from "../rich-text/rich-text.tsx";
import { withState } from "../../testing/with-state.tsx";
import { Panel } from "./panel.tsx";

const meta = {
  title: "Primitives/Panel",
  component: Panel,
  args: {
    id: "narrative",
    title: "Narrative Biography",
    isOpen: true,
    onToggle: fn(),
    children: (
      <RichText html="<p>When the Loup stopped flowing past Taylor for eleven days, Halvorsen was not yet in politics.</p>" />
    ),
  },
  render: withState(Panel, "isOpen", "onToggle"),
  parameters: {
    usage: {
      kind: "toggle",
      purpose: "A section of a profile that folds under its heading.",
      do: ["Show only panels with content.", "Print the count or the date after the title."],
      dont: ["Opening on hover.", "A panel in a panel."],
      keyboard: [
        ["Tab", "Moves to the heading’s button."],
        ["Enter, Space", "Opens and closes; the focus stays."],
      ],
      notes: [
        "A button in an `h2` with `aria-expanded`; a link to its fragment opens it.",
        "Closed text is `hidden=until-found`, and printing opens every panel.",
      ],
    },
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { isOpen: false } };
export const WithNote: Story = { args: { note: "Updated November 9, 2026" } };

/** Closed text is still found by the browser's search: the region is hidden until found, and opens then. */
export const Folding: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const button = canvas.getByRole("button", { name: /Narrative Biography/ });
    const region = canvasElement.querySelector("#narrative-content");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(region).toHaveAttribute("hidden", "until-found");
    region?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

export const Several: Story = {
  render: (args) => (
    <div>
      <Panel {...args} id="summary" title="Quick Summary" />
      <Panel {...args} id="staffers" isOpen={false} note={43} title="Staffers" />
      <Panel {...args} id="ratings" isOpen={false} title="Special Interest Group Ratings" />
    </div>
  ),
};
export const LongText: Story = {
  args: {
    title:
      "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry",
    note: "Updated November 9, 2026",
  },
};
export const RightToLeftName: Story = { args: { title: "رشيدة حرب" } };
