import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LinkChip } from "./link-chip.tsx";

const meta = {
  title: "Primitives/Link chip",
  component: LinkChip,
  args: { href: "#office", children: "United States Senate" },
} satisfies Meta<typeof LinkChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAddress: Story = { args: { href: undefined } };

/** The whole text is the accessible name. */
export const Shortened: Story = {
  args: { children: "Bureau of Reclama…", label: "Bureau of Reclamation, Great Plains Region" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Bureau of Reclamation, Great Plains Region" })).toBeVisible();
  },
};
