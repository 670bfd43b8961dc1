import type { Meta, StoryObj } from "@storybook/react-vite";
import * as layout from "../../theme/story.css.ts";
import { StatusPill } from "./status-pill.tsx";

const meta = {
  title: "Primitives/Status pill",
  component: StatusPill,
  args: { status: "won", children: "Won" },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  render: () => (
    <div className={layout.row}>
      <StatusPill status="running">Running</StatusPill>
      <StatusPill status="won">Won</StatusPill>
      <StatusPill status="lost">Lost</StatusPill>
      <StatusPill status="withdrawn">Withdrawn</StatusPill>
      <StatusPill status="tooClose">Too close to call</StatusPill>
    </div>
  ),
};
