import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import * as layout from "../../testing/frames.css.ts";
import { Download, FolderPlus } from "../icon/icon.tsx";
import { Button, ButtonLink } from "./button.tsx";

const meta = {
  title: "Primitives/Button",
  component: Button,
  args: { children: "Search", onClick: fn() },
  parameters: {
    usage: {
      kind: "action",
      purpose: "Does something on this page. One filled button per view: its most common action.",
      do: [
        "Begin the label with a verb and keep it to three words.",
        "Say why a button cannot act (`disabledReason`), and keep it in the tab order.",
        "Use `ButtonLink` for navigation: it opens in a new tab and its address can be copied.",
      ],
      dont: [
        "Two filled buttons side by side: the second is quiet.",
        "A danger button without a confirmation or an Undo after it.",
        "An icon instead of the label: that is the icon button.",
      ],
      keyboard: [
        ["Tab", "Moves to the button, unavailable and busy ones included."],
        ["Enter, Space", "Acts."],
      ],
      notes: [
        "Unavailable and busy buttons are `aria-disabled`, not `disabled`: the focus stays, and the reason is read as the description.",
        "A busy button is `aria-busy`; say the outcome in a message, not in the label alone.",
      ],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { tone: "primary" } };
export const WithIcon: Story = { args: { tone: "quiet", icon: <FolderPlus />, children: "Add folder" } };

/** Stays in the tab order and says why it can't act. */
export const Unavailable: Story = {
  args: { disabledReason: "There are no profiles selected", children: "Download" },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Download" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("There are no profiles selected");
  },
};

/** Works: keeps its focus and its width, ignores a second click. */
export const Busy: Story = {
  args: { isBusy: true, tone: "primary", children: "Downloading" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Downloading" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Link: Story = { render: () => <ButtonLink href="#home">Home</ButtonLink> };

const TONES = ["plain", "primary", "quiet", "danger"] as const;
const SIZES = ["small", "medium", "large"] as const;

export const Matrix: Story = {
  render: () => (
    <div className={layout.stack}>
      {SIZES.map((size) => (
        <div className={layout.row} key={size}>
          {TONES.map((tone) => (
            <Button icon={<Download size={size === "small" ? "small" : "medium"} />} key={tone} size={size} tone={tone}>
              {tone}
            </Button>
          ))}
          <Button isUnavailable size={size}>
            unavailable
          </Button>
          <Button isBusy size={size}>
            busy
          </Button>
        </div>
      ))}
    </div>
  ),
};
