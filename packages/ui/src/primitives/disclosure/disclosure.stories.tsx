import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as layout from "../../theme/story.css.ts";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Primitives/Disclosure",
  component: Disclosure,
  args: { title: "Office and Location", children: <Checkbox isChecked={false} label="Nebraska" onChange={() => {}} /> },
  // A filter section stands under the heading of the filters.
  decorators: [
    (Story) => (
      <div className={layout.narrow}>
        <h2>Advanced filters</h2>
        <Story />
      </div>
    ),
  ],
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
  },
};
