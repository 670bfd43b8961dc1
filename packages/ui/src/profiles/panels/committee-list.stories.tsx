import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { StoryUsage } from "../../theme/story-usage.ts";
import { fullProfile } from "../story-people.ts";
import { CommitteeList } from "./committee-list.tsx";

const meta = {
  title: "Profiles/Panels/Committee list",
  component: CommitteeList,
  args: { committees: fullProfile.committees },
  parameters: {
    usage: {
      purpose: "The committees and subcommittees a member sits on, with rank and role.",
      do: ["Subcommittees under their committee."],
      dont: ["A tree widget: it is two lists."],
      keyboard: [
        ["Tab", "Moves to the link."],
        ["Enter", "Follows it; with Ctrl or ⌘ in a new tab."],
      ],
      notes: ["Nested lists; each committee with a page is a link."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof CommitteeList>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const names = args.committees.flatMap(({ committeeName, subCommittees }) => [
      committeeName,
      ...subCommittees.map((subcommittee) => subcommittee.committeeName),
    ]);
    const links = within(canvasElement).getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual(names);
    for (const link of links) await expect(getComputedStyle(link).textDecorationLine).toBe("underline");
  },
};
