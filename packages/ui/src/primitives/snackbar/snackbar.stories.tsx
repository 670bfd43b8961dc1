import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, within } from "storybook/test";
import { Snackbar, type SnackbarMessage } from "./snackbar.tsx";

const ADDED: SnackbarMessage = { id: 1, text: "Ruth Halvorsen added to Briefcase.", tone: "primary" };
const FULL: SnackbarMessage = {
  id: 2,
  text: "You have too many profiles in your briefcase, try moving them around.",
  tone: "error",
};
const SELECT_FOLDERS = { label: "Select Folders", onClick: fn() };

const meta = {
  title: "Primitives/Snackbar",
  component: Snackbar,
  args: { messages: [ADDED], onClose: fn(), onPause: fn(), onResume: fn() },
  parameters: {
    usage: {
      kind: "message",
      purpose: "What has just happened, at the bottom of the window, for three seconds.",
      do: [
        "One sentence and at most one action, which can be done elsewhere too.",
        "`error` only for what the reader must know now.",
        "A message that comes while another shows joins it; up to three, errors not counted.",
      ],
      dont: ["A question.", "A message for what the page shows by itself."],
      keyboard: [
        ["Tab", "Reaches the action and Close."],
        ["Esc", "Closes the newest."],
      ],
      notes: ["`status`, or `alert` for errors; the timer pauses on hover, on focus and in a hidden tab."],
    },
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 160 } },
  },
} satisfies Meta<typeof Snackbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole("status")).toHaveTextContent("Ruth Halvorsen added to Briefcase."),
};
export const WithAction: Story = { args: { messages: [{ ...ADDED, action: SELECT_FOLDERS }] } };
export const ErrorMessage: Story = {
  args: { messages: [FULL] },
  play: async ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("too many profiles"),
};
/** Earlier messages stay; each has its own close button, and the focus moves to the next one. */
export const Several: Story = {
  args: {
    messages: [{ ...ADDED, action: SELECT_FOLDERS }, FULL, { id: 3, text: "Folder deleted.", tone: "primary" }],
  },
  parameters: { docs: { story: { iframeHeight: 240 } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/added to Briefcase.*Folder deleted/);
    await expect(canvas.getByRole("alert")).toHaveTextContent("too many profiles");
    await userEvent.click(within(canvas.getByRole("alert")).getByRole("button", { name: "Close message" }));
    await expect(args.onClose).toHaveBeenLastCalledWith(FULL.id);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenLastCalledWith(3);
  },
};

/** The timer pauses under the pointer and the focus. Esc closes. */
export const Pausing: Story = {
  args: { messages: [{ ...ADDED, action: SELECT_FOLDERS }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(/added to Briefcase/));
    await expect(args.onPause).toHaveBeenCalledOnce();
    canvas.getByRole("button", { name: "Select Folders" }).focus();
    await userEvent.unhover(canvas.getByText(/added to Briefcase/));
    await expect(args.onResume).not.toHaveBeenCalled();
    canvas.getByRole("button", { name: "Select Folders" }).blur();
    await expect(args.onResume).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    messages: [
      {
        ...ADDED,
        text: "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry added to the folder “Conferees of the farm bill”.",
        action: SELECT_FOLDERS,
      },
    ],
  },
};
