import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import * as layout from "../../testing/frames.css.ts";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Primitives/Disclosure",
  component: Disclosure,
  args: { title: "Office and Location", children: <Checkbox isChecked={false} label="Nebraska" onChange={() => {}} /> },
  // A filter section is below the heading of the filters.
  decorators: [
    (Story) => (
      <div className={layout.narrow}>
        <h2>Advanced filters</h2>
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      kind: "toggle",
      purpose: "A section of a form that folds, with a count of what is active inside.",
      do: ["Keep what was typed when it closes.", "Open the sections with something active in them."],
      dont: ["A section of a page: that is the panel.", "Required fields: they stay visible."],
      keyboard: [
        ["Tab", "Moves to the heading’s button."],
        ["Enter, Space", "Opens and closes; the focus stays."],
      ],
      notes: ["A button in a heading with `aria-expanded`; the browser’s search finds closed text and opens it."],
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActiveFilters: Story = { args: { count: 2, isInitiallyOpen: true } };

export const Folding: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Office and Location" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("checkbox", { name: "Nebraska" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};
export const LongText: Story = {
  args: { title: "Committees, subcommittees, caucuses and the special interest groups that rate them", count: 12 },
};
