import type { Meta, StoryObj } from "@storybook/react-vite";
import * as layout from "../../theme/story.css.ts";
import { Archive, Lock } from "../icon/icon.tsx";
import { Tag } from "./tag.tsx";

const meta = {
  title: "Primitives/Tag",
  component: Tag,
  args: { children: "Former" },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = { args: { icon: <Archive size="tiny" /> } };
export const Matrix: Story = {
  render: () => (
    <div className={layout.row}>
      <Tag icon={<Archive size="tiny" />}>Former</Tag>
      <Tag icon={<Lock size="tiny" />}>Outside your subscription</Tag>
      <Tag tone="primary">Leadership Staffer</Tag>
      <Tag tone="outline">FED</Tag>
      <Tag tone="dashed">INF</Tag>
    </div>
  ),
};
