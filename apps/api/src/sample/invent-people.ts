import records from "./content/records.json" with { type: "json" };
import { STATES } from "../directory/states.ts";
import { inventLegislatures } from "./legislatures.ts";
import { moveEarlierTerms } from "./earlier-seats.ts";
import { displayNameOf, inventName, type Name } from "./names.ts";
import type { Random } from "./random.ts";
import { REFERENCE_YEAR } from "./reference-day.ts";
import { type CountrySeat, type PartyId, type SamplePerson, type SampleTerm, seatTerms } from "./sample-person.ts";
import { inventOfficers } from "./statewide-officers.ts";
import { lookUpState } from "./state-facts.ts";

const HOUSE_REPUBLICANS = 220;
const SENATE_REPUBLICANS = 53;
/** Seats in the House nobody holds on the reference day; who held them last is former. */
const VACANT_SEATS = 4;
const FORMER_MEMBERS = 18;
const FORMER_GOVERNORS = 3;

interface Holding {
  seat: CountrySeat;
  senateClass: 1 | 2 | 3 | null;
  party: PartyId;
  caucusParty: 1 | 2;
}

/** Everyone who holds or held an office: Congress, governors and former ones, then the states' own. */
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

/** Senators, representatives, governors, former. */
function inventCongress(random: Random, used: Set<string>): SamplePerson[] {
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
    return vacant.has(holding)
      ? inventPerson(random.fork(key), { key, holding, departure: "resigned", endsIn: null, used })
      : inventPerson(random.fork(key), { key, holding, departure: "", endsIn: null, used });
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
    // Who beat an incumbent is of the other party.
    const other = holding.caucusParty === 1 ? 2 : 1;
    const party = departure === "lost re-election" ? other : holding.caucusParty;
    const person = inventPerson(past.fork(String(index)), {
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

interface Person {
  key: string;
  holding: Holding;
  departure: SamplePerson["departure"];
  /** The year the last term of somebody who was succeeded ended. */
  endsIn: number | null;
  /** Display names given so far: every one is given once. */
  used: Set<string>;
}

function inventPerson(random: Random, { key, holding, departure, endsIn, used }: Person): SamplePerson {
  const { seat, senateClass, party, caucusParty } = holding;
  const gender = random.chance(0.004) ? "X" : random.chance(party === 2 ? 0.44 : 0.2) ? "F" : "M";
  let name: Name;
  do name = inventName(random, seat.state, gender === "X" ? random.pick(["F", "M"]) : gender);
  while (used.has(displayNameOf(name)));
  used.add(displayNameOf(name));
  const terms = termsOf(random, { seat, senateClass, endsIn });
  const last = terms.at(-1);
  if (last && departure === "resigned") last.end = `${REFERENCE_YEAR}-03-31`;
  const began = Number(terms[0]?.start.slice(0, 4));
  const minimum = seat.type === "rep" ? 27 : 33;
  const age = Math.min(minimum + Math.floor(random.next() * 14 + random.next() * 20), 84 - (REFERENCE_YEAR - began));
  const birthYear = began - Math.max(age, minimum);
  const birthDate = `${birthYear}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
  return {
    key,
    seat,
    senateClass,
    party,
    caucusParty,
    gender,
    name,
    displayName: displayNameOf(name),
    birthDate,
    terms,
    departure,
    leadershipRole: "",
  };
}

const two = (value: number): string => String(value).padStart(2, "0");

function termsOf(
  random: Random,
  { seat, senateClass, endsIn }: { seat: CountrySeat; senateClass: 1 | 2 | 3 | null; endsIn: number | null },
): SampleTerm[] {
  const { type, state, district } = seat;
  const length = type === "rep" || (type === "governor" && TWO_YEAR_GOVERNORS.has(state)) ? 2 : type === "sen" ? 6 : 4;
  const latest = endsIn === null ? currentStart(type, senateClass, state) : endsIn - length;
  const served = Number(random.weighted(records.serviceInTerms[type]));
  const terms: SampleTerm[] = [];
  // Some senators came from the House.
  const from = latest - (served - 1) * length;
  if (type === "sen" && random.chance(0.4)) {
    const terms2 = random.int(1, 5);
    for (let index = 0; index < terms2; index += 1) {
      const start = from - (terms2 - index) * 2;
      const earlier = { type: "rep" as const, state, district: districtFor(state, seat), senateClass: null };
      terms.push({ ...earlier, start: `${start}-01-03`, end: `${start + 2}-01-03` });
    }
  }
  const day = type === "governor" ? "01-15" : "01-03";
  for (let start = from; start <= latest; start += length) {
    terms.push({ type, state, district, senateClass, start: `${start}-${day}`, end: `${start + length}-${day}` });
  }
  return terms;
}

/** Where a senator's earlier district lies: any of the state's, the same for the same seat. */
function districtFor(state: string, seat: CountrySeat): string {
  const seats = STATES.find(({ code }) => code === state)?.houseSeats ?? 1;
  return seats <= 1 ? "AL" : String(1 + ((seat.type.length + state.charCodeAt(1)) % seats));
}

/** The year the present term of a seat began. */
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
