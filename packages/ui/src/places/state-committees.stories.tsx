import { aFullState } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, userEvent } from "storybook/test";
import { StateCommittees } from "./state-panels.tsx";

const meta = {
  title: "Places/State committees",
  component: StateCommittees,
  args: { state: aFullState() },
  parameters: {
    usage: {
      kind: "list",
      without: { empty: "A state without committees has no such panel." },
      purpose: "The committees of a state's legislature, by chamber.",
      do: ["Chambers as the state names them."],
      dont: ["Subcommittees: they are on the committee's page."],
      keyboard: [
        ["Tab", "Moves through headings and links."],
        ["Enter", "Opens a heading's list, or follows the link."],
      ],
      notes: ["Each chamber is a heading; long lists are closed at first."],
    },
  },
} satisfies Meta<typeof StateCommittees>;
export default meta;

type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 40 }, (_, index) => ({
  id: index,
  longName: `Committee on the Subject Number ${index + 1}`,
  legChamberId: 3 as const,
}));

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Committee on Rules" })).toHaveAttribute(
      "href",
      "/rotunda/committee/73-committee-on-rules",
    ),
};
export const Many: Story = {
  args: { state: aFullState({ committees: many }) },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("button", { name: "House of Representatives, 40 committees" });
    await expect(heading).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(heading);
    await expect(canvas.getAllByRole("link")).toHaveLength(40);
  },
};
export const One: Story = { args: { state: aFullState({ committees: many.slice(0, 1) }) } };
export const LongText: Story = {
  args: {
    state: aFullState({
      committees: [
        {
          id: 1,
          longName: "Joint Select Committee on the Consolidation of Rural Water Districts and Municipal Utilities",
          legChamberId: 3,
        },
      ],
    }),
  },
};
