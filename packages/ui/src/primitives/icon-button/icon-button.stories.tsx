import { BUTTON_KEYS, type Meta, type StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, within } from "storybook/test";
import * as layout from "../../testing/frames.css.ts";
import { FolderInput, Menu, Star, Trash2, X } from "../icon/icon.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Primitives/Icon button",
  component: IconButton,
  args: { label: "Menu", children: <Menu />, onClick: fn() },
  parameters: {
    usage: {
      kind: "button",
      without: {
        longText: "Its name is never drawn; the tooltip shows a long one.",
      },
      purpose: "A button with only an icon, for rows and toolbars.",
      do: [
        "Name it with its object: “Add Ruth Halvorsen to Briefcase”.",
        "Use `isPressed` for what is on or off, and keep the name of the action.",
      ],
      dont: ["An icon nobody can guess: write the word.", "Less than 24 px to hit, or two closer than that."],
      keyboard: BUTTON_KEYS,
      notes: [
        "The label is the name; a tooltip shows it on hover and focus.",
        "Unavailable buttons keep their place in the tab order.",
      ],
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The name is the label; the tooltip shows on hover and focus. */
export const WithTooltip: Story = {
  args: { label: "Add Ruth Halvorsen to Briefcase", tooltip: "Add to Briefcase", tone: "brass", children: <Star /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add Ruth Halvorsen to Briefcase" })).toHaveFocus();
    const tooltips = await within(document.body).findAllByText("Add to Briefcase");
    await expect(tooltips[0]).toBeVisible();
  },
};

export const Pressed: Story = {
  args: { label: "Remove Ruth Halvorsen from Briefcase", tone: "brass", isPressed: true, children: <Star isFilled /> },
};

export const Matrix: Story = {
  render: () => (
    <div className={layout.row}>
      <IconButton label="Move to folders">
        <FolderInput />
      </IconButton>
      <IconButton label="Add to Briefcase" tone="brass">
        <Star />
      </IconButton>
      <IconButton isPressed label="In Briefcase" tone="brass">
        <Star isFilled />
      </IconButton>
      <IconButton label="Remove" tone="danger">
        <Trash2 />
      </IconButton>
      <IconButton isUnavailable label="Close">
        <X />
      </IconButton>
    </div>
  ),
};
export const Unavailable: Story = { args: { isUnavailable: true } };
