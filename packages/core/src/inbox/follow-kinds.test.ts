import { expect, it } from "vitest";
import { RECORD_TYPES } from "../records/search-item.ts";
import { formatUnread } from "../shell/shell-links.ts";
import { toChangeText } from "../changes/describe-change.ts";
import {
  describeFollow,
  describeMention,
  describeSearchChange,
  findFollowKind,
  listFollowKinds,
} from "./follow-kinds.ts";

it("follows people, groups, agencies and states, and no other records", () => {
  const kinds = Object.fromEntries(RECORD_TYPES.map((type) => [type, findFollowKind(type)]));
  expect(kinds).toEqual({
    profile: "person",
    person: "person",
    staffer: "person",
    agencyperson: "person",
    committee: "committee",
    caucus: "committee",
    agency: "agency",
    state: "state",
    district: null,
  });
});

it("lists kinds from the most specific to the least", () =>
  expect(listFollowKinds()).toEqual(["person", "seat", "committee", "agency", "folder", "search", "state"]));

it.each([
  [{ kind: "person", name: "Ruth Halvorsen" }, true, "You follow Ruth Halvorsen"],
  [{ kind: "state", name: "Nebraska" }, false, "You follow Nebraska"],
  [{ kind: "committee", name: "Senate Rivers" }, true, "You follow this group"],
  [{ kind: "agency", name: "Weather Service" }, true, "You follow this agency"],
  [{ kind: "folder", name: "Hill day" }, false, "In your folder Hill day"],
  [{ kind: "search", name: "Farm people" }, false, "You follow the saved search Farm people"],
  [{ kind: "mention", name: "Prairie Consulting" }, false, "From the notes of Prairie Consulting"],
  [{ kind: "seat", name: "Senator, Ohio" }, false, "You follow the seat: Senator, Ohio"],
] as const)("says why a line is in the inbox: %j", (why, isSelf, text) =>
  expect(describeFollow(why, isSelf)).toBe(text),
);

it.each([
  [0, ""],
  [-1, ""],
  [3, "3"],
  [99, "99"],
  [100, "99+"],
])("counts unread lines up to 99: %d", (count, text) => expect(formatUnread(count)).toBe(text));

it.each([
  ["added", "New in “Farm people”"],
  ["left", "No longer in “Farm people”"],
] as const)("says who is new in a saved search or left it: %s", (event, text) =>
  expect(toChangeText(describeSearchChange(event, "Farm people"))).toBe(text),
);

it("says who mentioned the reader in a note", () =>
  expect(describeMention("Ann Lee")).toEqual([
    { text: "Ann Lee mentioned you in a note", mark: "", recordType: "", id: null },
  ]));
