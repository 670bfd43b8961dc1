import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFullState, aLegislator, aState, districtNumbers } from "../../testing/places.ts";
import { aSearchItem } from "../../testing/builders.ts";
import { filterRoster, sortRoster, listStateRosters } from "./state-rosters.ts";

const NEBRASKA = { legChamberId: 4 as const, name: "Nebraska Legislature", seats: 49 };

describe("listStateRosters", () => {
  it("lists every office of a state, legislators by district, and the number of vacant seats", () => {
    const rosters = listStateRosters(aFullState());
    expect(
      rosters.map(({ people, vacancies: _vacancies, ...roster }) => ({ ...roster, ids: people.map(({ id }) => id) })),
    ).toEqual([
      { id: "governor", title: "Governor", vacant: 0, ids: [90] },
      { id: "officers", title: "Statewide Officers", vacant: 0, ids: [88, 89] },
      { id: "senators", title: "U.S. Senators", vacant: 0, ids: [91, 92] },
      { id: "representatives", title: "U.S. Representatives", vacant: 2, ids: [94, 93] },
      { id: "state-senators", title: "Senate", vacant: 0, ids: [96] },
      { id: "state-reps", title: "House of Representatives", vacant: 1, ids: [95] },
    ]);
  });

  it("lists the lieutenant governor and the attorney general before other officers by office and name", () => {
    const titles = ["State Treasurer", "Attorney General", "Commissioner", "Commissioner", "Lieutenant Governor"];
    const names = ["A A", "B B", "Ada Zorn", "Zoe Abel", "E E"];
    const officers = titles.map((title, id) => aSearchItem({ id, title, preferredNameDisplay: names[id] ?? "" }));
    const roster = listStateRosters(aState({ officers })).find(({ id }) => id === "officers");
    expect(roster?.people.map(({ id }) => id)).toEqual([4, 1, 3, 2, 0]);
  });

  it("lists a mayor for the federal district, and governors for others", () => {
    const titlesOf = (shortCode: string) =>
      listStateRosters(aState({ shortCode, governor: aSearchItem(), officers: [aSearchItem()] })).map(
        ({ title }) => title,
      );
    expect(["DC", "PR", "TX"].map(titlesOf)).toEqual([
      ["Mayor", "Executive Officers"],
      ["Governor", "Executive Officers"],
      ["Governor", "Statewide Officers"],
    ]);
  });

  it("uses the state's name of a chamber, and has no list for a missing chamber", () => {
    const rosters = listStateRosters(aState({ stateSenators: [aLegislator()], chambers: [NEBRASKA] }));
    expect(rosters).toHaveLength(2);
    expect(rosters[1]).toMatchObject({ id: "state-senators", title: "Nebraska Legislature", vacant: 48 });
  });

  it("uses general names without vacancies if the state's names are unknown", () => {
    const member = [aLegislator({ district: null })];
    const state = aState({ stateSenators: member, stateReps: member, representatives: [...member, ...member] });
    expect(listStateRosters(state).map(({ title, vacant }) => [title, vacant])).toEqual([
      ["Governor", 0],
      ["U.S. Representatives", 0],
      ["State Senators", 0],
      ["State Representatives", 0],
    ]);
    expect(listStateRosters(aState())).toEqual([]);
  });

  it("is empty without vacancies, and never has a negative count", () => {
    expect(listStateRosters(aState({ chambers: [NEBRASKA] }))).toMatchObject([{ people: [], vacant: 49 }]);
    const crowded = aState({ stateSenators: [aLegislator(), aLegislator()], chambers: [{ ...NEBRASKA, seats: 1 }] });
    expect(listStateRosters(crowded)).toMatchObject([{ id: "governor" }, { vacant: 0 }]);
  });

  it("lists an unknown governor if a source has other officers or the legislature, but nobody in office", () => {
    const isListed = (state: Parameters<typeof aState>[0]) =>
      listStateRosters(aState(state)).some(({ id, people }) => id === "governor" && people.length === 0);
    expect(isListed({ officers: [aSearchItem()] })).toBe(true);
    expect(isListed({ stateSenators: [aLegislator()] })).toBe(true);
    expect(isListed({ senators: [aLegislator()] })).toBe(false);
    expect(isListed({ governor: aSearchItem(), officers: [aSearchItem()] })).toBe(false);
  });

  it("lists members without a district after numbered districts and before at-large ones", () => {
    const member = (id: number, number: string | null) =>
      aLegislator({ id, district: number === null ? null : { id, number, name: number } });
    const [roster] = listStateRosters(aState({ representatives: [member(1, "AL"), member(2, null), member(3, "02")] }));
    expect(roster?.people.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it("lists everyone once", () => {
    fc.assert(
      fc.property(fc.array(districtNumbers(), { maxLength: 12 }), (numbers) => {
        const stateReps = numbers.map((number, id) => aLegislator({ id, district: { id, number, name: number } }));
        const ids = listStateRosters(aState({ stateReps })).flatMap(({ people }) => people.map(({ id }) => id));
        expect(ids.toSorted((a, b) => a - b)).toEqual(stateReps.map(({ id }) => id));
      }),
    );
  });
});

describe("the vacant seats of a roster", () => {
  const vacancy = (id: number, legChamberId: 3 | 4, number: string) => ({
    district: { id, number, name: number },
    legChamberId,
    vacantUntil: null,
  });

  it("are counted beside members without a vote, who are beyond the seats of the chamber", () => {
    const state = aState({
      stateSenators: [aLegislator(), aLegislator()],
      chambers: [{ ...NEBRASKA, seats: 2 }],
      vacancies: [vacancy(1, 4, "12")],
    });
    expect(listStateRosters(state)).toMatchObject([{ id: "governor" }, { vacant: 1 }]);
  });

  it("are the chamber's seats that a source reports, by district", () => {
    const vacancies = [vacancy(1, 4, "12"), vacancy(2, 3, "1"), vacancy(3, 4, "9")];
    const rosters = listStateRosters(aState({ chambers: [NEBRASKA], vacancies }));
    expect(rosters.map((one) => [one.id, one.vacancies.map(({ district }) => district.id)])).toEqual([
      ["state-senators", [3, 1]],
    ]);
  });
});

const HOLDERS = [
  ["12", "Ana Zúñiga", "zuniga ana", "Democrat"],
  ["2", "Walter Belgrade, Jr.", "belgrade walter", "Republican"],
  ["1A", "Ruth van Halvorsen", "van halvorsen ruth", "Republican"],
].map(([number = "", preferredNameDisplay = "", sortName = "", politicalParty = ""], id) =>
  aLegislator({ id, preferredNameDisplay, sortName, politicalParty, district: { id, number, name: number } }),
);
const UNPLACED = aLegislator({ id: 9, preferredNameDisplay: "Imogen Abel", politicalParty: "", district: null });

describe("filterRoster", () => {
  it.each([
    ["zuniga", ["12"]],
    ["republican HALV", ["1A"]],
    ["district 12", ["12"]],
    ["", ["12", "2", "1A"]],
    ["null", []],
    ["halvorsenrepublican", []],
  ])("finds by name, party and district: %s", (text, numbers) => {
    expect(filterRoster([...HOLDERS, UNPLACED], text).flatMap(({ district }) => district?.number ?? [])).toEqual(
      numbers,
    );
  });
});

describe("sortRoster", () => {
  const names = (...[column, direction]: [Parameters<typeof sortRoster>[1], Parameters<typeof sortRoster>[2]]) =>
    sortRoster([...HOLDERS, UNPLACED], column, direction).map(
      ({ preferredNameDisplay }) => preferredNameDisplay.split(" ")[0],
    );

  it("sorts by district number, members without a district last", () => {
    expect(names("district", "ascending")).toEqual(["Ruth", "Walter", "Ana", "Imogen"]);
    expect(names("district", "descending")).toEqual(["Imogen", "Ana", "Walter", "Ruth"]);
  });

  it("sorts by last name, or by party and then by district", () => {
    expect(names("name", "ascending")).toEqual(["Imogen", "Walter", "Ruth", "Ana"]);
    expect(names("name", "descending")).toEqual(["Ana", "Ruth", "Walter", "Imogen"]);
    expect(names("party", "ascending")).toEqual(["Imogen", "Ana", "Ruth", "Walter"]);
  });

  it("keeps everyone", () => {
    fc.assert(
      fc.property(fc.array(districtNumbers()), fc.constantFrom("name", "district", "party"), (numbers, column) => {
        const people = numbers.map((number, id) => aLegislator({ id, district: { id, number, name: number } }));
        const ids = sortRoster(people, column as "name", "descending").map(({ id }) => id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(people.map(({ id }) => id));
      }),
    );
  });
});
