import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import { fullProfile } from "../../testing/people.ts";
import { FinancePanel } from "./finance-panel.tsx";

const meta = {
  title: "Profiles/Panels/Finance panel",
  component: FinancePanel,
  args: { profile: fullProfile },
  parameters: {
    usage: {
      kind: "facts",
      without: { empty: "A person without such figures or text has no such panel." },
      purpose: "What a campaign raised and spent, in figures first and bars after them.",
      do: ["Print dates and units in full; the bar repeats the number."],
      dont: ["A second color for the second series: it is outlined."],
      notes: ["Every figure is text; the bars are hidden from screen readers."],
    },
  },
} satisfies Meta<typeof FinancePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("$9,482,316")).toBeVisible();
    await expect(canvas.getByText("(Unavailable)")).toBeVisible();
  },
};
export const OnlyText: Story = { args: { profile: aProfile({ financialInfo: "<p>Sold the family elevator.</p>" }) } };
export const LongText: Story = {
  args: { profile: aProfile({ financialInfo: `<p>${"Sold the family elevator and its grain. ".repeat(30)}</p>` }) },
};
