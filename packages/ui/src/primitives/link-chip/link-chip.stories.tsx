import { LINK_KEYS, type Meta, type StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import { LinkChip } from "./link-chip.tsx";

const meta = {
  title: "Primitives/Link chip",
  component: LinkChip,
  args: { href: "#office", children: "United States Senate" },
  parameters: {
    usage: {
      kind: "mark",
      purpose: "A link to one office or organization of a hierarchy.",
      do: ["Give the whole text as label where it is shortened by the width’s rule."],
      dont: ["A chip for an action.", "More than a line of chips without a label before them."],
      keyboard: LINK_KEYS,
      notes: ["The accessible name is the whole text, which paper shows, too; without an address it is plain text."],
    },
  },
} satisfies Meta<typeof LinkChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAddress: Story = { args: { href: undefined } };

/** The whole text is the accessible name. */
export const Shortened: Story = {
  args: { children: "Bureau of Reclama…", label: "Bureau of Reclamation, Great Plains Region" },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Bureau of Reclamation, Great Plains Region" })).toBeVisible(),
};
export const LongText: Story = {
  args: {
    children:
      "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry",
  },
};
export const RightToLeftName: Story = { args: { children: "رشيدة حرب" } };
