import { BUTTON_KEYS, type Meta, type StoryObj } from "../../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import * as layout from "../../testing/frames.css.ts";
import { THEME_CHOICES } from "../../theme/theme-choice.ts";
import { withState } from "../../testing/with-state.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const meta = {
  title: "Primitives/Theme toggle",
  component: ThemeToggle,
  args: { choice: "system", onChange: fn() },
  render: withState(ThemeToggle, "choice", "onChange"),
  parameters: {
    usage: {
      kind: "toggle",
      without: {
        longText: "It shows an icon; its name is for assistive technology.",
      },
      purpose: "Cycles through the themes: same as device, light, dark, high contrast.",
      do: ["Once, in the header."],
      dont: ["A theme for one component."],
      keyboard: BUTTON_KEYS,
      notes: [
        "The name says which theme is on and which comes next.",
        "High contrast follows the device’s light or dark, and its own wish for contrast even without a choice here.",
      ],
    },
  },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GoingRound: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAccessibleName("Theme: same as device. Change to light");
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName("Theme: dark. Change to high contrast");
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName("Theme: same as device. Change to light");
  },
};
export const Matrix: Story = {
  render: () => (
    <div className={layout.row}>
      {THEME_CHOICES.map((choice) => (
        <ThemeToggle choice={choice} key={choice} onChange={() => {}} />
      ))}
    </div>
  ),
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
