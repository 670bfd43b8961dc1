import { LINK_KEYS, type Meta, type StoryObj } from "../../testing/story-meta.ts";
import * as layout from "../../testing/frames.css.ts";
import { TextButton, TextLink } from "./text-link.tsx";

const meta = {
  title: "Primitives/Text link",
  component: TextLink,
  args: { href: "#committee", children: "Committee on Appropriations" },
  parameters: {
    usage: {
      kind: "mark",
      purpose: "Goes somewhere: in a sentence, on a name, in a list; and the small button that reads like it.",
      do: [
        "Words that make sense alone: “the groups’ methods”, not “here”.",
        "`isExternal` where it leaves the product.",
      ],
      dont: ["A link that acts, or a button that goes somewhere."],
      keyboard: LINK_KEYS,
      notes: ["Underlined in text, also on hover."],
    },
  },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Name: Story = { args: { look: "name", children: "Ruth Halvorsen" } };
export const External: Story = {
  args: { isExternal: true, href: "https://example.org/bookshop", children: "visit the bookshop" },
};
export const ButtonThatReadsAsLink: Story = { render: () => <TextButton>Read more</TextButton> };

export const Matrix: Story = {
  render: () => (
    <div className={layout.stack}>
      {(["plain", "name", "action"] as const).map((look) => (
        <TextLink href="#somewhere" key={look} look={look}>
          A link of the look “{look}”
        </TextLink>
      ))}
      <TextButton look="plain">Keyboard shortcuts</TextButton>
      <TextButton look="action">Clear all</TextButton>
      <TextButton look="muted">Read more</TextButton>
    </div>
  ),
};
export const LongText: Story = {
  args: {
    children:
      "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry",
  },
};
export const RightToLeftName: Story = { args: { look: "name", children: "رشيدة حرب" } };
