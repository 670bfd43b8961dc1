import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aProfile } from "../../testing/index.ts";
import type { PersonProfile } from "../profiles/profile.ts";
import { comparePeople, describeAll, formatComparisonCsv, filterDifferences, listAnswers } from "./compare-people.ts";

const TODAY = "2026-11-25";

const seat = (id: number, committeeName: string, leadershipTitle = "") => ({
  id,
  committeeName,
  leadershipTitle,
  rank: null,
  subCommittees: [],
});
const vote = (name: string, cast: string) => ({ billNumber: "", name, vote: cast });
const rating = (name: string, percent: string) => ({ name, rating: percent, timespan: "2025" });

const person = (fields: Partial<PersonProfile>) =>
  aProfile({ keyVotes: [], sigRatings: [], committees: [], education: [], ...fields });

const rowsOf = (title: string, ...people: PersonProfile[]) =>
  comparePeople(people, TODAY).find((section) => section.title === title)?.rows ?? [];
const rowOf = (title: string, label: string, ...people: PersonProfile[]) =>
  rowsOf(title, ...people).find((row) => row.label === label);

describe("a comparison", () => {
  it("marks shared facts, a different party, and the only person who differs", () => {
    const [one, two, three] = ["Republican", "Republican", "Democrat"].map((politicalParty) =>
      person({ politicalParty }),
    );
    if (!one || !two || !three) throw new Error("three people");
    expect(rowOf("Seat", "Party", one, two)).toMatchObject({ isShared: true, isNotable: false, odd: null });
    expect(rowOf("Seat", "Party", one, two, three)).toMatchObject({ isShared: false, isNotable: true, odd: 2 });
    expect(rowOf("Seat", "Party", one, three)).toMatchObject({ isNotable: true, odd: null });
    expect(rowOf("Seat", "Party", one)).toMatchObject({ isShared: false, isNotable: false });
  });

  it("has a section for seats, committees, votes, ratings, elections and lives", () => {
    const term = {
      office: "Senator",
      state: "WA",
      district: "",
      party: "",
      caucus: "",
      note: "",
      start: "2025-01-03",
      end: "2031-01-03",
    };
    const chip = (recordType: "state" | "district", text: string) => ({ recordType, text, id: 1 });
    const school = {
      degree: "B.A.",
      degreeIncomplete: false,
      fieldOfStudy: "History",
      department: "",
      schoolType: "College",
    };
    const one = person({
      positionSummary: "Senator from Washington",
      politicalParty: "Democrat",
      leadershipPost: "Whip",
      chips: [chip("state", "Washington"), chip("district", "At Large")],
      terms: [term],
      nextElectionDate: "2030-11-05",
      stateRank: "senior",
      seniority: { place: 3, of: 100 },
      keyVotes: [{ billNumber: "H.R. 1", name: "Rail", vote: "Yea" }],
      sigRatings: [rating("Farms", "92")],
      firstElected: "2012",
      priorWinPct: "57.02",
      birthDate: "1958-10-13",
      birthplace: "Ames, Iowa",
      education: ["Ames", "Story"].map((town) => ({
        ...school,
        schoolName: `${town} College`,
        schoolLocation: "",
        yearStart: -1,
        yearEnd: 1980,
      })),
    });
    const two = person({
      positionSummary: "",
      politicalParty: "Democrat",
      leadershipPost: "",
      chips: [],
      terms: [],
      nextElectionDate: null,
      stateRank: "",
      seniority: null,
      keyVotes: [{ billNumber: "H.R. 1", name: "Rail", vote: "Yea" }],
      sigRatings: [rating("Farms", "B2")],
      firstElected: "",
      priorWinPct: "",
      birthDate: null,
      birthplace: "",
      educationSummary: "Studied at home",
    });
    const sections = comparePeople([one, two], TODAY).map(({ title, note, rows }) => [
      `${title} (${note})`,
      ...rows.map(({ label, cells, isNotable }) => `${label}: ${cells.join(" | ")}${isNotable ? " !" : ""}`),
    ]);
    expect(sections).toEqual([
      [
        "Seat ()",
        "Position: Senator from Washington | ",
        "State: Washington | ",
        "District: At Large | ",
        "Party: Democrat | Democrat",
        "Leadership: Whip | ",
        "Current term: 2025–2031 | ",
        "In office since: 2025 | ",
        "Next election: November 5, 2030 | ",
        "Seniority: Senior senator | ",
      ],
      ["Key Votes (that all of them could cast)", "H.R. 1, Rail: Yea | Yea"],
      ["Special Interest Group Ratings ()", "Farms: 92% | B2"],
      ["Elections ()", "First elected: 2012 | ", "Vote share in last election: 57% | "],
      [
        "Life ()",
        "Born: October 13, 1958, Ames, Iowa | ",
        "Education: B.A., History, Ames College, 1980; B.A., History, Story College, 1980 | Studied at home",
      ],
    ]);
    expect(filterDifferences(comparePeople([two, two], TODAY))).toEqual([]);
  });

  it("lists common committees first, with roles", () => {
    const one = person({ committees: [seat(1, "Budget", "Chair"), seat(2, "Rivers")] });
    const two = person({ committees: [seat(2, "Rivers", "Ranking Member")] });
    const section = comparePeople([one, two], TODAY).find(({ title }) => title === "Committees");
    expect(section).toEqual({
      title: "Committees",
      note: "1 in common",
      rows: [
        { label: "Rivers", cells: ["Member", "Ranking Member"], isShared: false, isNotable: false, odd: null },
        { label: "Budget", cells: ["Chair", ""], isShared: false, isNotable: true, odd: null },
      ],
    });
    const alone = person({ committees: [seat(3, "Maps")] });
    expect(comparePeople([one, alone], TODAY).find(({ title }) => title === "Committees")?.note).toBe("none in common");
  });

  it("distinguishes committees of two states by the names of the lookup list", () => {
    const people = [1, 2].map((id) => person({ committees: [seat(id, "Committee on Finance")] }));
    const names = [
      { id: "1", name: "Texas Senate Committee on Finance" },
      { id: "2", name: "California Senate Committee on Finance" },
    ];
    const section = comparePeople(people, TODAY, names).find(({ title }) => title === "Committees");
    expect(section?.note).toBe("none in common");
    expect(section?.rows.map(({ label }) => label)).toEqual(names.map(({ name }) => name));
  });

  it("has only votes that all people could cast, and ratings of at least two people", () => {
    const one = person({
      keyVotes: [vote("Rail", "Yea"), vote("Water", "Nay")],
      sigRatings: [rating("Farms", "92"), rating("Cows", "1")],
    });
    const two = person({ keyVotes: [vote("Rail", "Nay")], sigRatings: [rating("Farms", "62")] });
    expect(rowsOf("Key Votes", one, two)).toMatchObject([{ label: "Rail", cells: ["Yea", "Nay"], isNotable: true }]);
    expect(rowsOf("Special Interest Group Ratings", one, two)).toMatchObject([
      { label: "Farms", cells: ["92%", "62%"], isNotable: true },
    ]);
    const third = person({ sigRatings: [rating("Farms", "B2")] });
    expect(rowsOf("Special Interest Group Ratings", one, two, third)).toMatchObject([
      { label: "Farms", cells: ["92%", "62%", "B2"], isNotable: true },
    ]);
    const near = person({ sigRatings: [rating("Farms", "63"), rating("Farms and Trade", "B+")] });
    expect(rowsOf("Special Interest Group Ratings", one, near)).toMatchObject([{ label: "Farms", isNotable: false }]);
  });

  it("leaves out rows and sections without facts, and on demand those in which all are the same", () => {
    const people = [
      person({ politicalParty: "Democrat", birthplace: "Ames" }),
      person({ politicalParty: "Democrat", birthplace: "Story" }),
    ];
    const sections = comparePeople(people, TODAY);
    for (const { rows } of sections) {
      expect(rows.length).toBeGreaterThan(0);
      for (const { cells } of rows) expect(cells.some((cell) => cell !== "")).toBe(true);
    }
    const different = filterDifferences(sections);
    expect(different.flatMap(({ rows }) => rows).some(({ isShared }) => isShared)).toBe(false);
    expect(different.find(({ title }) => title === "Life")?.rows.map(({ label }) => label)).toEqual(["Born"]);
  });

  it("doesn’t depend on the order of people, except for the order of cells and rows", () => {
    const people = fc.array(
      fc.record({
        politicalParty: fc.constantFrom("Democrat", "Republican"),
        committee: fc.constantFrom("Budget", "Rivers", ""),
      }),
      { minLength: 2, maxLength: 6 },
    );
    const toPerson = ({ politicalParty, committee }: { politicalParty: string; committee: string }) =>
      person({ politicalParty, committees: committee === "" ? [] : [seat(1, committee)] });
    fc.assert(
      fc.property(people, (all) => {
        const facts = (list: typeof all) =>
          comparePeople(list.map(toPerson), TODAY)
            .flatMap(({ rows }) => rows.map(({ label, isShared, isNotable }) => `${label} ${isShared} ${isNotable}`))
            .toSorted();
        expect(facts(all.toReversed())).toEqual(facts(all));
      }),
    );
  });
});

it.each(["=1", "+1", "-1", "@A", "\t=1", "\r=1", " =1", "\n =1", "\u00a0@A", "＝1", "－1"])(
  "is saved as CSV without the formula %j",
  (text) => {
    expect(formatComparisonCsv([text], [])).toContain(`"'${text}"`);
  },
);

it("is saved as CSV without formulas", () => {
  const rows = [{ label: 'The "Farms"', cells: ["=1+1", "92%"], isShared: false, isNotable: false, odd: null }];
  expect(formatComparisonCsv(["Ada, Jr.", "-Ben"], [{ title: "Ratings", note: "", rows }])).toBe(
    '\uFEFF"","","Ada, Jr.","\'-Ben"\r\n"Ratings","The ""Farms""","\'=1+1","92%"\r\n',
  );
});

it("lists the people of each text", () => {
  expect(listAnswers({ cells: ["Yea", "", "Nay", "Yea"] }, ["Ada", "Ben", "Cleo", "Dan"])).toEqual([
    { text: "Yea", names: "Ada, Dan" },
    { text: "Nay", names: "Cleo" },
  ]);
});

it.each([
  [["a", "b", "a"], 1],
  [["b", "a", "a"], 0],
  [["a", "", "a"], null],
  [["a", "b", "c"], null],
  [["a", "b"], null],
])("finds the only person who differs in the votes %j: %j", (votes, odd) => {
  const people = votes.map((cast) => person({ politicalParty: cast }));
  expect(rowOf("Seat", "Party", ...people)?.odd).toBe(odd);
});

it("names all people by their number", () => {
  expect([2, 3, 4, 5, 6].map(describeAll)).toEqual(["Both", "All three", "All four", "All five", "All six"]);
  expect([describeAll(0), describeAll(1), describeAll(7)]).toEqual(["", "", ""]);
});
