import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { fullProfile } from "../story-people.ts";
import { CommitteeList } from "./committee-list.tsx";

const meta = {
  title: "Profiles/Panels/Committee list",
  component: CommitteeList,
  args: { committees: fullProfile.committees },
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
