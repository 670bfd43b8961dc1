import type { Meta, StoryObj } from "@storybook/react-vite";
import * as layout from "../../theme/story.css.ts";
import { TextButton, TextLink } from "./text-link.tsx";

const meta = {
  title: "Primitives/Text link",
  component: TextLink,
  args: { href: "#committee", children: "Committee on Appropriations" },
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
      {(["plain", "name", "quiet", "action"] as const).map((look) => (
        <TextLink href="#somewhere" key={look} look={look}>
          A link of the look “{look}”
        </TextLink>
      ))}
      <TextButton look="action">Clear all</TextButton>
      <TextButton look="muted">Read more</TextButton>
    </div>
  ),
};
