import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Primitives/Skip link",
  component: SkipLink,
  args: { href: "#main", children: "Skip to main content" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">The main content</main>
    </>
  ),
  parameters: {
    usage: {
      kind: "navigation",
      without: {
        longText: "It says where it leads in a few fixed words.",
      },
      purpose: "The first stop of the Tab key: past the header to the content, or to the results.",
      do: ["One to each landing place, at most two."],
      dont: ["Hiding it from sighted keyboard readers: it shows itself on focus."],
      keyboard: [
        ["Tab", "Shows it, as the first thing on the page."],
        ["Enter", "Moves the focus to its target."],
      ],
      notes: ["Moves the focus, not only the scroll."],
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Out of sight until the Tab key reaches it. */
export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Skip to main content" });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};
