import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStaffer, staffers } from "../../testing/profile-parts.ts";
import { aGroup, aGroupMember } from "../../testing/profiles.ts";
import {
  ANY_PARTY,
  compareMemberPlaces,
  countMembers,
  describeSide,
  filterMembers,
  formatMemberView,
  type GroupMember,
  isMemberFilterSet,
  listAllMembers,
  listMemberOrders,
  listMembersByParty,
  listPartyChoices,
  listStafferTables,
  NO_MEMBER_FILTER,
  parseMemberView,
  planGroupMassAdd,
  sortMembers,
} from "./members.ts";

const RUTH = aGroupMember({ id: 1, preferredNameDisplay: "Ruth Halvorsen", positionSummary: "Senator, Nebraska" });
const LUIS = aGroupMember({
  id: 2,
  preferredNameDisplay: "Luis Ortega",
  positionSummary: "Representative, Texas",
  politicalParty: "Democrat",
});
const KAY = aGroupMember({
  id: 3,
  preferredNameDisplay: "Kay Texas",
  positionSummary: "Senator, Maine",
  politicalParty: "Independent",
});
const MEMBERS = [RUTH, LUIS, KAY];

describe("compareMemberPlaces", () => {
  it.each([
    ["Ranking Member, 1", "Chairman, 2"],
    ["Chair, 1", "Vice Chairman, 1"],
    ["Chairman, 1", ", 1"],
    [", 7", "Chair"],
    ["Chair", "Vice Chair"],
    ["Co-Chair", "Co-Vice Chair"],
    ["Senior Chair", "Ranking Member"],
    ["Presidenta", "Vicepresidente"],
    ["Ranking Member", "Clerk"],
    ["Vicepresidenta", ""],
  ])("lists %j before %j", (first, second) => {
    const placeOf = (text: string) => {
      const [title = "", rank] = text.split(", ");
      return { title, rank: rank === undefined ? null : Number(rank) };
    };
    expect(compareMemberPlaces(placeOf(first), placeOf(second))).toBeLessThan(0);
    expect(compareMemberPlaces(placeOf(second), placeOf(first))).toBeGreaterThan(0);
  });

  it.each([
    ["Clerk", ""],
    ["Chair", "Presidente"],
    ["Vice Chair", "Ranking Member"],
  ])("lists %j and %j alike", (title, other) =>
    expect(compareMemberPlaces({ rank: null, title }, { rank: null, title: other })).toBe(0),
  );
});

describe("filterMembers", () => {
  it("matches name or position summary, in any case", () => {
    expect(filterMembers(MEMBERS, { text: "TEXAS", party: ANY_PARTY })).toEqual([LUIS, KAY]);
    expect(filterMembers(MEMBERS, { text: " nebraska ", party: ANY_PARTY })).toEqual([RUTH]);
    expect(filterMembers(MEMBERS, { text: "senator, texas", party: ANY_PARTY })).toEqual([]);
  });

  it("ignores accents in names and queries", () => {
    const nydia = aGroupMember({ preferredNameDisplay: "Nydia Velázquez" });
    expect(filterMembers([nydia, RUTH], { text: "velazquez", party: ANY_PARTY })).toEqual([nydia]);
    expect(filterMembers([nydia, RUTH], { text: "rúth", party: ANY_PARTY })).toEqual([RUTH]);
  });

  it("filters by party, with Any for no filter", () => {
    expect(filterMembers(MEMBERS, { text: "", party: "Democrat" })).toEqual([LUIS]);
    expect(filterMembers(MEMBERS, { text: "texas", party: "Independent" })).toEqual([KAY]);
    expect(filterMembers(MEMBERS, NO_MEMBER_FILTER)).toEqual(MEMBERS);
    expect(filterMembers(MEMBERS, { text: "", party: "" })).toEqual(MEMBERS);
    expect(NO_MEMBER_FILTER).toEqual({ text: "", party: "Any" });
  });

  it("finds fewer members with more filters", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("Any", "Democrat", "Republican"), (text, party) => {
        const found = filterMembers(MEMBERS, { text, party });
        expect(filterMembers(MEMBERS, { text, party: ANY_PARTY })).toEqual(expect.arrayContaining(found));
        expect(filterMembers(found, { text, party })).toEqual(found);
      }),
    );
  });
});

describe("describeSide", () => {
  it("shows the side if it is given", () => {
    expect((["MAJ", "MIN", "OTH", ""] as const).map(describeSide)).toEqual(["Majority", "Minority", "Other", ""]);
  });
});

describe("listPartyChoices", () => {
  it("offers Any, then each party of the members once", () => {
    const nobody = aGroupMember({ politicalParty: "" });
    expect(listPartyChoices([...MEMBERS, LUIS, nobody])).toEqual(["Any", "Republican", "Democrat", "Independent"]);
    expect(listPartyChoices([])).toEqual(["Any"]);
  });
});

describe("isMemberFilterSet", () => {
  it("is true if any filter is set", () => {
    expect(isMemberFilterSet(NO_MEMBER_FILTER)).toBe(false);
    expect(isMemberFilterSet({ text: " ", party: "" })).toBe(false);
    expect(isMemberFilterSet({ text: "a", party: "Any" })).toBe(true);
    expect(isMemberFilterSet({ text: "", party: "Democrat" })).toBe(true);
  });
});

describe("a group's lists", () => {
  const group = aGroup({
    numberOfMembers: 20,
    members: { republican: [RUTH], democratic: [], independent: [KAY] },
    subcommittees: [{ id: 32, longName: "Subcommittee on Rural Development" }],
  });

  it("has a list per party with members", () => {
    expect(listMembersByParty(group)).toEqual([
      { title: "Republican Members", members: [RUTH] },
      { title: "Independent Members", members: [KAY] },
    ]);
    expect(listMembersByParty(aGroup({ members: { republican: [], democratic: [LUIS], independent: [] } }))).toEqual([
      { title: "Democratic Members", members: [LUIS] },
    ]);
  });

  it("names the minor parties that the server counts as independents, each in a separate list", () => {
    const [ana, eva] = [1, 2].map((id) => aGroupMember({ id, politicalParty: "New Progressive" }));
    const nobody = aGroupMember({ id: 4, politicalParty: "" });
    const lists = listMembersByParty(
      aGroup({ members: { republican: [], democratic: [], independent: [ana, KAY, eva, nobody] as GroupMember[] } }),
    );
    expect(lists.map(({ title, members }) => [title, members.map(({ id }) => id)])).toEqual([
      ["New Progressive Members", [1, 2]],
      ["Independent Members", [3]],
      ["Other Members", [4]],
    ]);
  });

  it("match the counts of In Brief", () => {
    expect(listAllMembers(group)).toEqual([RUTH, KAY]);
    expect(countMembers(group)).toBe(2);
    expect(countMembers(aGroup({ numberOfMembers: 20 }))).toBe(20);
  });
});

describe("listStafferTables", () => {
  it("separates majority, minority and others", () => {
    const list = [
      aStaffer({ stafferKnowwhoId: 1, majmin: "MIN" }),
      aStaffer({ stafferKnowwhoId: 2, majmin: "" }),
      aStaffer({ stafferKnowwhoId: 3, majmin: "MAJ" }),
      aStaffer({ stafferKnowwhoId: 4, majmin: "OTH" }),
    ];
    const tables = listStafferTables({ staffers: list });
    expect(tables.map((table) => table.side)).toEqual(["MAJ", "MIN", "OTH"]);
    expect(tables.map((table) => table.title)).toEqual(["Majority Staffers", "Minority Staffers", "Other Staffers"]);
    expect(tables.map((table) => table.staffers.map((staffer) => staffer.stafferKnowwhoId))).toEqual([
      [3],
      [1],
      [2, 4],
    ]);
    expect(listStafferTables({ staffers: [] })).toEqual([]);
  });

  it("puts everyone in one table", () => {
    fc.assert(
      fc.property(staffers(), (list) => {
        const tables = listStafferTables({ staffers: list });
        expect(tables.flatMap((table) => table.staffers)).toHaveLength(list.length);
        expect(tables.every((table) => table.staffers.length > 0)).toBe(true);
      }),
    );
  });
});

describe("sortMembers", () => {
  const listed = [
    aGroupMember({ id: 1, preferredNameDisplay: "Ruth Halvorsen", positionSummary: "Senator, Texas", rank: 1 }),
    aGroupMember({
      id: 2,
      preferredNameDisplay: "Ida Abara, Jr.",
      sortName: "abara ida",
      positionSummary: "Senator, Utah",
      rank: 2,
    }),
    aGroupMember({ id: 3, preferredNameDisplay: "Kay Lowell", positionSummary: "Senator, Alaska", rank: 3 }),
    aGroupMember({ id: 4, preferredNameDisplay: "Ann Abara", positionSummary: "Senator, Utah", rank: 4 }),
  ];

  it.each([
    ["listed", [1, 2, 3, 4]],
    ["name", [4, 2, 1, 3]],
    ["position", [3, 1, 4, 2]],
  ] as const)("by %s", (order, ids) => {
    expect(sortMembers(listed, order).map(({ id }) => id)).toEqual(ids);
    expect(listed.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it("offer the order by rank if members have ranks", () => {
    expect(listMemberOrders([...listed, aGroupMember({ rank: null })])).toEqual([
      { value: "listed", text: "Rank" },
      { value: "name", text: "Last name" },
      { value: "position", text: "Office and state" },
    ]);
    expect(listMemberOrders([aGroupMember({ rank: null })])[0]).toEqual({ value: "listed", text: "As listed" });
  });
});

describe("the address of a group", () => {
  const group = aGroup({ members: { republican: [RUTH], democratic: [LUIS], independent: [KAY] } });

  it.each([
    ["", { text: "", party: "Any", order: "listed" }],
    ["q=%20finance%20&party=Democrat&order=name", { text: " finance ", party: "Democrat", order: "name" }],
    ["?party=Whig&order=age", { text: "", party: "Any", order: "listed" }],
  ])("%j has the view %j", (search, view) => expect(parseMemberView(search, group)).toEqual(view));

  it.each([
    [{ text: " ", party: "Any", order: "listed" }, ""],
    [{ text: " finance ", party: "Democrat", order: "name" }, "q=finance&party=Democrat&order=name"],
  ] as const)("of the view %j has the query %j", (view, query) => expect(formatMemberView(view)).toBe(query));

  it("contains the view, without surrounding blanks", () => {
    const party = fc.constantFrom(...listPartyChoices(MEMBERS));
    const order = fc.constantFrom("listed", "name", "position");
    fc.assert(
      fc.property(fc.record({ text: fc.string({ unit: "grapheme" }), party, order }), (view) => {
        const expected = { ...view, text: view.text.trim() };
        expect(parseMemberView(formatMemberView(view), group)).toEqual(expected);
      }),
    );
  });
});

const WEB = { hasVignetteAccess: true, isWebUser: true };
const members = { republican: [aGroupMember()], democratic: [], independent: [] };

describe("planGroupMassAdd", () => {
  it("finds the members by their group", () => {
    const offer = planGroupMassAdd(aGroup({ id: 33, longName: "Committee on Rules", members }), WEB);
    expect(offer).toMatchObject({
      label: "Add all members to Briefcase folder",
      isDisabled: false,
      members: 1,
      query: { committees: [{ id: "33", name: "Committee on Rules" }], caucuses: [] },
    });
    const caucus = planGroupMassAdd(aGroup({ id: 7, recordType: "caucus", longName: "Water Caucus", members }), WEB);
    expect(caucus?.query).toMatchObject({ caucuses: [{ id: "7", name: "Water Caucus" }], committees: [] });
  });

  it("requires a web user and a group with members", () => {
    expect(planGroupMassAdd(aGroup({ members }), { ...WEB, isWebUser: false })).toBeNull();
    expect(planGroupMassAdd(aGroup({ members }), { ...WEB, hasVignetteAccess: false })).toBeNull();
    expect(planGroupMassAdd(aGroup(), WEB)).toBeNull();
  });

  it("names the limit if it is exceeded", () => {
    const whole = (numberOfMembers: number) => planGroupMassAdd(aGroup({ numberOfMembers }), WEB);
    expect(whole(500)?.isDisabled).toBe(false);
    expect(whole(501)).toMatchObject({ isDisabled: true, label: "Add all members to Briefcase folder (max. 500)" });
  });
});
