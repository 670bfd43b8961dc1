import { aGroup, aGroupMember } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { GroupMembers } from "./group-members.tsx";
import { group } from "../testing/groups.ts";
import { withState } from "../testing/with-state.tsx";

const meta = {
  title: "Groups/Group members",
  component: GroupMembers,
  args: {
    group,
    view: { text: "", party: "Any", order: "listed" },
    onViewChange: fn(),
    getStar: (member) => ({ isIn: member.rank === 1, onToggle: fn() }),
  },
  render: withState(GroupMembers, "view", "onViewChange"),
  parameters: {
    usage: {
      kind: "list",
      without: { empty: "A group without members has no such panel." },
      purpose: "Everybody in a group, found by name and party.",
      do: ["Leaders first, in the order of the record."],
      dont: ["Splitting the list by party."],
      keyboard: [
        ["Tab", "Name, party, order, then each member’s link and star."],
        ["Esc", "Clears the name."],
      ],
      notes: ["The number of matches is announced after a pause in typing."],
    },
  },
} satisfies Meta<typeof GroupMembers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: /Independent Members/ })).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Name or position" }), "OKAFOR");
    await expect(canvas.getByText("1 of 6 members")).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: /Independent Members/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.getByText("6 members")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: /Party/ })).toHaveTextContent("Any");
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("searchbox", { name: "Name or position" })).toHaveFocus();
    await userEvent.keyboard("okafor");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /Party/ })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: /Sort by/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("6 members")).toBeVisible();
  },
};
/** Each party's list has the requested order. */
export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole("heading", { level: 4 }).map((heading) => heading.textContent);
    const ranked = names();
    await userEvent.click(canvas.getByRole("combobox", { name: /Sort by/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: "Last name" }));
    await expect(names()).not.toEqual(ranked);
    await expect(names().toSorted()).toEqual(ranked.toSorted());
  },
};
/** A reader without a Briefcase. */
export const WithoutStars: Story = { args: { getStar: undefined } };
export const OneSide: Story = {
  args: { group: aGroup({ members: { ...group.members, democratic: [], independent: [] } }) },
};
/** A chamber’s whole party, as some caucuses are. */
export const Many: Story = {
  args: {
    group: aGroup({
      members: {
        republican: [],
        independent: [],
        democratic: Array.from({ length: 220 }, (_, index) =>
          aGroupMember({
            id: index + 1,
            preferredNameDisplay: `Anneliese Okafor ${index + 1}`,
            politicalParty: "Democrat",
          }),
        ),
      },
    }),
    getStar: undefined,
  },
};
export const LongText: Story = {
  args: {
    group: aGroup({ members: { ...group.members, republican: group.members.republican.slice(2), independent: [] } }),
  },
};
