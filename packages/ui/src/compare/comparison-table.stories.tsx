import { aFullProfile, aProfile } from "@rotunda/core/testing";
import { comparePeople, type PersonProfile } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { ComparisonTable } from "./comparison-table.tsx";

const seat = (id: number, committeeName: string, leadershipTitle = "") => ({
  id,
  committeeName,
  leadershipTitle,
  rank: null,
  subCommittees: [],
});

const senator = (id: number, preferredNameDisplay: string, fields: Partial<PersonProfile>) =>
  aFullProfile({ id, preferredNameDisplay, politicalParty: "Republican", ...fields });

const people = [
  senator(1, "Alex Romano", { committees: [seat(1, "Agriculture"), seat(2, "Appropriations", "Chair")] }),
  senator(2, "Alma A. Burrell", { committees: [seat(1, "Agriculture", "Chair")], birthplace: "Enid, Oklahoma" }),
  senator(3, "Lourdes V. Barrera", {
    politicalParty: "Democrat",
    committees: [seat(1, "Agriculture")],
    keyVotes: aFullProfile().keyVotes.map((vote) => ({ ...vote, vote: "Nay" })),
  }),
];

const argsOf = (list: PersonProfile[]) => ({ people: list, sections: comparePeople(list, "2026-11-20") });

const meta = {
  title: "Compare/Comparison table",
  component: ComparisonTable,
  args: { ...argsOf(people), onRemove: fn() },
  parameters: {
    usage: {
      kind: "list",
      purpose: "Two to six people side by side.",
      do: ["Pass rows in the order of the rule: what they share in committees comes first."],
      dont: ["Don’t draw charts: the numbers are few."],
      keyboard: [["Tab", "Goes from name to name and through the buttons that remove one."]],
      notes: [
        "A shared fact is one cell over all columns. ≠ marks notable differences, and a tint the only person who differs.",
        "On narrow screens each answer names the people who give it, unless there is only one person.",
      ],
    },
  },
} satisfies Meta<typeof ComparisonTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(3);
    await expect(canvas.getByRole("rowheader", { name: /^Party.*they differ$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Alma A. Burrell" }));
    await expect(args.onRemove).toHaveBeenCalledWith(2);
  },
};
/** Three columns fit; more people need a wider window. */
export const Tablet: Story = {
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("columnheader").map((header) => header.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
export const OnePerson: Story = {
  globals: { viewport: { value: "phone" } },
  args: argsOf(people.slice(0, 1)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Alex Romano", { selector: "td span" })).toBeNull();
  },
};
export const Two: Story = { args: argsOf(people.slice(1)) };
export const Many: Story = {
  args: argsOf([...people, ...people.map((person) => ({ ...person, id: person.id + 3 }))]),
};
export const EmptyProfiles: Story = {
  args: argsOf([
    aProfile({ id: 1, preferredNameDisplay: "Ada Novak" }),
    aProfile({ id: 2, preferredNameDisplay: "رشيدة حرب" }),
  ]),
};
export const LongText: Story = {
  args: argsOf([
    senator(1, "Maximiliana Featherstonehaugh-Cholmondeley de la Torre y Villanueva", {}),
    senator(2, "Alma A. Burrell", { birthplace: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" }),
  ]),
};
