import { listProfilePanels } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { OnThisPage } from "./on-this-page.tsx";
import { fullProfile } from "../testing/people.ts";

const meta = {
  title: "Profiles/On this page",
  component: OnThisPage,
  args: { sections: listProfilePanels(fullProfile), onChoose: fn() },
  parameters: {
    usage: {
      kind: "navigation",
      purpose: "The panels of the page, with the one being read marked.",
      do: ["At the side from 1280 px, collapsed at the top below that."],
      dont: ["Entries for what has no panel."],
      keyboard: [
        ["Tab", "Moves through the panels."],
        ["Enter", "Goes to the panel, opens it, and moves the focus."],
      ],
      notes: [
        "A `nav`; following a link opens its panel and moves the focus there; the current one has `aria-current`.",
      ],
    },
  },
} satisfies Meta<typeof OnThisPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args, canvas }) => {
    // Following a fragment would unload the test page.
    canvasElement.addEventListener("click", (event) => event.preventDefault());
    const opener = canvas.queryByRole("button", { name: "On this page" });
    if (opener !== null) await userEvent.click(opener);
    await userEvent.click(canvas.getByRole("link", { name: "Staffers" }));
    await expect(args.onChoose).toHaveBeenCalledWith("staffers");
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    if (document.activeElement?.tagName === "BUTTON") {
      await expect(document.activeElement).toHaveAttribute("aria-expanded", "false");
      await userEvent.keyboard("{Enter}");
      await expect(document.activeElement).toHaveAttribute("aria-expanded", "true");
      await userEvent.tab();
    }
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[1]).toHaveFocus();
  },
};
export const OneSection: Story = { args: { sections: [{ id: "staffers", title: "Staffers" }] } };
export const LongText: Story = {
  args: {
    sections: [
      { id: "1", title: "Presidential election results in the state and in each of its districts" },
      { id: "2", title: "Intergovernmental-telecommunications-and-appropriations" },
      { id: "3", title: "Staffers" },
    ],
  },
};
/** A page without panels has no links. */
export const Empty: Story = {
  args: { sections: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole("navigation")).toBeNull(),
};
