import type { Meta, StoryObj } from "@storybook/react-vite";
import { SideBlock } from "./side-block.tsx";

const meta = {
  title: "Profiles/Side block",
  component: SideBlock,
  args: { title: "Modules", children: "Federal Policymakers" },
} satisfies Meta<typeof SideBlock>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
