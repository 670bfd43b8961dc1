import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFullState, aState } from "../../testing/places.ts";
import { groupCommitteesByChamber } from "./state-committees.ts";

describe("groupCommitteesByChamber", () => {
  it("groups committees by the state's name of the chamber, sorted by name", () => {
    const groups = groupCommitteesByChamber(aFullState());
    expect(groups.map(({ title, committees }) => [title, committees.map(({ id }) => id)])).toEqual([
      ["Senate", [73]],
      ["House of Representatives", [72, 71]],
      ["Joint Committees", [74]],
    ]);
  });

  it("opens only short lists, and names a chamber without a known name", () => {
    const committees = Array.from({ length: 13 }, (_, id) => ({
      id,
      longName: `Committee ${id}`,
      legChamberId: 4 as const,
    }));
    expect(groupCommitteesByChamber(aState({ committees }))).toMatchObject([{ title: "State Senate", isOpen: false }]);
    expect(groupCommitteesByChamber(aState({ committees: committees.slice(1) }))).toMatchObject([{ isOpen: true }]);
    expect(groupCommitteesByChamber(aState())).toEqual([]);
  });

  it("lists every committee of a legislature once", () => {
    const chambers = fc.array(fc.constantFrom(3 as const, 4 as const, 6 as const), { maxLength: 20 });
    fc.assert(
      fc.property(chambers, (list) => {
        const committees = list.map((legChamberId, id) => ({ id, longName: `Committee ${id % 5}`, legChamberId }));
        const ids = groupCommitteesByChamber(aState({ committees })).flatMap((group) =>
          group.committees.map(({ id }) => id),
        );
        expect(ids.toSorted((a, b) => a - b)).toEqual(list.map((_, id) => id));
      }),
    );
  });
});
