import { describe, expect, it } from "vitest";
import { DISTRICTS, findDistrict } from "../directory/legislative-districts.ts";
import { sampleCountry } from "../testing/sample-country.ts";
import { CHAMBER_IDS, type SamplePerson, type SampleTerm } from "./sample-person.ts";

const country = sampleCountry();

/** A key for one seat; federal executives differ by office. */
const slotOf = ({ office }: SamplePerson, { type, state, district, senateClass, place = 0 }: SampleTerm) =>
  [type, state, district, senateClass, place, type === "executive" ? office?.title : ""].join(" ");

describe("the seats of the sample", () => {
  it("have one holder at a time", () => {
    const held = new Map<string, { key: string; start: string; end: string }[]>();
    for (const person of country.people) {
      for (const term of person.terms) {
        const slot = slotOf(person, term);
        held.set(slot, [...(held.get(slot) ?? []), { key: person.key, start: term.start, end: term.end }]);
      }
    }
    const overlaps = [...held].flatMap(([slot, terms]) =>
      terms
        .filter((term) => terms.some((other) => other !== term && other.start <= term.start && term.start < other.end))
        .map(({ key, start }) => `${slot}: ${key} from ${start}`),
    );
    expect(overlaps).toEqual([]);
  });

  it("have one winner in each election", () => {
    const winners = new Map<string, Set<string>>();
    const outside: string[] = [];
    for (const { key, seat } of country.people) {
      const history = (country.bodies.get(key)?.["electoral_history"] ?? []) as {
        year: number;
        race_name: string;
        status: string;
      }[];
      for (const { year, race_name, status } of history) {
        if (!status.startsWith("Won")) continue;
        const race = `${year} ${race_name}`;
        winners.set(race, (winners.get(race) ?? new Set()).add(key));
      }
      const places = findDistrict(seat.state, CHAMBER_IDS[seat.type] ?? 0, seat.district)?.seats ?? 1;
      if ((seat.place ?? 0) >= places) outside.push(key);
    }
    expect(outside).toEqual([]);
    const mostSeats = Math.max(...DISTRICTS.map(({ seats }) => seats));
    expect([...winners].filter(([race, keys]) => keys.size > 1 && /^\d+ (?:U\.S\.|Governor)/u.test(race))).toEqual([]);
    expect([...winners].filter(([, keys]) => keys.size > mostSeats)).toEqual([]);
  });
});

describe("the election results of the sample", () => {
  const byId = new Map(DISTRICTS.map((district) => [district.id, district]));
  const results = country.places.districts.flatMap(({ id, election_results }) =>
    election_results.map((result) => ({ ...result, district: byId.get(id) })),
  );

  it("list one winner per seat, before all losers and with more votes", () => {
    const isWrong = ({ candidates, district }: (typeof results)[number]) =>
      candidates.some(({ is_winner }, index) => is_winner !== index < (district?.seats ?? 0)) ||
      candidates.some(({ votes }, index) => votes < (candidates[index + 1]?.votes ?? 0)) ||
      new Set(candidates.map(({ name }) => name)).size < candidates.length;
    expect(results.filter(isWrong)).toEqual([]);
  });

  it("have shares that add up to 100 percent", () => {
    const sums = results.map(({ candidates }) => candidates.reduce((total, { percent }) => total + percent, 0));
    expect(sums.filter((sum) => Number(sum.toFixed(6)) !== 100)).toEqual([]);
  });

  it("match the candidates' profiles", () => {
    const differing = results.flatMap(({ candidates, year }) =>
      candidates.filter(({ person, percent, is_winner }) => {
        if (person === null) return false;
        const history = (country.bodies.get(person)?.["electoral_history"] ?? []) as { year: number; status: string }[];
        const shown = `${is_winner ? "Won" : "Lost"}, ${percent}%`;
        return !history.some((race) => race.year === year && race.status === shown);
      }),
    );
    expect(differing).toEqual([]);
  });
});
