import { profilePanels } from "@rotunda/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { OnThisPage } from "./on-this-page.tsx";
import { fullProfile } from "./story-people.ts";

const meta = {
  title: "Profiles/On this page",
  component: OnThisPage,
  args: { sections: profilePanels(fullProfile), onChoose: fn() },
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
