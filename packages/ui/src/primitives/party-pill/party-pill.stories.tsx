import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import * as layout from "../../testing/frames.css.ts";
import { PartyPill } from "./party-pill.tsx";

const meta = {
  title: "Primitives/Party pill",
  component: PartyPill,
  args: { party: "Republican" },
  parameters: {
    usage: {
      kind: "sign",
      purpose: "A party: a letter and a word in one hue.",
      do: ["Letter and word in rows, boxed beside a profile’s name, the letter alone only in narrow tables."],
      dont: ["The hue without the letter.", "A row, a heading or a map tinted by party."],
      notes: ["The word is always there for screen readers."],
    },
  },
} satisfies Meta<typeof PartyPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Boxed: Story = { args: { look: "boxed", party: "Democrat" } };

/** In narrow tables: the word stays for screen readers. */
export const LetterOnly: Story = {
  args: { look: "letter", party: "Independent" },
  play: async ({ canvas }) => expect(canvas.getByText("Independent")).toBeInTheDocument(),
};
export const NoParty: Story = {
  args: { party: "" },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector("span")).toBeNull(),
};
export const Matrix: Story = {
  render: () => (
    <div className={layout.stack}>
      {(["plain", "boxed", "letter"] as const).map((look) => (
        <div className={layout.row} key={look}>
          {["Republican", "Democrat", "Independent", "Libertarian", "Nonpartisan"].map((party) => (
            <PartyPill key={party} look={look} party={party} />
          ))}
        </div>
      ))}
    </div>
  ),
};
