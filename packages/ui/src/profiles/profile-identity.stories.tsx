import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ProfileIdentity } from "./profile-identity.tsx";
import { fullProfile, longName, modules, rightToLeft } from "./story-people.ts";

const meta = {
  title: "Profiles/Profile identity",
  component: ProfileIdentity,
  args: { profile: fullProfile, modules, briefcase: { isIn: true, onToggle: fn() } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileIdentity>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sparse: Story = { args: { profile: aProfile({ subscriptionModules: [] }), briefcase: undefined } };
export const Former: Story = {
  args: {
    profile: aProfile({ isFormer: true, politicalParty: "Democrat", preferredNameDisplay: "Harold P. Lindqvist" }),
    briefcase: { isIn: false, onToggle: fn() },
    notices: [
      "This individual is no longer serving in a position monitored by Rotunda. For a recent update, please contact your dedicated advisor.",
    ],
  },
};
export const LongText: Story = {
  args: {
    profile: {
      ...fullProfile,
      preferredNameDisplay: longName.preferredNameDisplay,
      positionSummary: longName.positionSummary,
    },
  },
};
export const RightToLeftName: Story = {
  args: { profile: { ...fullProfile, preferredNameDisplay: rightToLeft.preferredNameDisplay } },
};
