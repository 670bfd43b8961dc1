import { describeDistrict } from "../directory/legislative-districts.ts";
import { formatPosition } from "../directory/positions.ts";
import { findStateName, findState } from "../directory/states.ts";
import pools from "./content/lives.json" with { type: "json" };
import records from "./content/records.json" with { type: "json" };
import { type Facts, flag, gatherFacts, inWords, type PartialFacts } from "./fill-template.ts";
import type { Issue } from "./issues.ts";
import type { Life, School } from "./life.ts";
import type { Random } from "./random.ts";
import {
  electionYear,
  isCountrySeat,
  isInCongress,
  isStateLegislator,
  lastTerm,
  PARTY_ADJECTIVES,
  REFERENCE_MONTH,
  REFERENCE_YEAR,
  type SampleElection,
  type SamplePerson,
  seatTerms,
  titleOfPerson,
} from "./sample-person.ts";
import { describeSession, lookUpState } from "./state-facts.ts";

export interface Memberships {
  committees: { name: string; title: string }[];
  caucuses: string[];
}

interface PersonDetails {
  life: Life;
  elections: readonly SampleElection[];
  memberships: Memberships;
  issues: readonly Issue[];
}

/** Everything sentences may say about a person, in words that fit them. */
export function factsOf(random: Random, person: SamplePerson, known: PersonDetails): Facts {
  const { life, elections, issues } = known;
  return gatherFacts(
    identityFacts(person),
    placeFacts(person, life),
    earlyFacts(random, life),
    schoolFacts(life),
    workFacts(random, life),
    familyFacts(random, life),
    campaignFacts(random.fork("campaigns"), person, elections),
    officeFacts(random, person, known),
    {
      noun1: issues[0]?.noun,
      noun2: issues[1]?.noun,
      noun3: issues[2]?.noun,
      bill1: issues[0]?.bill,
      bill2: issues[1]?.bill,
    },
  );
}

// "They" would need another form of the verb: the name replaces it.
const PRONOUNS = {
  F: { he: "she", his: "her", him: "her", himself: "herself" },
  M: { he: "he", his: "his", him: "him", himself: "himself" },
  X: { he: undefined, his: "their", him: undefined, himself: undefined },
};

function identityFacts({ name, displayName, gender, party, caucusParty, ...person }: SamplePerson): PartialFacts {
  const { he = name.last, his, him = name.last, himself } = PRONOUNS[gender];
  const title = titleOfPerson(person);
  const officeTitle = title.toLowerCase();
  const adjective = PARTY_ADJECTIVES[party];
  return {
    full: displayName,
    last: name.last,
    lasts: name.last.endsWith("s") ? `${name.last}’` : `${name.last}’s`,
    he,
    his,
    him,
    himself,
    officeTitle,
    anOfficeTitle: withArticle(officeTitle),
    office: isCountrySeat(person.seat)
      ? formatPosition(person.seat)
          .split(",")[0]
          ?.replace(/\b(?:Senator|Representative|Governor|Delegate|Resident Commissioner)$/u, (each) =>
            each.toLowerCase(),
          )
      : officeTitle,
    partyNoun: party === 3 ? "an independent" : party === 1 ? "a Republican" : "a Democrat",
    partyNounBare: party === 3 ? "independent" : party === 1 ? "Republican" : "Democrat",
    partyAdjective: party === 3 ? undefined : adjective,
    aPartyAdjective: withArticle(adjective),
    partisan: flag(party !== 3),
    left: flag(caucusParty === 2),
    right: flag(caucusParty === 1),
  };
}

function placeFacts(person: SamplePerson, life: Life): PartialFacts {
  const { seat } = person;
  const known = lookUpState(seat.state);
  const [trade1, trade2] = known.economy.split(/, | and /u);
  return {
    place: placeOf(person),
    state: inSentence(findStateName(seat.state)),
    stateAdj: findStateName(seat.state),
    aState: flag(findState(seat.state)?.kind === "state"),
    economy: known.economy,
    trade1,
    trade2,
    region: known.region,
    regionAdj: known.region.replace(/^the /u, "").replace(/^southern/u, "Southern"),
    homeCity: life.homeCity,
    otherCity: known.cities.find((city) => city !== life.homeCity && city !== life.hometown.split(",")[0]),
    // People who live in the capital don’t travel to it.
    capital: findState(seat.state)?.capital === life.homeCity ? undefined : findState(seat.state)?.capital,
  };
}

/** Work that takes a degree: a child of theirs isn’t the first in the family to finish college. */
const LEARNED_WORK = /librarian|nurse|coach|pharmacist|teacher|doctor|minister|surveyor|accountant/u;

function earlyFacts(random: Random, life: Life): PartialFacts {
  const age = REFERENCE_YEAR - life.birthYear;
  return {
    birthplace: life.birthplace,
    birthYear: String(life.birthYear),
    hometown: life.hometown,
    hometownCity: life.hometown.split(",")[0],
    otherHometown: life.hometown === life.birthplace ? undefined : life.hometown,
    native: flag(life.hometown.startsWith(`${life.homeCity},`)),
    faith: flag(life.religion !== "Unaffiliated"),
    church: flag(life.isChristian),
    firstGen: flag(!life.parents.some((job) => LEARNED_WORK.test(job))),
    parent1: life.parents[0],
    parent2: life.parents[1],
    siblings: inWords(random.int(3, 6)),
    generations: inWords(random.int(3, 6)),
    young: flag(age < 46),
    old: flag(age > 66),
    branch: life.military?.branch,
    militaryFrom: life.military ? String(life.military.from) : undefined,
    militaryTo: life.military ? String(life.military.to) : undefined,
    militaryYears: life.military ? inWords(life.military.to - life.military.from) : undefined,
    hobby: life.hobby,
  };
}

function schoolFacts({ schools }: Life): PartialFacts {
  const college = schools.find(({ degree, degree_incomplete }) => degree.startsWith("B.") && !degree_incomplete);
  const left = schools.find(({ degree_incomplete }) => degree_incomplete);
  const graduate = schools.find(({ degree }) => /^(?:M\.|J\.D\.|Ph\.D\.)/u.test(degree));
  return {
    college: schoolName(college?.school_name),
    collegeBare: college?.school_name,
    aDegree: college && withArticle(college.degree),
    field: college?.field_of_study,
    collegeYear: college && college.year_end > 0 ? String(college.year_end) : undefined,
    leftCollege: schoolName(left?.school_name),
    leftField: left?.field_of_study,
    leftYears: left && inWords(left.year_end - left.year_start),
    noCollege: flag(!college && !left),
    gradDegree: graduate && describeDegree(graduate),
    gradSchool: schoolName(graduate?.school_name),
    gradYear: graduate && String(graduate.year_end),
    lawyer: flag(graduate?.degree === "J.D."),
    physician: flag(graduate?.degree === "M.D."),
  };
}

function workFacts(random: Random, { jobs, earlierOffice }: Life): PartialFacts {
  const [job1, job2] = jobs;
  const current = jobs.find(({ to }) => to === null);
  const former = jobs.findLast(({ to }) => to !== null);
  return {
    job1: job1 && withArticle(job1.title),
    jobPlace1: job1?.where,
    jobFrom1: job1 && String(job1.from),
    job2: job2 && withArticle(job2.title),
    jobPlace2: job2?.where,
    jobFrom2: job2 && String(job2.from),
    currentJob: current && withArticle(current.title),
    aFormerJob: former && withArticle(former.title),
    earlierOffice: earlierOffice?.title,
    anEarlierOffice: earlierOffice
      ? earlierOffice.title.startsWith("mayor of")
        ? earlierOffice.title
        : withArticle(earlierOffice.title)
      : undefined,
    earlierFrom: earlierOffice ? String(earlierOffice.from) : undefined,
    margin: String(random.int(11, 480)),
    budgets: inWords(random.int(2, 6)),
  };
}

function familyFacts(random: Random, { birthYear, maritalStatus, spouse, ...life }: Life): PartialFacts {
  const age = REFERENCE_YEAR - birthYear;
  const grown = age > 57 ? "grown " : "";
  const children = life.children === 1 ? `one ${grown}child` : `${inWords(life.children)} ${grown}children`;
  return {
    spouse: maritalStatus === "Married" ? spouse?.name : undefined,
    lateSpouse: maritalStatus === "Widowed" ? spouse?.name : undefined,
    partner: maritalStatus === "Partnered" ? spouse?.name : undefined,
    spouseJob: maritalStatus === "Widowed" ? undefined : spouse?.job,
    marriedYears: inWords(Math.max(1, Math.min(age - 23, random.int(4, 44)))),
    children: life.children === 0 ? undefined : children,
    kids: life.children === 0 ? undefined : children.replace("grown ", ""),
    childless: flag(life.children === 0),
    single: flag(maritalStatus === "Single"),
    divorced: flag(maritalStatus === "Divorced"),
    widowed: flag(maritalStatus === "Widowed"),
    partnered: flag(maritalStatus === "Partnered"),
  };
}

/** A committee’s subject as a sentence says it, by a word of its name; the first that fits counts. */
const concernOf = (committee: string | undefined): string | undefined =>
  records.committeeConcerns.find(({ name }) => committee !== undefined && new RegExp(name, "u").test(committee))
    ?.concern;

function officeFacts(random: Random, person: SamplePerson, { memberships }: PersonDetails): PartialFacts {
  const { seat, office } = person;
  const lead = memberships.committees.find(({ title }) => title === "Chair" || title === "Ranking Member");
  const others = memberships.committees.filter((one) => one !== lead);
  const inLegislature = isInCongress(person) || isStateLegislator(person);
  const isVoting = inLegislature && (seat.type !== "rep" || findState(seat.state)?.delegate === "");
  const lawCount = random.int(2, 9);
  return {
    floor: flag(inLegislature),
    governing: flag(!inLegislature && !person.post),
    elected: flag(!person.post),
    votes: flag(isVoting),
    seated: flag(inLegislature),
    leadership: person.leadershipRole === "" ? undefined : person.leadershipRole,
    committeeRole: lead && (lead.title === "Chair" ? "chair" : "ranking member"),
    committee1: inSentence((lead ?? others[0])?.name),
    committee2: inSentence((lead ? others[0] : others[1])?.name),
    concern1: concernOf((lead ?? others[0])?.name),
    concern2: concernOf((lead ? others[0] : others[1])?.name),
    caucus1: memberships.caucuses[0],
    caucus2: memberships.caucuses[1],
    chamber: office?.chamber || undefined,
    legislature: office?.legislature || (seat.type === "governor" ? "the legislature" : undefined),
    session: office ? describeSession(seat.state) : undefined,
    district: office?.district || undefined,
    members: office && office.members > 0 ? String(office.members) : undefined,
    billCount: String(random.int(14, 60)),
    lawCount: inWords(lawCount),
    sponsors: String(random.int(14, 90)),
    deskmates: inWords(random.int(2, 7)),
    missed: inWords(random.int(2, 12)),
    vetoes: String(random.int(9, 70)),
    overrides: random.pick(["once", "twice", "three times"]),
    complaints: random.pick(["3,000", "4,500", "7,000", "11,000"]),
    refunds: String(random.int(4, 60)),
    days: String(random.int(9, 60)),
  };
}

/** "an M.B.A.", "a union organizer", "the owner of a bakery"; letters are read one by one. */
function withArticle(words: string): string {
  if (/^(?:owner|(?:medical )?director) of /u.test(words)) return `the ${words}`;
  return /^(?!uni|eu|one)[aeiou]|^[FHLMNRSX]\./iu.test(words) ? `an ${words}` : `a ${words}`;
}

function describeDegree({ degree, field_of_study: field }: School): string {
  if (degree === "J.D.") return "a law degree";
  return /^(?:M\.A\.|M\.S\.|Ph\.D\.)$/u.test(degree) ? `${withArticle(degree)} in ${field}` : withArticle(degree);
}

const schoolName = (name: string | undefined): string | undefined =>
  name?.startsWith("University") ? `the ${name}` : name;

function inSentence(name: string): string;
function inSentence(name: string | undefined): string | undefined;
function inSentence(name: string | undefined): string | undefined {
  return name !== undefined &&
    /^(?:Commission|House|Senate|Joint|United|District of|Northern|Virgin|Committee)/u.test(name)
    ? `the ${name}`
    : name;
}

function placeOf({ seat, office }: SamplePerson): string {
  const state = inSentence(findStateName(seat.state));
  if (office?.district) return `${office.district} ${office.district.startsWith("the ") ? "of" : "in"} ${state}`;
  if (seat.type !== "rep") return state;
  if (seat.district === "AL") return findState(seat.state)?.kind === "state" ? `all of ${state}` : state;
  return `the ${describeDistrict(seat.district)} of ${state}`;
}

function campaignFacts(random: Random, person: SamplePerson, elections: readonly SampleElection[]): PartialFacts {
  const { seat, departure, caucusParty } = person;
  const won = elections.filter(({ type, status }) => type === seat.type && status.startsWith("Won"));
  const [first, latest] = [won.at(-1), won[0]];
  const again = latest !== first ? latest : undefined;
  const own = seatTerms(person);
  const since = Number(own[0]?.start.slice(0, 4) ?? 0);
  const lowerYears = since - Number(person.terms[0]?.start.slice(0, 4) ?? since);
  const years = REFERENCE_YEAR - since;
  const seats = latest?.seats ?? 1;
  const margin = latest ? (latest.percent - latest.runnerUpPercent) * seats : 20;
  const [firstOpponent, lastOpponent] = random.some(pools.opponents, 2);
  const low = random.int(2, 30) * 25_000;
  const isSafe = margin > 20;
  const isClose = margin < 10;
  return {
    electedYear: first ? String(first.year) : own[0] && String(electionYear(own[0])),
    sinceYear: String(since),
    yearsIn: years > 1 ? `${inWords(years)} years` : years === 1 ? "a year" : undefined,
    junior: flag(years <= 6),
    senior: flag(own.length > 3 && departure === ""),
    termOrdinal: departure === "" ? ORDINALS[own.length - 1] : undefined,
    timesElected: departure === "" ? TIMES[won.length] : undefined,
    satElsewhere: flag(person.terms.some(({ type }) => type !== seat.type)),
    houseYears: lowerYears > 1 ? inWords(lowerYears) : undefined,
    housePlace: lowerYears > 1 ? person.office?.lowerChamber || "the House of Representatives" : undefined,
    ...shareFacts("first", first),
    firstOpponent,
    lastYear: again && String(again.year),
    ...shareFacts("last", again),
    lastClosePct: again && isClose && seats === 1 ? String(again.percent) : undefined,
    seatCount: seats > 1 ? inWords(seats) : undefined,
    lastOpponent,
    asOf: REFERENCE_MONTH,
    leftYear: departure === "" ? undefined : lastTerm(person)?.end.slice(0, 4),
    favored: caucusParty === 1 ? "Republicans" : "Democrats",
    lean: String(Math.max(1, Math.round(margin * 0.6) + random.int(-1, 2))),
    turnout: String(random.int(44, 71)),
    rating: isSafe
      ? random.pick(["safe", "out of reach for challengers"])
      : !isClose
        ? random.pick(["likely to stay where it is", "leaning toward the incumbent’s party"])
        : random.pick(["competitive", "a toss-up"]),
    safe: flag(isSafe),
    close: flag(isClose),
    share: String(random.int(14, 55)),
    spent: `$${(random.int(80, 900) / 100).toFixed(2)}`,
    forums: String(random.int(9, 40)),
    assetsLow: dollars(low),
    assetsHigh: dollars(low * random.int(2, 4)),
    loan: dollars(random.int(2, 30) * 5_000),
    memoir: random.pick(pools.memoirs),
  };
}

/** The result of a race for one seat; of several seats only the own share, for no single opponent was beaten. */
function shareFacts(name: "first" | "last", election: SampleElection | undefined): PartialFacts {
  if (!election) return {};
  const { percent, runnerUpPercent, seats } = election;
  if (seats > 1) return { [`${name}Share`]: String(percent) };
  return { [`${name}Pct`]: String(percent), [`${name}LossPct`]: String(runnerUpPercent) };
}

const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const TIMES = ["", "", "twice", "three times", "four times", "five times", "six times", "seven times", "eight times"];
