import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoginRedirectView } from "./login-redirect-view.tsx";

const meta = {
  title: "Notices/Login redirect",
  component: LoginRedirectView,
  args: { product: "Rotunda", loginHref: "#login" },
} satisfies Meta<typeof LoginRedirectView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
