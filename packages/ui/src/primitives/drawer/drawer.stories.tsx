import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inset } from "../../testing/frames.css.ts";
import { Drawer } from "./drawer.tsx";

const meta = {
  title: "Primitives/Drawer",
  component: Drawer,
  args: {
    onClose: fn(),
    title: "Rotunda",
    children: <p className={inset}>The menu of narrow windows.</p>,
  },
  parameters: {
    usage: {
      kind: "overlay",
      purpose: "The menu of narrow windows: 300 px from the left edge, over the page.",
      do: ["Close it when a link in it is followed."],
      dont: ["A drawer on a wide window, where there is room for the links.", "Forms and settings."],
      keyboard: [
        ["Tab", "Cycles inside."],
        ["Esc", "Closes; the focus is back on the menu button."],
      ],
      notes: ["A modal `dialog` named by its title; the scrim closes it too."],
    },
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 300 px wide; Esc closes. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const drawer = await screen.findByRole("dialog", { name: "Rotunda" });
    await expect(drawer.getBoundingClientRect().width).toBe(300);
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    for (const shift of [false, true])
      for (let press = 0; press < 4; press += 1) {
        await userEvent.tab({ shift });
        await expect(drawer.contains(document.activeElement)).toBe(true);
      }
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    title: "The Almanac of the Federal and State Governments",
    children: Array.from({ length: 60 }, (_, at) => (
      <p className={inset} key={at}>
        A link of the menu, number {at + 1}
      </p>
    )),
  },
};
