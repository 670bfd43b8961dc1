import { profilePanels } from "@rotunda/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { StoryUsage } from "../theme/story-usage.ts";
import { OnThisPage } from "./on-this-page.tsx";
import { fullProfile } from "./story-people.ts";

const meta = {
  title: "Profiles/On this page",
  component: OnThisPage,
  args: { sections: profilePanels(fullProfile), onChoose: fn() },
  parameters: {
    usage: {
      purpose: "The panels of the page, with the one being read marked.",
      do: ["At the side from 1280 px, folded at the top below that."],
      dont: ["Entries for what has no panel."],
      keyboard: [
        ["Tab", "Moves through the panels."],
        ["Enter", "Goes to the panel, opens it, and moves the focus."],
      ],
      notes: [
        "A `nav`; following a link opens its panel and moves the focus there; the current one has `aria-current`.",
      ],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof OnThisPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // A test page that follows a fragment is gone.
    canvasElement.addEventListener("click", (event) => event.preventDefault());
    const opener = canvas.queryByRole("button", { name: "On this page" });
    if (opener !== null) await userEvent.click(opener);
    await userEvent.click(canvas.getByRole("link", { name: "Staffers" }));
    await expect(args.onChoose).toHaveBeenCalledWith("staffers");
  },
};
