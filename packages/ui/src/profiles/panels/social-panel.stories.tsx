import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fullProfile } from "../story-people.ts";
import { SocialPanel } from "./social-panel.tsx";

const meta = {
  title: "Profiles/Panels/Social panel",
  component: SocialPanel,
  args: { profile: fullProfile },
} satisfies Meta<typeof SocialPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** What is no address is shown as text. */
export const NoAddress: Story = {
  args: { profile: aProfile({ twitterUsername: "javascript:alert(1)//http" }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).not.toBeInTheDocument();
  },
};
export const Empty: Story = { args: { profile: aProfile() } };
