import type { Meta, StoryObj } from "@storybook/react-vite";
import * as layout from "../../theme/story.css.ts";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Primitives/Progress",
  component: Progress,
  args: { label: "Preparing the profile book", value: 40 },
  decorators: [
    (Story) => (
      <div className={layout.measure}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Done: Story = { args: { value: 100 } };
export const Unknown: Story = { args: { value: undefined } };
