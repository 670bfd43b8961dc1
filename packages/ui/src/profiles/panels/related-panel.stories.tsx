import type { Meta, StoryObj } from "@storybook/react-vite";
import { fullProfile, senator } from "../story-people.ts";
import { RelatedPanel } from "./related-panel.tsx";

const meta = {
  title: "Profiles/Panels/Related panel",
  component: RelatedPanel,
  args: { profiles: fullProfile.relatedProfiles },
} satisfies Meta<typeof RelatedPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneProfile: Story = { args: { profiles: [senator] } };
export const Empty: Story = { args: { profiles: [] } };
