import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleDataMark } from "./sample-data-mark.tsx";

const meta = {
  title: "Notices/Sample data mark",
  component: SampleDataMark,
} satisfies Meta<typeof SampleDataMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
