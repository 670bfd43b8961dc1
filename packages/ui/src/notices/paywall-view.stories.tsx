import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaywallView } from "./paywall-view.tsx";

const meta = {
  title: "Notices/Paywall",
  component: PaywallView,
  args: { advisorHref: "mailto:advisor@example.org", accountHref: "#account", homeHref: "#home" },
} satisfies Meta<typeof PaywallView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoAccessAtAll: Story = { args: { homeHref: undefined } };
