import records from "./content/records.json" with { type: "json" };
import { STATES } from "../directory/states.ts";
import { inventLegislatures, inventOfficers } from "./invent-state-people.ts";
import { moveEarlierTerms } from "./earlier-seats.ts";
import { endEarly, inventPerson, type NamesGiven, termsInRow } from "./invent-person.ts";
import type { Random } from "./random.ts";
import { type CountrySeat, type PartyId, type SamplePerson, type SampleTerm, seatTerms } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

const HOUSE_REPUBLICANS = 220;
const SENATE_REPUBLICANS = 53;
/** Seats in the House nobody holds on the reference day; their last holders are former members. */
const VACANT_SEATS = 4;
const FORMER_MEMBERS = 18;
const FORMER_GOVERNORS = 3;

interface Holding {
  seat: CountrySeat;
  senateClass: 1 | 2 | 3 | null;
  party: PartyId;
  caucusParty: 1 | 2;
}

/** All present and some former office holders: Congress, governors, then the states' own. */
export function inventPeople(random: Random, cohort = ""): SamplePerson[] {
  const used = new Set<string>();
  const people = inventCongress(random, used).map((person) => ({ ...person, key: person.key + cohort }));
  const governors = people.filter(({ seat }) => seat.type === "governor");
  const all = [
    ...people,
    ...inventOfficers(random.fork("officers"), governors, { used, cohort }),
    ...inventLegislatures(random.fork("legislatures"), { used, cohort }),
  ];
  moveEarlierTerms(all);
  return all;
}

function inventCongress(random: Random, used: NamesGiven): SamplePerson[] {
  const senators = partySplit(random.fork("senate"), senateSeats(), SENATE_REPUBLICANS);
  const house = partySplit(random.fork("house"), houseSeats(), HOUSE_REPUBLICANS);
  const governors = governorSeats().map((seat) => oneParty(random.fork(`governor ${seat.state}`), seat));
  // Two senators sit as independents, one member of the House too.
  for (const state of ["VT", "ME"]) {
    const found = senators.find((one) => one.seat.state === state && one.caucusParty === 2);
    if (found) found.party = 3;
  }
  const free = house.filter(({ caucusParty }) => caucusParty === 1).at(-7);
  if (free) free.party = 3;

  const vacant = new Set(
    random.fork("vacant").some(
      house.filter(({ seat, party }) => STATES.some((s) => s.code === seat.state && s.houseSeats > 8) && party !== 3),
      VACANT_SEATS,
    ),
  );
  const current = [...senators, ...house, ...governors];
  const people = current.map((holding) => {
    const key = keyOf(holding.seat, holding.senateClass);
    return inventMember(random.fork(key), { key, holding, departure: vacant.has(holding) ? "resigned" : "", used });
  });

  const past = random.fork("former");
  const newcomers = current.flatMap((holding, index) => {
    const since = firstYearOfNewcomer(people[index]);
    return since === null ? [] : [{ holding, since }];
  });
  const isGovernor = ({ holding }: (typeof newcomers)[number]) => holding.seat.type === "governor";
  const succeeded = [
    ...past.some(
      newcomers.filter((one) => !isGovernor(one)),
      FORMER_MEMBERS,
    ),
    ...past.some(newcomers.filter(isGovernor), FORMER_GOVERNORS),
  ];
  for (const [index, { holding, since }] of succeeded.entries()) {
    const departure = past.pick(["retired", "lost re-election", "ran for another office"] as const);
    // An incumbent loses to the other party.
    const other = holding.caucusParty === 1 ? 2 : 1;
    const party = departure === "lost re-election" ? other : holding.caucusParty;
    const person = inventMember(past.fork(String(index)), {
      key: `${keyOf(holding.seat, holding.senateClass)}-former`,
      holding: { ...holding, party, caucusParty: party },
      departure,
      endsIn: since,
      used,
    });
    people.push(person);
  }
  return people;
}

/** When somebody in their first term took the seat; null for all others, whose predecessor left long ago. */
function firstYearOfNewcomer(person: SamplePerson | undefined): number | null {
  const [first, ...later] = person?.departure === "" ? seatTerms(person) : [];
  return first && later.length === 0 ? Number(first.start.slice(0, 4)) : null;
}

interface Wanted {
  key: string;
  holding: Holding;
  departure: SamplePerson["departure"];
  /** The year the last term of somebody who was succeeded ended. */
  endsIn?: number;
  used: NamesGiven;
}

function inventMember(random: Random, { key, holding, departure, endsIn, used }: Wanted): SamplePerson {
  const { seat, party } = holding;
  const terms = () => termsOf(random, holding, endsIn);
  return inventPerson(
    random,
    { key, departure, ...holding },
    {
      shareOfWomen: party === 2 ? 0.44 : 0.2,
      ages: { youngest: seat.type === "rep" ? 27 : 33, spread: 14, oldest: 84 },
      isOfState: false,
      terms: () => (departure === "resigned" ? endEarly(terms()) : terms()),
      used,
    },
  );
}

function termsOf(random: Random, { seat, senateClass }: Holding, endsIn: number | undefined): SampleTerm[] {
  const { type, state } = seat;
  const years = type === "rep" || (type === "governor" && TWO_YEAR_GOVERNORS.has(state)) ? 2 : type === "sen" ? 6 : 4;
  const until = endsIn ?? currentStart(type, senateClass, state) + years;
  const count = Number(random.weighted(records.serviceInTerms[type]));
  const earlier = { type: "rep", state, district: districtFor(state, seat) } as const;
  // Some senators came from the House.
  const before =
    type === "sen" && random.chance(0.4)
      ? termsInRow(earlier, { years: 2, until: until - count * years, count: random.int(1, 5), day: "01-03" })
      : [];
  const day = type === "governor" ? "01-15" : "01-03";
  return [...before, ...termsInRow(seat, { years, until, count, day, senateClass })];
}

function districtFor(state: string, seat: CountrySeat): string {
  const seats = STATES.find(({ code }) => code === state)?.houseSeats ?? 1;
  return seats <= 1 ? "AL" : String(1 + ((seat.type.length + state.charCodeAt(1)) % seats));
}

function currentStart(type: CountrySeat["type"], senateClass: 1 | 2 | 3 | null, state: string): number {
  if (type === "rep") return 2025;
  if (type === "governor") return lookUpState(state).governorSince ?? 2023;
  return { 1: 2025, 2: 2021, 3: 2023 }[senateClass ?? 1];
}

const TWO_YEAR_GOVERNORS = new Set(["NH", "VT"]);

const keyOf = ({ type, state, district }: CountrySeat, senateClass: number | null): string =>
  [type, state, district || senateClass].filter((part) => part !== null && part !== "").join("-");

function senateSeats() {
  return STATES.flatMap(({ code, senateClasses }) =>
    senateClasses.map((senateClass) => ({ seat: { type: "sen" as const, state: code, district: "" }, senateClass })),
  );
}

function houseSeats() {
  return STATES.flatMap(({ code, houseSeats: seats }) =>
    Array.from({ length: Math.max(seats, 1) }, (_, index) => ({
      seat: { type: "rep" as const, state: code, district: seats > 1 ? String(index + 1) : "AL" },
      senateClass: null,
    })),
  );
}

const governorSeats = (): CountrySeat[] =>
  STATES.filter(({ kind }) => kind === "state").map(({ code }) => ({ type: "governor", state: code, district: "" }));

/** Gives the seats where the state leans most to Republicans first, with some chance, until they have their number. */
function partySplit(
  random: Random,
  seats: readonly { seat: CountrySeat; senateClass: 1 | 2 | 3 | null }[],
  republicans: number,
): Holding[] {
  const voting = new Set(STATES.filter(({ kind }) => kind === "state").map(({ code }) => code));
  const ranked = seats
    .map((each, index) => ({
      ...each,
      index,
      strength: (lookUpState(each.seat.state).lean / 100) * 2.6 + random.next(),
    }))
    .toSorted((a, b) => b.strength - a.strength);
  const red = new Set(
    ranked
      .filter(({ seat }) => voting.has(seat.state))
      .slice(0, republicans)
      .map(({ index }) => index),
  );
  const redTerritories = new Set(["GU", "MP", "AS"]);
  return seats.map((each, index) => {
    const party = red.has(index) || redTerritories.has(each.seat.state) ? 1 : 2;
    return { ...each, party, caucusParty: party };
  });
}

function oneParty(random: Random, seat: CountrySeat): Holding {
  const party = random.chance(Math.min(0.95, Math.max(0.05, lookUpState(seat.state).lean / 100 - 0.04))) ? 1 : 2;
  return { seat, senateClass: null, party, caucusParty: party };
}
