import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ServerErrorView } from "./server-error-view.tsx";

const meta = {
  title: "Notices/Server error",
  component: ServerErrorView,
  args: { product: "Rotunda", homeHref: "#home", searchHref: "#search", onRetry: fn() },
} satisfies Meta<typeof ServerErrorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAccess: Story = { args: { searchHref: undefined, onRetry: undefined } };
