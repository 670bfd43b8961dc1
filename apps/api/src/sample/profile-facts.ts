import { positionOf, titleOf } from "../directory/positions.ts";
import { ordinal } from "../directory/ordinal.ts";
import { stateName, stateOf } from "../directory/states.ts";
import type { Issue } from "./issues.ts";
import type { Life } from "./life.ts";
import type { Random } from "./random.ts";
import type { School } from "./schools.ts";
import {
  firstYear,
  lastTerm,
  PARTY_ADJECTIVES,
  type SampleElection,
  type SamplePerson,
  seatSince,
} from "./sample-person.ts";
import { loreOf } from "./state-lore.ts";
import { type Facts, inWords } from "./tell.ts";

export interface Standing {
  committees: { name: string; title: string }[];
  caucuses: string[];
}

/** Everything the patterns may say of a person, in words that fit a sentence. */
export function factsOf(
  random: Random,
  person: SamplePerson,
  {
    life,
    elections,
    standing,
    issues,
  }: { life: Life; elections: readonly SampleElection[]; standing: Standing; issues: readonly Issue[] },
): Facts {
  const lore = loreOf(person.seat.state);
  const won = elections.filter(({ type, status }) => type === person.seat.type && status.startsWith("Won"));
  const [first, latest] = [won.at(-1), won[0]];
  const [job1, job2] = life.jobs;
  const [college, graduate] = life.schools;
  const lead = standing.committees.find(({ title }) => title === "Chair" || title === "Ranking Member");
  const others = standing.committees.filter((one) => one !== lead);
  const low = random.int(2, 30) * 25_000;
  const opponents = random.some(OPPONENTS, 2);
  const since = seatSince(person);
  return {
    full: person.displayName,
    last: person.name.last,
    ...PRONOUNS[person.gender](person.name.last),
    officeTitle: titleOf(person.seat).toLowerCase(),
    office: person.seat.type === "governor" ? "governor" : positionOf(person.seat).split(",")[0],
    place: placeOf(person),
    partyNoun: person.party === 3 ? "an independent" : person.party === 1 ? "a Republican" : "a Democrat",
    partyAdjective: PARTY_ADJECTIVES[person.party],
    birthplace: life.birthplace,
    birthYear: String(life.birthYear),
    hometown: life.hometown,
    hometownCity: life.hometown.split(",")[0],
    faith: life.religion === "Unaffiliated" ? undefined : "Faith",
    otherHometown: life.hometown === life.birthplace ? undefined : life.hometown,
    homeCity: life.homeCity,
    parent1: life.parents[0],
    parent2: life.parents[1],
    degree: college?.degree,
    field: college?.field,
    college: schoolName(college?.name),
    collegeYear: college && college.to > 0 ? String(college.to) : undefined,
    gradDegree: graduate && describeDegree(graduate),
    gradSchool: schoolName(graduate?.name),
    gradYear: graduate && String(graduate.to),
    branch: life.military?.branch,
    militaryFrom: life.military ? String(life.military.from) : undefined,
    militaryTo: life.military ? String(life.military.to) : undefined,
    militaryYears: life.military ? inWords(life.military.to - life.military.from) : undefined,
    job1: job1 && withArticle(job1.title),
    jobPlace1: job1?.where,
    jobFrom1: job1 && String(job1.from),
    job2: job2 && withArticle(job2.title),
    jobPlace2: job2?.where,
    jobFrom2: job2 && String(job2.from),
    aFormerJob: (job2 ?? job1) ? withArticle((job2 ?? job1)?.title ?? "") : undefined,
    formerJob: (job2 ?? job1)?.title,
    earlierOffice: life.earlierOffice?.title,
    anEarlierOffice: life.earlierOffice ? withArticle(life.earlierOffice.title) : undefined,
    earlierFrom: life.earlierOffice ? String(life.earlierOffice.from) : undefined,
    spouse: life.maritalStatus === "Married" ? life.spouse?.name : undefined,
    spouseJob: life.spouse?.job,
    children:
      life.children === 0 ? undefined : life.children === 1 ? "one child" : `${inWords(life.children)} children`,
    hobby: life.hobby,
    electedYear: String(since - 1),
    sinceYear: String(since),
    houseYears: since > firstYear(person) ? inWords(since - firstYear(person)) : undefined,
    housePlace: since > firstYear(person) ? "the House of Representatives" : undefined,
    firstPct: first && String(first.percent),
    firstOpponent: opponents[0],
    lastYear: latest && latest !== first ? String(latest.year) : undefined,
    lastPct: latest && latest !== first ? String(latest.percent) : undefined,
    lastClosePct: latest && latest !== first && latest.percent < 56 ? String(latest.percent) : undefined,
    lastOpponent: opponents[1],
    ...(person.seat.type === "governor" ? {} : CHAMBER_WORDS),
    leftYear: person.departure === "" ? undefined : lastTerm(person)?.end.slice(0, 4),
    leadership: person.leadershipRole === "" ? undefined : person.leadershipRole,
    committeeRole: lead && (lead.title === "Chair" ? "chair" : "ranking member"),
    committee1: nameInSentence((lead ?? others[0])?.name),
    committee2: nameInSentence((lead ? others[0] : others[1])?.name),
    caucus1: standing.caucuses[0],
    noun1: issues[0]?.noun,
    noun2: issues[1]?.noun,
    noun3: issues[2]?.noun,
    bill1: issues[0]?.bill,
    stateName: stateName(person.seat.state),
    economy: lore.economy,
    region: lore.region,
    days: String(random.int(9, 60)),
    assetsLow: dollars(low),
    assetsHigh: dollars(low * random.int(2, 4)),
    favored: lore.lean > 50 ? "Republicans" : "Democrats",
    lean: String(random.int(2, 22)),
    turnout: String(random.int(44, 71)),
    rating: random.pick(["safe for the incumbent’s party", "likely to stay where it is", "competitive", "a toss-up"]),
  };
}

// A pronoun of the third kind would need another verb: the name stands in for it.
const PRONOUNS = {
  F: () => ({ he: "she", his: "her", him: "her", himself: "herself" }),
  M: () => ({ he: "he", his: "his", him: "him", himself: "himself" }),
  X: (last: string) => ({ he: last, his: "their", him: "them", himself: "in person" }),
};

const OPPONENTS = [
  "a county treasurer",
  "a retired colonel",
  "a city council member",
  "the owner of a car dealership",
  "a school principal",
  "a former state senator",
  "a radio host",
  "a prosecutor",
  "a farmer and county commissioner",
  "a union official",
  "an emergency room doctor",
  "a software executive",
  "a pastor",
  "a former staffer of the previous incumbent",
];

const withArticle = (title: string): string =>
  /^[aeiou]/iu.test(title) && !/^(?:union|university)/iu.test(title) ? `an ${title}` : `a ${title}`;
/** Words of a legislature: what is said with them is not said of governors. */
const CHAMBER_WORDS = { floor: "floor", markup: "markup", voted: "voted", hearings: "hearings", votes: "votes" };

function describeDegree({ degree, field }: School): string {
  if (degree === "J.D.") return "a law degree";
  return /^(?:M\.A\.|M\.S\.|Ph\.D\.)$/u.test(degree) ? `${articled(degree)} in ${field}` : articled(degree);
}

const articled = (degree: string): string => (degree.startsWith("M") ? `an ${degree}` : `a ${degree}`);
const schoolName = (name: string | undefined): string | undefined =>
  name?.startsWith("University") ? `the ${name}` : name;
const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;

function nameInSentence(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  return /^(?:Commission|House|Senate|Joint|United)/u.test(name) ? `the ${name}` : name;
}

function placeOf({ seat }: SamplePerson): string {
  const state = stateName(seat.state);
  if (seat.type !== "rep") return state;
  if (seat.district === "AL") return stateOf(seat.state)?.kind === "state" ? `all of ${state}` : state;
  return `the ${ordinal(Number(seat.district))} District of ${state}`;
}
