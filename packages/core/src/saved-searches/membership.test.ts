import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSavedCount } from "../../testing/saved-searches.ts";
import {
  compareMembers,
  describeCounted,
  describeMembership,
  describeSince,
  excludeSeen,
  findMonday,
  formatSeen,
} from "./membership.ts";

const keys = () =>
  fc.uniqueArray(fc.constantFrom<string>("1-profile", "2-profile", "2-staffer", "3-committee", "4-agency"));

describe("findMonday", () => {
  it.each([
    ["2026-11-16", "2026-11-16"],
    ["2026-11-20", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2026-11-23", "2026-11-23"],
    ["2027-01-01", "2026-12-28"],
  ])("of %s is %s", (day, monday) => {
    expect(findMonday(day)).toBe(monday);
  });
});

describe("changes of a saved search", () => {
  it("are the results that are new and those that left, in the order of the results", () => {
    expect(compareMembers(["1-profile", "2-profile", "3-profile"], ["4-profile", "2-profile", "1-staffer"])).toEqual({
      new: ["4-profile", "1-staffer"],
      left: ["1-profile", "3-profile"],
    });
  });

  it("turn the earlier results into the present ones", () => {
    fc.assert(
      fc.property(keys(), keys(), (before, now) => {
        const changes = compareMembers(before, now);
        const after = before.filter((key) => !changes.left.includes(key)).concat(changes.new);
        expect(after.toSorted()).toEqual(now.toSorted());
        expect(compareMembers(now, before)).toMatchObject({ new: changes.left });
      }),
    );
  });

  it("aren't marked after they have been seen, unlike others", () => {
    fc.assert(
      fc.property(keys(), keys(), keys(), (before, then, now) => {
        const seen = formatSeen(compareMembers(before, then));
        const changes = compareMembers(before, now);
        expect(excludeSeen(changes, [])).toEqual(changes);
        expect(excludeSeen(changes, formatSeen(changes))).toEqual({ new: [], left: [] });
        const unseen = excludeSeen(changes, seen);
        expect(unseen.new).toEqual(changes.new.filter((key) => !then.includes(key)));
        expect(unseen.left).toEqual(changes.left.filter((key) => then.includes(key)));
      }),
    );
  });
});

describe("a saved search", () => {
  it.each([
    [3, 1, "3 new, 1 left"],
    [1200, 0, "1,200 new"],
    [0, 2, "2 left"],
    [0, 0, ""],
  ])("with %i new and %i left says “%s”", (newCount, leftCount, text) => {
    expect(describeMembership({ newCount, leftCount })).toBe(text);
  });

  it("says since when it is counted: since Monday, or since it was saved", () => {
    expect(describeSince("2026-11-16")).toBe("since Monday, November 16");
    expect(describeSince("2026-11-18")).toBe("since November 18");
    expect(describeCounted(aSavedCount())).toBe("3 new, 1 left");
    expect(describeCounted(aSavedCount({ since: "2026-11-18" }))).toBe("3 new, 1 left since November 18");
  });

  it("says that it isn’t counted, and nothing if nothing changed", () => {
    expect(describeCounted(aSavedCount({ total: null, newCount: 0, leftCount: 0 }))).toBe("Not counted");
    expect(describeCounted(aSavedCount({ newCount: 0, leftCount: 0, since: "2026-11-18" }))).toBe("");
  });
});
