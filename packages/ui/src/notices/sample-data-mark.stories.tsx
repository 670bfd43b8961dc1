import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { SampleDataMark } from "./notices.tsx";

const meta = {
  title: "Notices/Sample data mark",
  component: SampleDataMark,
  parameters: {
    usage: {
      kind: "sign",
      purpose: "Marks every page of an installation whose people are invented.",
      do: ["Show it as long as the server says that the data is sample data."],
      dont: ["Let readers dismiss it."],
      notes: ["A complementary landmark named Sample data."],
    },
  },
} satisfies Meta<typeof SampleDataMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
