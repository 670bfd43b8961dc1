import { describe, expect, it } from "vitest";
import { CONGRESSIONAL_DISTRICTS, DISTRICTS, findDistrict } from "../directory/legislative-districts.ts";
import { STATES } from "../directory/states.ts";
import content from "./content/state-sentences.json" with { type: "json" };
import { inventPlaces } from "./invent-places.ts";
import { drawShares, formatRace, inventDistrictResults, type SeatHolder } from "./elections.ts";
import { createRandom } from "./random.ts";
import { lookUpState } from "./state-facts.ts";

const holder = (seat: SeatHolder["seat"], facts: Partial<SeatHolder>): SeatHolder => ({
  key: `${seat.type}-${seat.state}-${seat.district}`,
  displayName: "Some One",
  party: 1,
  seat,
  departure: "",
  won: [],
  lost: [],
  ...facts,
});

const holders: SeatHolder[] = [
  ...CONGRESSIONAL_DISTRICTS.map(({ state, number }, index) =>
    holder(
      { type: "rep", state, district: number },
      { displayName: `Member ${index}`, party: index % 3 === 0 ? 2 : 1, won: [2024, 2022] },
    ),
  ),
  ...STATES.filter(({ kind }) => kind === "state").flatMap(({ code: state }, index) => [
    holder({ type: "sen", state, district: "" }, { party: index % 2 === 0 ? 1 : 2 }),
    holder({ type: "sen", state, district: "" }, { party: index % 3 === 0 ? 2 : 1 }),
    holder({ type: "governor", state, district: "" }, { displayName: `Head of ${state}`, party: 2, won: [2022] }),
  ]),
];

const places = inventPlaces(createRandom("test"), holders);
const stateById = new Map(STATES.map((state) => [state.id, state]));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("the sample figures of states", () => {
  it("are the same for the same seed and differ for another", () => {
    const text = JSON.stringify(places);
    expect(JSON.stringify(inventPlaces(createRandom("test"), holders))).toBe(text);
    expect(JSON.stringify(inventPlaces(createRandom("other"), holders))).not.toBe(text);
  });

  it("fill every panel except the few that are empty on purpose", () => {
    expect(places.states).toHaveLength(STATES.length);
    const codesWith = (isSo: (state: (typeof places.states)[number]) => boolean) =>
      places.states.filter(isSo).map(({ id }) => stateById.get(id)?.code);
    expect(codesWith((state) => state.census_visualizations.length < 5)).toEqual([]);
    expect(codesWith((state) => state.economic_visualizations.length === 0)).toEqual(["AS", "MP"]);
    expect(codesWith((state) => state.narrative === "")).toEqual(["MP"]);
    expect(codesWith((state) => state.presidential_election_results.length === 0)).toEqual([
      "AS",
      "GU",
      "MP",
      "PR",
      "VI",
    ]);
  });

  it("say that they are samples and add up", () => {
    for (const { id, census_visualizations, economic_visualizations } of places.states) {
      const charts = [...census_visualizations, ...economic_visualizations];
      expect(new Set(charts.map((chart) => chart.id)).size).toBe(charts.length);
      for (const { id: chart, kind, unit, points, source } of charts) {
        const where = `${stateById.get(id)?.name}, ${chart}`;
        expect(source).toBe("Sample figures");
        for (const { value } of points) if (value !== null) expect(value, where).toBeGreaterThan(0);
        if (kind === "bar" && unit === "percent") {
          expect(sum(points.map(({ value }) => Math.round((value ?? 0) * 10))), where).toBe(1000);
        }
        if (kind === "trend") {
          const years = points.map(({ label }) => Number(label));
          expect(years, where).toEqual(years.toSorted((a, b) => a - b));
        }
      }
      const population = census_visualizations.find((chart) => chart.id === "population");
      expect(population?.points.find(({ label }) => label === "2020")?.value).toBe(
        lookUpState(stateById.get(id)?.code ?? "").population,
      );
    }
  });

  it("name the same presidential nominees everywhere, and the one with the most votes as the winner", () => {
    const nominees = new Set<string>();
    for (const { presidential_election_results } of places.states) {
      for (const { year, candidates } of presidential_election_results) {
        nominees.add(
          `${year} ${candidates
            .map(({ name }) => name)
            .toSorted()
            .join()}`,
        );
        const [first, ...others] = candidates;
        expect(first?.is_winner && others.every(({ is_winner }) => !is_winner)).toBe(true);
        expect(Math.max(...candidates.map(({ votes }) => votes ?? 0))).toBe(first?.votes);
        expect(Math.abs(sum(candidates.map(({ percent }) => percent ?? 0)) - 100)).toBeLessThan(0.3);
        expect(candidates.every(({ profile_id }) => profile_id === null)).toBe(true);
      }
    }
    expect(nominees.size).toBe(4);
  });
});

describe("the narratives of states", () => {
  const texts = places.states.map(({ id, narrative }) => ({ state: stateById.get(id), narrative }));
  const sentencesOf = (html: string) =>
    html
      .split(/<\/?p>/u)
      .flatMap((paragraph) => paragraph.split(/(?<=(?<!\bSt)[.])\s+(?=[A-Z])/u))
      .filter((sentence) => sentence !== "");

  it("use more than a hundred templates", () => {
    const templates = Object.values(content.sentences).flat();
    expect(templates.length).toBeGreaterThan(100);
    expect(new Set(templates).size).toBe(templates.length);
  });

  it("have four paragraphs without placeholders or typing errors", () => {
    for (const { state, narrative } of texts) {
      if (narrative === "") continue;
      expect(narrative.match(/<p>/gu)?.length, state?.name).toBe(4);
      expect(narrative, state?.name).not.toMatch(
        /[{}]|undefined|null|NaN| {2}|\.\.| ,| \.|<p><\/p>|(?<!\p{L})a [aeio]|\bthe the\b|\bThe the\b/u,
      );
      expect(narrative).toMatch(/^(?:<p>[^<>]+[.]<\/p>)+$/u);
    }
  });

  it("repeat no sentence and rarely share one", () => {
    const uses = new Map<string, number>();
    for (const { state, narrative } of texts) {
      const sentences = sentencesOf(narrative);
      expect(new Set(sentences).size, state?.name).toBe(sentences.length);
      for (const sentence of sentences) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    }
    expect(Math.max(...uses.values())).toBeLessThan(20);
    expect(uses.size / sum([...uses.values()])).toBeGreaterThan(0.8);
  });

  it("match the rest of the page", () => {
    const ohio = places.states.find(({ id }) => id === 39);
    expect(ohio?.narrative).toContain("Head of OH, a Democrat");
    expect(ohio?.narrative).toContain("Ohio General Assembly");
    const members = holders.filter(({ seat }) => seat.state === "OH" && seat.type === "rep").length;
    expect(members).toBe(15);
    const dc = places.states.find(({ id }) => id === 11)?.narrative ?? "";
    expect(dc).toContain("delegate");
    expect(dc).not.toMatch(/\bstate\b|governor/u);
    for (const { state, narrative } of texts) {
      const income = places.states
        .find(({ id }) => id === state?.id)
        ?.economic_visualizations.find(({ id }) => id === "median-income")
        ?.points.at(-1)?.value;
      const told = /\$(\d+),000/u.exec(narrative)?.[1];
      if (told !== undefined) expect(Number(told)).toBe(Math.round((income ?? 0) / 1000));
    }
  });
});

describe("the elections of districts", () => {
  it("exist only where someone was elected", () => {
    expect(places.districts.map(({ id }) => id)).toEqual(CONGRESSIONAL_DISTRICTS.map(({ id }) => id));
    expect(inventPlaces(createRandom("test"), []).districts).toEqual([]);
    expect(DISTRICTS.length).toBeGreaterThan(7000);
  });

  it("show the winner and the share from the profile", () => {
    for (const { id, election_results } of places.districts) {
      expect(election_results.map(({ year, office }) => [year, office])).toEqual([
        [2024, "U.S. House"],
        [2022, "U.S. House"],
      ]);
      const district = CONGRESSIONAL_DISTRICTS.find((one) => one.id === id);
      const name = formatRace({ type: "rep", state: district?.state ?? "", district: district?.number ?? "" });
      const [winner, ...others] = election_results[0]?.candidates ?? [];
      expect(winner).toMatchObject({
        person: `rep-${district?.state}-${district?.number}`,
        percent: drawShares(name, 2024, 1)[0],
        is_winner: true,
      });
      expect(others.length).toBeGreaterThan(0);
      for (const { person, is_winner, party } of others) {
        expect([person, is_winner]).toEqual([null, false]);
        expect(party).not.toBe(winner?.party);
      }
    }
  });

  it("elect one winner per seat, even if an earlier holder has no profile", () => {
    const district = findDistrict("AZ", 3, "1");
    const pair = [
      holder({ type: "state-house", state: "AZ", district: "1" }, { key: "a", won: [2024, 2022] }),
      holder({ type: "state-house", state: "AZ", district: "1", place: 1 }, { key: "b", won: [2024] }),
    ];
    const results = district ? inventDistrictResults(createRandom("x"), district, pair) : [];
    const winners = results.map(({ candidates }) => candidates.filter(({ is_winner }) => is_winner));
    expect(results[0]).toMatchObject({ year: 2024, office: "Arizona House of Representatives" });
    expect(winners.map((list) => list.map(({ person }) => person))).toEqual([
      ["a", "b"],
      ["a", null],
    ]);
    expect(winners[1]?.[1]?.name).toMatch(/\w+ \w+/u);
  });

  it("show a defeated incumbent as the runner-up", () => {
    const district = findDistrict("OH", 1, "1");
    const seat = { type: "rep", state: "OH", district: "1" } as const;
    const both = [holder(seat, { key: "new", won: [2024] }), holder(seat, { key: "old", won: [2022], lost: [2024] })];
    const [result] = district ? inventDistrictResults(createRandom("x"), district, both) : [];
    expect(result?.candidates.slice(0, 2).map(({ person, is_winner }) => [person, is_winner])).toEqual([
      ["new", true],
      ["old", false],
    ]);
  });
});
