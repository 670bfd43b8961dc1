import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { Drawer } from "./drawer.tsx";

const meta = {
  title: "Primitives/Drawer",
  component: Drawer,
  args: { isOpen: true, onClose: fn(), title: "Rotunda", children: "The menu of narrow windows." },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 300 px wide (spec 9); Esc closes. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const drawer = await screen.findByRole("dialog", { name: "Rotunda" });
    await expect(drawer.getBoundingClientRect().width).toBe(300);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};
