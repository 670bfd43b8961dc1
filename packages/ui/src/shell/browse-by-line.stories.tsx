import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrowseByLine } from "./browse-by-line.tsx";

const meta = {
  title: "Shell/Browse by line",
  component: BrowseByLine,
  args: {
    links: [
      { label: "state/legislative district", href: "#state" },
      { label: "federal office", href: "#agency" },
      { label: "caucus/committee", href: "#group" },
    ],
  },
} satisfies Meta<typeof BrowseByLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLink: Story = { args: { links: [{ label: "federal office", href: "#agency" }] } };
