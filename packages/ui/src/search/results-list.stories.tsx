import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { modules, people, senator } from "../profiles/story-people.ts";
import { ResultsList } from "./results-list.tsx";

const onToggle = fn();

const meta = {
  title: "Search/Results list",
  component: ResultsList,
  args: {
    items: people,
    view: "list",
    modules,
    briefcaseOf: (item) => ({ kind: "star", isIn: item.addedToBriefcase, onToggle: () => onToggle(item.id) }),
  },
} satisfies Meta<typeof ResultsList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(people.length);
    const star = canvas.getByRole("button", { name: "Add Ruth Halvorsen to Briefcase" });
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(star);
    await expect(onToggle).toHaveBeenCalledWith(1);
  },
};
export const Cards: Story = { args: { view: "card" } };
export const Paging: Story = {
  args: { isBusy: true },
  // What is about to be replaced is dimmed for that moment; the contrast rule exempts what is inactive.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
};
export const OneRow: Story = { args: { items: [senator] } };
export const OneCard: Story = { args: { items: [senator], view: "card" } };
/** A reader without a Briefcase of their own. */
export const WithoutStars: Story = { args: { briefcaseOf: undefined } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
};
