import { DISTRICTS } from "../directory/legislative-districts.ts";
import { findState, STATES } from "../directory/states.ts";
import records from "./content/records.json" with { type: "json" };
import { inventLegislatures, inventOfficers } from "./invent-state-people.ts";
import { endEarly, inventPerson, listConsecutiveTerms, type Wanted } from "./invent-person.ts";
import type { Random } from "./random.ts";
import { CHAMBER_IDS, type CountrySeat, type SamplePerson, type SampleTerm, seatTerms } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

const HOUSE_REPUBLICANS = 220;
const SENATE_REPUBLICANS = 53;
/** Seats in the House nobody holds on the reference day; their last holders are former members. */
const VACANT_SEATS = 4;
const FORMER_MEMBERS = 18;
const FORMER_GOVERNORS = 3;
const TWO_YEAR_GOVERNORS = new Set(["NH", "VT"]);

type Holding = Pick<SamplePerson, "senateClass" | "party" | "caucusParty"> & { seat: CountrySeat };
type FreeSeat = Pick<Holding, "seat" | "senateClass">;

/** All present and some former office holders: Congress, governors, then the states' own. */
export function inventPeople(random: Random, cohort = ""): SamplePerson[] {
  const wanted = { used: new Set<string>(), cohort };
  const people = inventCongress(random, wanted);
  const governors = people.filter(({ seat }) => seat.type === "governor");
  const all = [
    ...people,
    ...inventOfficers(random.fork("officers"), governors, wanted),
    ...inventLegislatures(random.fork("legislatures"), wanted),
  ];
  moveEarlierTerms(all);
  return all;
}

function inventCongress(random: Random, { used, cohort }: Wanted): SamplePerson[] {
  const senators = splitByParty(random.fork("senate"), listSenateSeats(), SENATE_REPUBLICANS);
  const house = splitByParty(random.fork("house"), listHouseSeats(), HOUSE_REPUBLICANS);
  const governors = STATES.filter(({ kind }) => kind === "state").map(({ code }): Holding => {
    const share = Math.min(0.95, Math.max(0.05, lookUpState(code).lean / 100 - 0.04));
    const party = random.fork(`governor ${code}`).chance(share) ? 1 : 2;
    return { seat: { type: "governor", state: code, district: "" }, senateClass: null, party, caucusParty: party };
  });
  // Two senators sit as independents, one member of the House too.
  const independents = [
    ...["VT", "ME"].map((state) => senators.find((one) => one.seat.state === state && one.caucusParty === 2)),
    house.filter(({ caucusParty }) => caucusParty === 1).at(-7),
  ];
  for (const holding of independents) if (holding) holding.party = 3;

  const large = house.filter(({ seat, party }) => (findState(seat.state)?.houseSeats ?? 0) > 8 && party !== 3);
  const vacant = new Set(random.fork("vacant").some(large, VACANT_SEATS));
  const current = [...senators, ...house, ...governors];
  const people = current.map((holding) => {
    const key = buildKey(holding);
    const departure = vacant.has(holding) ? "resigned" : "";
    const terms = (chance: Random) => {
      const drawn = drawTerms(chance, holding);
      return departure === "" ? drawn : endEarly(drawn);
    };
    return inventPerson(random.fork(key), { ...holding, key: key + cohort, departure, terms }, used);
  });

  const past = random.fork("former");
  const newcomers = current.flatMap((holding, index) => {
    const person = people[index];
    const [first, ...later] = person?.departure === "" ? seatTerms(person) : [];
    return first && later.length === 0 ? [{ holding, since: Number(first.start.slice(0, 4)) }] : [];
  });
  const isGovernor = ({ holding }: (typeof newcomers)[number]) => holding.seat.type === "governor";
  const members = newcomers.filter((one) => !isGovernor(one));
  const succeeded = [
    ...past.some(members, FORMER_MEMBERS),
    ...past.some(newcomers.filter(isGovernor), FORMER_GOVERNORS),
  ];
  const former = succeeded.map(({ holding, since }, index) => {
    const departure = past.pick(["retired", "lost re-election", "ran for another office"] as const);
    // An incumbent loses to the other party.
    const party = (departure === "lost re-election") === (holding.caucusParty === 1) ? 2 : 1;
    const key = `${buildKey(holding)}-former${cohort}`;
    const terms = (chance: Random) => drawTerms(chance, holding, since);
    return inventPerson(
      past.fork(String(index)),
      { ...holding, key, party, caucusParty: party, departure, terms },
      used,
    );
  });
  return [...people, ...former];
}

/** The terms up to `until`, by default the present one; some senators come from the House. */
function drawTerms(random: Random, { seat, senateClass }: Holding, until?: number): SampleTerm[] {
  const { type, state } = seat;
  const years = type === "rep" || (type === "governor" && TWO_YEAR_GOVERNORS.has(state)) ? 2 : type === "sen" ? 6 : 4;
  const present =
    type === "rep"
      ? 2025
      : type === "governor"
        ? (lookUpState(state).governorSince ?? 2023)
        : { 1: 2025, 2: 2021, 3: 2023 }[senateClass ?? 1];
  const own = { years, until: until ?? present + years, senateClass, day: type === "governor" ? "01-15" : "01-03" };
  const count = Number(random.weighted(records.serviceInTerms[type]));
  const terms = listConsecutiveTerms(seat, { ...own, count });
  if (type !== "sen" || !random.chance(0.4)) return terms;
  const houseSeats = findState(state)?.houseSeats ?? 1;
  const district = houseSeats <= 1 ? "AL" : String(1 + ((type.length + state.charCodeAt(1)) % houseSeats));
  const house = { years: 2, until: own.until - count * years, count: random.int(1, 5), day: "01-03" };
  return [...listConsecutiveTerms({ type: "rep", state, district }, house), ...terms];
}

const buildKey = ({ seat: { type, state, district }, senateClass }: FreeSeat): string =>
  [type, state, district || senateClass].filter(Boolean).join("-");

const listSenateSeats = (): FreeSeat[] =>
  STATES.flatMap(({ code, senateClasses }) =>
    senateClasses.map((senateClass) => ({ seat: { type: "sen", state: code, district: "" }, senateClass })),
  );

const listHouseSeats = (): FreeSeat[] =>
  STATES.flatMap(({ code, houseSeats: seats }) =>
    Array.from({ length: Math.max(seats, 1) }, (_, index) => ({
      seat: { type: "rep", state: code, district: seats > 1 ? String(index + 1) : "AL" },
      senateClass: null,
    })),
  );

const RED_TERRITORIES = new Set(["GU", "MP", "AS"]);

/** Gives the seats where the state leans most to Republicans first, with some chance, until they have their number. */
function splitByParty(random: Random, seats: readonly FreeSeat[], republicans: number): Holding[] {
  const ranked = seats
    .map((each) => ({ each, strength: (lookUpState(each.seat.state).lean / 100) * 2.6 + random.next() }))
    .filter(({ each }) => findState(each.seat.state)?.kind === "state")
    .toSorted((a, b) => b.strength - a.strength);
  const red = new Set(ranked.slice(0, republicans).map(({ each }) => each));
  return seats.map((each) => {
    const party = red.has(each) || RED_TERRITORIES.has(each.seat.state) ? 1 : 2;
    return { ...each, party, caucusParty: party };
  });
}

/**
 * Moves the terms people served in another chamber to seats nobody else held at the time: some senators come from the
 * house, and one district's seat has one holder. Where no seat of the state was free, the terms go.
 */
function moveEarlierTerms(people: readonly SamplePerson[]): void {
  const held = new Map<string, SampleTerm[]>();
  const slotOf = ({ type, state, district, place = 0 }: SampleTerm) => [type, state, district, place].join(" ");
  const hold = (terms: readonly SampleTerm[]) => {
    for (const term of terms) held.set(slotOf(term), [...(held.get(slotOf(term)) ?? []), term]);
  };
  const isFree = (terms: readonly SampleTerm[]) =>
    terms.every((term) => !held.get(slotOf(term))?.some((other) => other.start < term.end && term.start < other.end));

  for (const person of people) hold(seatTerms(person));
  for (const person of people) {
    const earlier = person.terms.filter(({ type }) => type !== person.seat.type);
    const [first] = earlier;
    if (!first) continue;
    const places = DISTRICTS.filter(
      ({ state, chamberId }) => state === first.state && chamberId === CHAMBER_IDS[first.type],
    ).flatMap(({ number: district, seats }) =>
      Array.from({ length: seats }, (_, place) => (seats === 1 ? { district } : { district, place })),
    );
    const at = Math.max(
      0,
      places.findIndex(({ district }) => district === first.district),
    );
    const moved =
      [...places.slice(at), ...places.slice(0, at)]
        .map((place) => earlier.map((term) => ({ ...term, ...place })))
        .find(isFree) ?? [];
    hold(moved);
    person.terms = [...moved, ...seatTerms(person)];
  }
}
