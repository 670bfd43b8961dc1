import type { Meta, StoryObj } from "@storybook/react-vite";
import { ModuleChips } from "./module-chips.tsx";
import { modules } from "./story-people.ts";

const meta = {
  title: "Profiles/Module chips",
  component: ModuleChips,
  args: { moduleIds: [1, 2], modules },
} satisfies Meta<typeof ModuleChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Two modules share an abbreviation: one chip "Other". */
export const Merged: Story = { args: { moduleIds: [1, 3, 4] } };
export const Locked: Story = { args: { moduleIds: [1], state: "locked" } };
export const Inactive: Story = { args: { state: "inactive" } };
