import type { Meta, StoryObj } from "@storybook/react-vite";
import { FolderHeader } from "./folder-header.tsx";

const meta = {
  title: "Briefcase/Folder header",
  component: FolderHeader,
  args: { name: "General Briefcase", count: 9, note: "Default folder; it cannot be deleted." },
} satisfies Meta<typeof FolderHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongName: Story = {
  args: { name: "Committee transitions: Agriculture, Appropriations and Energy, second draft", count: 1, note: "" },
};
