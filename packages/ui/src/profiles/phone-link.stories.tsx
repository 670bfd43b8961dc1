import type { Meta, StoryObj } from "@storybook/react-vite";
import { PhoneLink } from "./phone-link.tsx";

const meta = {
  title: "Profiles/Phone link",
  component: PhoneLink,
  args: { phone: "(202) 555-4400" },
} satisfies Meta<typeof PhoneLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoNumber: Story = { args: { phone: "by appointment" } };
