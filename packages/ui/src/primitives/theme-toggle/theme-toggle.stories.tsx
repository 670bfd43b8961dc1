import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import * as layout from "../../theme/story.css.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

const meta = {
  title: "Primitives/Theme toggle",
  component: ThemeToggle,
  args: { choice: "system", onChange: fn() },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GoingRound: Story = {
  render: function GoingRound() {
    const [choice, setChoice] = useState<"system" | "light" | "dark">("system");
    return <ThemeToggle choice={choice} onChange={setChoice} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAccessibleName("Theme: as on this device. Change to light");
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName("Theme: dark. Change to as on this device");
  },
};
export const Matrix: Story = {
  render: () => (
    <div className={layout.row}>
      {(["system", "light", "dark"] as const).map((choice) => (
        <ThemeToggle choice={choice} key={choice} onChange={() => {}} />
      ))}
    </div>
  ),
};
