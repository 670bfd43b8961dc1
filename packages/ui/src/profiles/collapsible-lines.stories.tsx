import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../testing/frames.tsx";
import { CollapsibleLines } from "./collapsible-lines.tsx";

const YEARS = [2026, 2020, 2014, 2012, 2010, 2008];

const meta = {
  title: "Profiles/Collapsible lines",
  component: CollapsibleLines,
  args: { summary: "2008–2026, 6 elections", lines: YEARS.map((year) => `${year} U.S. Senate, won`) },
  parameters: {
    usage: {
      kind: "toggle",
      purpose: "A long list of elections or terms behind one line that sums it up.",
      do: ["Fold only long lists; core’s `summarizeHistory` decides."],
      dont: ["Facts a reader looks for first."],
      keyboard: [
        ["Tab", "Moves to the summary."],
        ["Enter, Space", "Opens and closes the lines."],
      ],
      notes: [
        "A button with `aria-expanded`; the lines are a list.",
        "Closed lines are `hidden=until-found`, so find in page opens them. Paper shows all lines and no button.",
      ],
    },
  },
} satisfies Meta<typeof CollapsibleLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByText("2012 U.S. Senate, won");
    await expect(line).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "2008–2026, 6 elections" }));
    await expect(line).toBeVisible();
  },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole("button");
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(summary).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(summary).toHaveAttribute("aria-expanded", "false");
  },
};
export const LongText: Story = {
  args: {
    summary: "1976–2026, 26 elections to the Legislature and to Congress from three districts",
    lines: ["2026 Minnesota House of Representatives, Cook, Itasca, Koochiching, Lake and St. Louis counties, won"],
  },
  decorators: [inNarrowColumn],
};
