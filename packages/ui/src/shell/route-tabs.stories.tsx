import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RouteTabs } from "./route-tabs.tsx";

const meta = {
  title: "Shell/Route tabs",
  component: RouteTabs,
  args: {
    label: "Directories",
    tabs: [
      { label: "Congressional & Gubernatorial", href: "#congressional", isCurrent: false },
      { label: "Federal", href: "#federal", isCurrent: false },
      { label: "State Legislature", href: "#state", isCurrent: false },
      { label: "Universal Search", href: "#universal", isCurrent: true },
    ],
  },
} satisfies Meta<typeof RouteTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Universal Search" })).toHaveAttribute("aria-current", "page");
  },
};
/** A ruled grid of two by two below 720 px. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
