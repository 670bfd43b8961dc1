import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, screen, waitFor } from "storybook/test";
import { SavedSearchDialog } from "./saved-search-dialog.tsx";

const meta = {
  title: "Saved searches/Saved search dialog",
  component: SavedSearchDialog,
  args: {
    title: "Save search",
    name: "Senate Agriculture, House Agriculture",
    isShared: false,
    organization: "Plains Policy Group",
    onSave: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 420 } },
    usage: {
      kind: "askingOverlay",
      purpose: "Asks for name and sharing of a saved search, new or known.",
      do: ["Suggest a name by the filters; it is selected, so that typing replaces it."],
      dont: ["Closing it when saving failed: the name would be lost."],
      keyboard: [
        ["Enter", "Saves; an invalid name shows an error at the field."],
        ["Esc", "Closes without saving."],
      ],
      notes: ["The focus begins in the field and comes back to the opener."],
    },
  },
} satisfies Meta<typeof SavedSearchDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const findField = () => screen.findByRole("textbox", { name: "Name" });

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const field = await findField();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole("checkbox", { name: "Share with Plains Policy Group" }));
    await userEvent.clear(field);
    await userEvent.type(field, "Conferees");
    // The simulated Enter submits only forms that contain their button.
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith({ name: "Conferees", isShared: true });
  },
};
export const OfASavedOne: Story = {
  args: { title: "Saved search", name: "Conferees", isShared: true, onDelete: fn() },
};
export const Focused: Story = {
  args: { name: "" },
  play: async ({ args, userEvent }) => {
    const field = await findField();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(field).toHaveAccessibleDescription(/This field is required\./);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** The name is the one that was sent. */
export const Refused: Story = {
  args: { refused: "Your organization has a saved search of that name." },
  play: async ({ userEvent }) => {
    const field = await findField();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(field).toHaveAccessibleDescription(/Your organization has a saved search of that name\./);
  },
};
export const Offline: Story = { args: { failed: "You are offline. The search is not saved." } };
export const Saving: Story = { args: { isBusy: true } };
export const LongName: Story = { args: { name: "Transitions".repeat(9), organization: "Association ".repeat(8) } };
export const RightToLeftName: Story = { args: { name: "لجنة الزراعة" } };
