import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LifeInBrief } from "./life-in-brief.tsx";
import { fullProfile } from "./story-people.ts";

const meta = {
  title: "Profiles/Life in Brief",
  component: LifeInBrief,
  args: { profile: fullProfile },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LifeInBrief>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneFact: Story = { args: { profile: aProfile({ hometown: "Broken Bow" }) } };
export const NothingKnown: Story = { args: { profile: aProfile() } };
