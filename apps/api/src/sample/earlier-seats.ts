import { DISTRICTS } from "../directory/legislative-districts.ts";
import { CHAMBER_IDS, type SamplePerson, type SampleSeat, type SampleTerm } from "./sample-person.ts";

/**
 * Moves the terms people served in another chamber to seats nobody else held at the time: some senators come from the
 * house, and one district's seat has one holder. Where no seat of the state was free, the terms go.
 */
export function moveEarlierTerms(people: readonly SamplePerson[]): void {
  const held = new Map<string, SampleTerm[]>();
  const hold = (terms: readonly SampleTerm[]) => {
    for (const term of terms) held.set(slotOf(term), [...(held.get(slotOf(term)) ?? []), term]);
  };
  const isFree = (terms: readonly SampleTerm[]) =>
    terms.every((term) => !held.get(slotOf(term))?.some((other) => other.start < term.end && term.start < other.end));

  for (const { terms, seat } of people) hold(terms.filter(({ type }) => type === seat.type));
  for (const person of people) {
    const own = person.terms.filter(({ type }) => type === person.seat.type);
    const earlier = person.terms.filter(({ type }) => type !== person.seat.type);
    const [first] = earlier;
    if (!first) continue;
    const moved = placesFrom(first)
      .map((place) => earlier.map((term) => ({ ...term, ...place })))
      .find(isFree);
    hold(moved ?? []);
    person.terms = [...(moved ?? []), ...own];
  }
}

function placesFrom({ type, state, district }: SampleSeat): Pick<SampleSeat, "district" | "place">[] {
  const places = DISTRICTS.filter((one) => one.state === state && one.chamberId === CHAMBER_IDS[type]).flatMap(
    ({ number, seats }) =>
      Array.from({ length: seats }, (_, place) => (seats === 1 ? { district: number } : { district: number, place })),
  );
  const at = places.findIndex((place) => place.district === district);
  return [...places.slice(Math.max(0, at)), ...places.slice(0, Math.max(0, at))];
}

const slotOf = ({ type, state, district, place = 0 }: SampleTerm): string => [type, state, district, place].join(" ");
