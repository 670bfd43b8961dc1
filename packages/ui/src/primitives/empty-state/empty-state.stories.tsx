import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Primitives/Empty state",
  component: EmptyState,
  args: { title: "No results found." },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAdviceAndAction: Story = {
  args: {
    title: "This folder is empty.",
    children: "Star a profile in a search to keep it here.",
    action: <ButtonLink href="#search">Search for profiles</ButtonLink>,
  },
};
