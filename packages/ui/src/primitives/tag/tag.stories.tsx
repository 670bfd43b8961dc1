import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import * as layout from "../../testing/frames.css.ts";
import { Archive, Lock } from "../icon/icon.tsx";
import { Tag } from "./tag.tsx";

const meta = {
  title: "Primitives/Tag",
  component: Tag,
  args: { children: "Former" },
  parameters: {
    usage: {
      kind: "mark",
      purpose: "A short fact about a row: Former, Chair, a module’s abbreviation.",
      do: ["One word, two at most; an icon only for the lock and Former."],
      dont: ["Anything to click.", "A number."],
      notes: ["Text, read in its place; an abbreviation has its whole name in a tooltip and for screen readers."],
    },
  },
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
export const LongText: Story = {
  globals: { viewport: { value: "phone" } },
  args: { children: "Ranking Member of the Subcommittee on Water and Power and of the Committee on Agriculture" },
};
