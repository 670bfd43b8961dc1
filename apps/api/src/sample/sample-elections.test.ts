import { describe, expect, it } from "vitest";
import { DISTRICTS, findDistrict } from "../directory/legislative-districts.ts";
import { inventCountry } from "./invent-country.ts";
import { CHAMBER_IDS, type SamplePerson, type SampleTerm } from "./sample-person.ts";

const country = inventCountry();

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
      expect(seat.place ?? 0).toBeLessThan(
        findDistrict(seat.state, CHAMBER_IDS[seat.type] ?? 0, seat.district)?.seats ?? 1,
      );
    }
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

  it("list as many winners as the race has seats, before all losers, with more votes", () => {
    for (const { candidates, district, year } of results) {
      const where = `${district?.name} ${year}`;
      expect(
        candidates.map(({ is_winner }) => is_winner),
        where,
      ).toEqual(candidates.map((_, index) => index < (district?.seats ?? 0)));
      const votes = candidates.map((one) => one.votes ?? 0);
      expect(votes, where).toEqual(votes.toSorted((a, b) => b - a));
      expect(new Set(candidates.map(({ name }) => name)).size, where).toBe(candidates.length);
    }
  });

  it("have shares that add up to the whole", () => {
    for (const { candidates, district, year } of results) {
      const sum = candidates.reduce((total, { percent }) => total + (percent ?? 0), 0);
      expect(Number(sum.toFixed(6)), `${district?.name} ${year}`).toBe(100);
    }
  });

  it("are what the candidates' profiles show", () => {
    for (const { candidates, district, year } of results) {
      for (const { person, percent, is_winner } of candidates) {
        if (person === null) continue;
        expect(country.bodies.get(person)?.["electoral_history"], `${district?.name} ${person}`).toContainEqual(
          expect.objectContaining({ year, status: `${is_winner ? "Won" : "Lost"}, ${percent}%` }),
        );
      }
    }
  });
});
