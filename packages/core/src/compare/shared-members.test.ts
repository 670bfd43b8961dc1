import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aGroup, aGroupMember } from "../../testing/index.ts";
import { describeSharedMembers, formatSharedCsv, listSharedMembers } from "./shared-members.ts";

const member = (id: number, leadershipTitle = "") =>
  aGroupMember({ id, leadershipTitle, preferredNameDisplay: `Member ${id}`, sortName: `member ${id}` });
const group = (longName: string, ...republican: ReturnType<typeof member>[]) =>
  aGroup({ longName, members: { republican, democratic: [], independent: [] } });

describe("members of several groups", () => {
  it("lists the members of at least two groups, those of the most groups first", () => {
    const groups = [
      group("Rivers", member(1), member(2, "Chair"), member(3)),
      group("Maps", member(2), member(3, "Ranking Member")),
      group("Trees", member(3), member(4)),
    ];
    expect(listSharedMembers(groups).map((one) => [one.member.id, one.roles])).toEqual([
      [3, ["Member", "Ranking Member", "Member"]],
      [2, ["Chair", "Member", ""]],
    ]);
    expect(formatSharedCsv(groups.slice(0, 2), listSharedMembers(groups.slice(0, 2)).slice(0, 1))).toMatch(
      /^\uFEFF"Name","Position","Party","Rivers","Maps"\r\n"Member 2",".*",".*","Chair","Member"\r\n$/,
    );
  });

  it("of two groups are their intersection, in any order of the groups", () => {
    const ids = fc.uniqueArray(fc.nat(20));
    fc.assert(
      fc.property(ids, ids, (one, other) => {
        const groups = [group("One", ...one.map((id) => member(id))), group("Other", ...other.map((id) => member(id)))];
        const both = one.filter((id) => other.includes(id)).toSorted((a, b) => a - b);
        const found = (list: typeof groups) => listSharedMembers(list).map((shared) => shared.member.id);
        expect(found(groups)).toEqual(both);
        expect(found(groups.toReversed())).toEqual(both);
      }),
    );
  });

  it.each([
    [0, 2, "Nobody sits on both."],
    [1, 2, "1 person sits on both."],
    [5, 3, "5 people sit on at least two of them."],
  ])("are described: %d of %d groups", (count, groups, text) =>
    expect(describeSharedMembers(count, groups)).toBe(text),
  );
});
