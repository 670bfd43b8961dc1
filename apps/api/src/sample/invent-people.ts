import { type Chamber, findChamber, CHAMBERS, findElectionYear } from "../directory/chambers.ts";
import {
  CONGRESSIONAL_DISTRICTS,
  type District,
  DISTRICTS,
  LEGISLATIVE_DISTRICTS,
} from "../directory/legislative-districts.ts";
import { findState, STATES } from "../directory/states.ts";
import { GOVERNORSHIPS, STATEWIDE_OFFICES, type StatewideOffice } from "../directory/statewide-offices.ts";
import records from "./content/records.json" with { type: "json" };
import { formatDisplayName, inventName, type Name } from "./names.ts";
import type { Random } from "./random.ts";
import {
  CHAMBER_IDS,
  type CountrySeat,
  describeSeat,
  describeStatewideOffice,
  isCountrySeat,
  REFERENCE_YEAR,
  type SamplePerson,
  type SampleSeat,
  type SampleTerm,
  listSeatTerms,
} from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

const HOUSE_REPUBLICANS = 220;
const SENATE_REPUBLICANS = 53;
/** Vacant seats of the House; their last holders are former members. */
const VACANT_SEATS = 4;
const FORMER_MEMBERS = 18;
const FORMER_GOVERNORS = 3;
const TWO_YEAR_GOVERNORS = new Set(["NH", "VT"]);
const RED_TERRITORIES = new Set(["GU", "MP", "AS"]);

type Opening = Omit<SamplePerson, "gender" | "name" | "displayName" | "birthDate" | "leadershipRole">;
type FreeSeat = Pick<Opening, "senateClass"> & { seat: CountrySeat };
type Holding = FreeSeat & Pick<Opening, "party" | "caucusParty">;

export function inventPeople(random: Random): SamplePerson[] {
  // Each display name is given once.
  const used = new Set<string>();
  const people = inventCongress(random, used);
  const governors = people.filter(({ seat }) => seat.type === "governor");
  const all = [
    ...people,
    ...inventOfficers(random.fork("officers"), governors, used),
    ...inventLegislatures(random.fork("legislatures"), used),
  ];
  moveEarlierTerms(all);
  return all;
}

function inventCongress(random: Random, used: Set<string>): SamplePerson[] {
  const senateSeats = STATES.flatMap(({ code: state, senateClasses }) =>
    senateClasses.map((senateClass) => ({ seat: { type: "sen" as const, state, district: "" }, senateClass })),
  );
  const houseSeats = CONGRESSIONAL_DISTRICTS.map(({ state, number: district }) => ({
    seat: { type: "rep" as const, state, district },
    senateClass: null,
  }));
  const senators = splitCongressByParty(random.fork("senate"), senateSeats, SENATE_REPUBLICANS);
  const house = splitCongressByParty(random.fork("house"), houseSeats, HOUSE_REPUBLICANS);
  const governors = STATES.filter(({ kind }) => kind === "state").map(({ code }): Holding => {
    const share = Math.min(0.95, Math.max(0.05, lookUpState(code).lean / 100 - 0.04));
    const party = random.fork(`governor ${code}`).chance(share) ? 1 : 2;
    return { seat: { type: "governor", state: code, district: "" }, senateClass: null, party, caucusParty: party };
  });
  // Two senators and one member of the House are independents.
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
    const draw = (chance: Random) => drawCongressTerms(chance, holding);
    return inventPerson(random.fork(key), { ...holding, key, departure }, draw, used);
  });

  const past = random.fork("former");
  const newcomers = current.flatMap((holding, index) => {
    const person = people[index];
    const [first, ...later] = person?.departure === "" ? listSeatTerms(person) : [];
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
    const party = (departure === "lost re-election") === (holding.caucusParty === 1) ? 2 : 1;
    const key = `${buildKey(holding)}-former`;
    const opening = { ...holding, key, party, caucusParty: party, departure } as const;
    return inventPerson(past.fork(String(index)), opening, (chance) => drawCongressTerms(chance, holding, since), used);
  });
  return [...people, ...former];
}

/** Draws the terms up to `until`, by default the end of the present one; some senators come from the House. */
function drawCongressTerms(random: Random, { seat, senateClass }: Holding, until?: number): SampleTerm[] {
  const { type, state } = seat;
  const years = type === "rep" || (type === "governor" && TWO_YEAR_GOVERNORS.has(state)) ? 2 : type === "sen" ? 6 : 4;
  const present =
    type === "rep"
      ? 2025
      : type === "governor"
        ? (lookUpState(state).governorSince ?? 2023)
        : { 1: 2025, 2: 2021, 3: 2023 }[senateClass ?? 1];
  const own = { years, until: until ?? present + years, day: type === "governor" ? "01-15" : "01-03" };
  const count = Number(random.weighted(records.serviceInTerms[type]));
  const terms = listTerms({ ...seat, senateClass }, { ...own, count });
  if (type !== "sen" || !random.chance(0.4)) return terms;
  const houseSeats = findState(state)?.houseSeats ?? 1;
  const district = houseSeats <= 1 ? "AL" : String(1 + ((type.length + state.charCodeAt(1)) % houseSeats));
  const house = { years: 2, until: own.until - count * years, count: random.int(1, 5), day: "01-03" };
  return [...listTerms({ type: "rep", state, district }, house), ...terms];
}

const buildKey = ({ seat: { type, state, district }, senateClass }: FreeSeat): string =>
  [type, state, district || senateClass].filter(Boolean).join("-");

/** Gives Republicans their number of seats, mostly in the states that lean most to them. */
function splitCongressByParty(random: Random, seats: readonly FreeSeat[], republicans: number): Holding[] {
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

/** Moves the terms people served in another chamber to seats that were free then, or drops them if none was. */
function moveEarlierTerms(people: readonly SamplePerson[]): void {
  const held = new Map<string, SampleTerm[]>();
  const formatSlot = ({ type, state, district, place = 0 }: SampleTerm) => [type, state, district, place].join(" ");
  const hold = (terms: readonly SampleTerm[]) => {
    for (const term of terms) held.set(formatSlot(term), [...(held.get(formatSlot(term)) ?? []), term]);
  };
  const isFree = (terms: readonly SampleTerm[]) =>
    terms.every(
      (term) => !held.get(formatSlot(term))?.some((other) => other.start < term.end && term.start < other.end),
    );

  for (const person of people) hold(listSeatTerms(person));
  for (const person of people) {
    const earlier = person.terms.filter(({ type }) => type !== person.seat.type);
    const [first] = earlier;
    if (!first) continue;
    const places = DISTRICTS.filter(
      ({ state, chamberId }) => state === first.state && chamberId === CHAMBER_IDS[first.type],
    ).flatMap(({ number: district, seats }) =>
      Array.from({ length: seats }, (_, place) => (seats === 1 ? { district } : { district, place })),
    );
    const start = Math.max(0, places.map(({ district }) => district).indexOf(first.district));
    const moved =
      [...places.slice(start), ...places.slice(0, start)]
        .map((place) => earlier.map((term) => ({ ...term, ...place })))
        .find(isFree) ?? [];
    hold(moved);
    person.terms = [...moved, ...listSeatTerms(person)];
  }
}

/** Invents someone for an office, of an age to have held it since the first term. */
function inventPerson(
  random: Random,
  opening: Omit<Opening, "terms">,
  drawTerms: (random: Random) => SampleTerm[],
  used: Set<string>,
): SamplePerson {
  const { seat, office, party, caucusParty } = opening;
  const isOfState = office !== undefined;
  const women = isOfState ? (caucusParty === 2 ? 0.46 : 0.22) : party === 2 ? 0.44 : 0.2;
  const gender = random.chance(0.004) ? "X" : random.chance(women) ? "F" : "M";
  let name: Name;
  do name = inventName(random, seat.state, gender === "X" ? random.pick(["F", "M"]) : gender, isOfState);
  while (used.has(formatDisplayName(name)));
  used.add(formatDisplayName(name));
  const drawn = drawTerms(random);
  const terms = opening.departure === "resigned" ? endEarly(drawn) : drawn;
  const began = Number(terms[0]?.start.slice(0, 4));
  const isHigh = seat.type === "executive" || (isCountrySeat(seat) && seat.type !== "rep");
  const youngest = isOfState ? (isHigh ? 34 : 25) : isHigh ? 33 : 27;
  const drawnAge = youngest + Math.floor(random.next() * (isOfState ? 17 : 14) + random.next() * 20);
  const age = Math.max(youngest, Math.min(drawnAge, (isOfState ? 86 : 84) - (REFERENCE_YEAR - began)));
  return {
    ...opening,
    gender,
    name,
    displayName: formatDisplayName(name),
    birthDate: inventBirthDate(random, began - age),
    terms,
    leadershipRole: "",
  };
}

export const inventBirthDate = (random: Random, year: number): string =>
  new Date(Date.UTC(year, random.int(0, 11), random.int(1, 28))).toISOString().slice(0, 10);

/** Lists terms that follow each other and begin on one day of the year, such as "01-03". */
const listTerms = (
  seat: SampleSeat & Partial<Pick<SampleTerm, "senateClass">>,
  { years, until, count, day }: { years: number; until: number; count: number; day: string },
): SampleTerm[] =>
  Array.from({ length: count }, (_, index) => {
    const start = until - (count - index) * years;
    return { senateClass: null, ...seat, start: `${start}-${day}`, end: `${start + years}-${day}` };
  });

const endEarly = (terms: readonly SampleTerm[]): SampleTerm[] =>
  terms.map((term, index) => (index === terms.length - 1 ? { ...term, end: `${REFERENCE_YEAR}-03-31` } : term));

const FIRST_DAY = "01-08";

const inventLegislatures = (random: Random, used: Set<string>): SamplePerson[] =>
  CHAMBERS.flatMap((chamber) => inventChamber(random.fork(`${chamber.state} ${chamber.chamberId}`), chamber, used));

const findDistricts = ({ state, chamberId }: Chamber): readonly District[] =>
  LEGISLATIVE_DISTRICTS.filter((one) => one.state === state && one.chamberId === chamberId);

function inventChamber(random: Random, chamber: Chamber, used: Set<string>): SamplePerson[] {
  const { state, chamberId, termYears } = chamber;
  const type = chamberId === 3 ? "state-house" : "state-senate";
  const seats = findDistricts(chamber).flatMap((district) =>
    Array.from({ length: district.seats }, (_, index) => ({ district, index })),
  );
  const parties = splitChamberByParty(random.fork("parties"), state, seats);
  return seats.flatMap(({ district, index }, at) => {
    const { number, position, seats: places } = district;
    const chance = random.fork(`${position} ${index}`);
    const word = /^\w{1,4}$/u.test(number) ? number : `d${position + 1}`;
    const key = [type, state, word, ...(places > 1 ? [index + 1] : [])].join("-");
    const seat: SampleSeat = { type, state, district: number, ...(places > 1 && { place: index }) };
    const office = describeSeat(state, chamberId, number);
    const begins = findElectionYear(chamber, position) + 1;
    const drawTerms = (isBefore: boolean) => {
      const [name, latest] = isBefore ? ["terms before", begins - termYears] : ["terms", begins];
      return drawStateTerms(chance.fork(name), chamber, seat, latest);
    };
    const opening = { key, seat, office, caucusParty: parties[at] ?? 2 };
    return fillOffice(chance, opening, { drawTerms, vacant: 0.022, predecessor: 0.14, retired: 0.8 }, used);
  });
}

/**
 * Invents the holder of an office, who may have resigned, and the predecessors of some newcomers. `odds` has the
 * probabilities that an office is vacant, that a newcomer's predecessor is listed, and that the predecessor retired.
 */
function fillOffice(
  random: Random,
  opening: Pick<Opening, "key" | "seat" | "office" | "caucusParty">,
  odds: Record<"vacant" | "predecessor" | "retired", number> & { drawTerms: (isBefore: boolean) => SampleTerm[] },
  used: Set<string>,
): SamplePerson[] {
  const invent = (name: string, departure: Opening["departure"], terms: SampleTerm[], key = opening.key) => {
    const chance = random.fork(name);
    const party = opening.seat.type !== "executive" && chance.chance(0.005) ? 3 : opening.caucusParty;
    return inventPerson(chance, { ...opening, key, departure, party, senateClass: null }, () => terms, used);
  };
  const isVacant = odds.vacant > 0 && random.chance(odds.vacant);
  const terms = odds.drawTerms(false);
  const holder = invent("holder", isVacant ? "resigned" : "", terms);
  if (terms.length > 1 || isVacant || !random.chance(odds.predecessor)) return [holder];
  const departure = random.chance(odds.retired) ? "retired" : "ran for another office";
  return [holder, invent("predecessor", departure, odds.drawTerms(true), `${opening.key}-former`)];
}

/** Draws terms up to the one that begins in `latest`; some senators were in the house before. */
function drawStateTerms(random: Random, chamber: Chamber, seat: SampleSeat, latest: number): SampleTerm[] {
  const { termYears: years, state, chamberId } = chamber;
  const { legislatorOfTwoYears, legislatorOfFourYears } = records.serviceInTerms;
  const count = Number(random.weighted(years === 2 ? legislatorOfTwoYears : legislatorOfFourYears));
  const until = latest + years;
  const terms = listTerms(seat, { years, until, count, day: FIRST_DAY });
  const lower = chamberId === 4 && random.chance(0.32) ? findChamber(state, 3) : undefined;
  if (!lower) return terms;
  const house: SampleSeat = { type: "state-house", state, district: random.pick(findDistricts(lower)).number };
  const before = { years: lower.termYears, until: until - count * years, count: random.int(1, 3), day: FIRST_DAY };
  return [...listTerms(house, before), ...terms];
}

/** Gives each seat of a chamber a party as the state leans, with a majority, and often the same within a district. */
function splitChamberByParty(random: Random, state: string, seats: readonly { district: District }[]): (1 | 2)[] {
  const share = 0.5 + ((lookUpState(state).lean - 50) / 100) * 0.68 + (random.next() - 0.5) * 0.06;
  const drawn = Math.round(seats.length * share);
  const republicans = drawn * 2 === seats.length ? drawn + (share < 0.5 ? -1 : 1) : drawn;
  const leans = new Map<District, number>();
  const ranked = seats
    .map((seat) => {
      const lean = leans.get(seat.district) ?? random.next();
      leans.set(seat.district, lean);
      return { seat, strength: lean + random.next() * 0.4 };
    })
    .toSorted((a, b) => b.strength - a.strength);
  const red = new Set(ranked.slice(0, republicans).map(({ seat }) => seat));
  return seats.map((seat) => (red.has(seat) ? 1 : 2));
}

/** Invents all others whom a whole state elects: governors of territories, attorneys general and so on. */
function inventOfficers(random: Random, governors: readonly SamplePerson[], used: Set<string>): SamplePerson[] {
  const heads = GOVERNORSHIPS.filter(({ state }) => findState(state)?.kind !== "state").flatMap((office) =>
    fillStatewideOffice(random, office, used),
  );
  const serving = [...governors, ...heads].filter(({ departure }) => departure === "");
  const parties = new Map(serving.map(({ seat, caucusParty }) => [seat.state, caucusParty]));
  return [...heads, ...STATEWIDE_OFFICES.flatMap((office) => fillStatewideOffice(random, office, used, parties))];
}

function fillStatewideOffice(
  random: Random,
  { state, key: word, title, termYears, lastElection }: StatewideOffice,
  used: Set<string>,
  governors?: ReadonlyMap<string, 1 | 2>,
): SamplePerson[] {
  const chance = random.fork(`${state} ${word}`);
  const isGovernor = word === "governor";
  const seat: SampleSeat = { type: isGovernor ? "governor" : "executive", state, district: "" };
  const lean = Math.min(0.93, Math.max(0.07, 0.5 + (lookUpState(state).lean - 50) / 90));
  // A lieutenant governor is usually elected together with the governor.
  const ticket = word === "lieutenant-governor" ? governors?.get(state) : undefined;
  const caucusParty = ticket ?? (chance.chance(lean) ? 1 : 2);
  const drawTerms = (isBefore: boolean) => {
    const count = isBefore ? 2 : Number(chance.weighted(records.serviceInTerms.officer));
    const until = lastElection + 1 + (isBefore ? 0 : termYears);
    return listTerms(seat, { years: termYears, until, count, day: "01-15" });
  };
  const history = { drawTerms, vacant: isGovernor || word === "mayor" ? 0 : 0.02, predecessor: 0.12, retired: 0.6 };
  const key = isGovernor ? `governor-${state}` : `state-${state}-${word}`;
  const opening = { key, seat, office: describeStatewideOffice(state, word, title), caucusParty };
  const people = fillOffice(chance, opening, history, used);
  if (isGovernor) for (const person of people) delete person.office;
  return people;
}
