import records from "./content/records.json" with { type: "json" };
import { GOVERNORSHIPS, STATEWIDE_OFFICES, type StatewideOffice } from "../directory/statewide-offices.ts";
import { stateOf } from "../directory/states.ts";
import { endEarly, termsInRow } from "./invent-person.ts";
import { inventHolder, type Wanted } from "./legislatures.ts";
import type { Random } from "./random.ts";
import type { SamplePerson, SampleSeat } from "./sample-person.ts";
import { statewideOffice } from "./state-office.ts";
import { lookUpState } from "./state-facts.ts";

const VACANT_SHARE = 0.02;
const PREDECESSOR_SHARE = 0.12;

/** Who governs the territories and the District of Columbia; governors of states are among those of the country. */
const OTHER_GOVERNORSHIPS = GOVERNORSHIPS.filter(({ state }) => stateOf(state)?.kind !== "state");

/** Lieutenant governors, attorneys general and all others a whole state elects, but for the governors of states. */
export function inventOfficers(random: Random, governors: readonly SamplePerson[], wanted: Wanted): SamplePerson[] {
  const byState = new Map(
    governors.filter(({ departure }) => departure === "").map((one) => [one.seat.state, one.caucusParty]),
  );
  const heads = OTHER_GOVERNORSHIPS.flatMap((office) => holdersOfOffice(random, office, undefined, wanted));
  for (const { seat, caucusParty, departure } of heads) if (departure === "") byState.set(seat.state, caucusParty);
  // A lieutenant governor is mostly elected together with the governor.
  const others = STATEWIDE_OFFICES.flatMap((office) =>
    holdersOfOffice(
      random,
      office,
      office.key === "lieutenant-governor" ? byState.get(office.state) : undefined,
      wanted,
    ),
  );
  return [...heads, ...others];
}

function holdersOfOffice(
  random: Random,
  { state, key: word, title, termYears, lastElection }: StatewideOffice,
  ticket: 1 | 2 | undefined,
  { used, cohort }: Wanted,
): SamplePerson[] {
  const chance = random.fork(`${state} ${word}`);
  const isGovernor = word === "governor";
  const seat: SampleSeat = { type: isGovernor ? "governor" : "executive", state, district: "" };
  const office = statewideOffice({ state, key: word, title });
  const lean = Math.min(0.93, Math.max(0.07, 0.5 + (lookUpState(state).lean - 50) / 90));
  const caucusParty = ticket ?? (chance.chance(lean) ? 1 : 2);
  const isVacant = !isGovernor && word !== "mayor" && chance.chance(VACANT_SHARE);
  const served = Number(chance.weighted(records.serviceInTerms.officer));
  const until = lastElection + 1 + termYears;
  const run = { years: termYears, until, count: served, day: "01-15" };
  const terms = termsInRow(seat, run);
  const key = [isGovernor ? word : "state", state, ...(isGovernor ? [] : [word])].join("-") + cohort;
  const facts = { seat, office, caucusParty, used };
  const holder = inventHolder(chance.fork("holder"), {
    ...facts,
    key,
    terms: isVacant ? endEarly(terms) : terms,
    departure: isVacant ? "resigned" : "",
  });
  if (served > 1 || isVacant || !chance.chance(PREDECESSOR_SHARE)) return [withoutOffice(holder)];
  const predecessor = inventHolder(chance.fork("predecessor"), {
    ...facts,
    key: `${key}-former`,
    terms: termsInRow(seat, { ...run, until: until - termYears, count: 2 }),
    departure: chance.chance(0.6) ? "retired" : "ran for another office",
  });
  return [withoutOffice(holder), withoutOffice(predecessor)];
}

/** Governors are called the same everywhere. */
function withoutOffice(person: SamplePerson): SamplePerson {
  if (person.seat.type !== "governor") return person;
  const { office: _, ...rest } = person;
  return rest;
}
