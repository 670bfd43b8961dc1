import { describeDistrict } from "../directory/legislative-districts.ts";
import { findStateName, findState } from "../directory/states.ts";
import issueLists from "./content/issues.json" with { type: "json" };
import pools from "./content/lives.json" with { type: "json" };
import records from "./content/records.json" with { type: "json" };
import type { SampleElection } from "./elections.ts";
import { formatChildren, type Life, type School } from "./life.ts";
import type { Random } from "./random.ts";
import {
  describeOffice,
  computeElectionYear,
  isInCongress,
  isStateLegislator,
  PARTY_ADJECTIVES,
  REFERENCE_MONTH,
  REFERENCE_YEAR,
  type SamplePerson,
  findSeatStart,
  listSeatTerms,
} from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";
import { type Facts, gatherFacts, spellNumber, type RawFacts, withArticle, withoutArticle } from "./write-sentences.ts";

/** A political subject with the positions of either party; `area` is a branch of the key policy areas. */
export type Issue = (typeof ISSUES)[number];

export const { federal: ISSUES, state: STATE_ISSUES } = issueLists;

export interface Memberships {
  committees: { name: string; title: string }[];
  caucuses: string[];
}

export interface PersonDetails {
  life: Life;
  elections: readonly SampleElection[];
  memberships: Memberships;
  issues: readonly Issue[];
}

export function gatherPersonFacts(random: Random, person: SamplePerson, details: PersonDetails): Facts {
  const [first, second, third] = details.issues;
  return gatherFacts(
    drawFacts(random),
    { ...person.post },
    { ...person.office },
    { ...person.name },
    details.life,
    listIdentityFacts(person),
    listPlaceFacts(person, details.life),
    listLifeFacts(random, details.life),
    listCampaignFacts(random.fork("campaigns"), person, details.elections),
    listOfficeFacts(person, details),
    { noun1: first?.noun, noun2: second?.noun, noun3: third?.noun, bill1: first?.bill, bill2: second?.bill },
  );
}

/** Draws numbers and words that contradict nothing else. */
function drawFacts(random: Random): RawFacts {
  const { numbers, numbersInWords, texts } = pools.drawn;
  const draw = ([low = 0, high = 0]: readonly number[]) => random.int(low, high);
  return Object.fromEntries([
    ...Object.entries(numbers).map(([name, range]) => [name, draw(range)]),
    ...Object.entries(numbersInWords).map(([name, range]) => [name, spellNumber(draw(range))]),
    ...Object.entries(texts).map(([name, choices]) => [name, random.pick(choices)]),
  ]);
}

// "They" would need another form of the verb, so the name replaces it.
const PRONOUNS = {
  F: { he: "she", his: "her", him: "her", himself: "herself" },
  M: { he: "he", his: "his", him: "him", himself: "himself" },
  X: { his: "their" },
};

function listIdentityFacts(person: SamplePerson): RawFacts {
  const { name, displayName, gender, party, caucusParty } = person;
  const officeTitle = describeOffice(person).title.toLowerCase();
  const adjective = PARTY_ADJECTIVES[party];
  return {
    full: displayName,
    lasts: name.last.endsWith("s") ? `${name.last}’` : `${name.last}’s`,
    he: name.last,
    him: name.last,
    ...PRONOUNS[gender],
    officeTitle,
    anOfficeTitle: withArticle(officeTitle),
    partyNoun: withArticle(party === 2 ? "Democrat" : adjective),
    aPartyAdjective: withArticle(adjective),
    partisan: party !== 3,
    left: caucusParty === 2,
    right: caucusParty === 1,
  };
}

function listPlaceFacts({ seat, office }: SamplePerson, { homeCity, hometown }: Life): RawFacts {
  const known = lookUpState(seat.state);
  const [trade1, trade2] = known.economy.split(/, | and /u);
  const { kind, capital } = findState(seat.state) ?? {};
  const state = addArticle(findStateName(seat.state));
  const place = office?.district
    ? `${office.district} ${office.district.startsWith("the ") ? "of" : "in"} ${state}`
    : seat.type !== "rep" || (seat.district === "AL" && kind !== "state")
      ? state
      : seat.district === "AL"
        ? `all of ${state}`
        : `the ${describeDistrict(seat.district)} of ${state}`;
  return {
    place,
    state,
    stateAdj: findStateName(seat.state),
    aState: kind === "state",
    economy: known.economy,
    trade1,
    trade2,
    region: known.region,
    regionAdj: withoutArticle(known.region).replace(/^southern/u, "Southern"),
    otherCity: known.cities.find((city) => city !== homeCity && city !== hometown.split(",")[0]),
    // People who live in the capital don’t travel to it.
    capital: capital !== homeCity && capital,
  };
}

function listLifeFacts(random: Random, life: Life): RawFacts {
  const { schools, military, jobs, earlierOffice, maritalStatus, spouse } = life;
  const college = schools.find(({ degree, degree_incomplete: left }) => degree.startsWith("B.") && !left);
  const left = schools.find(({ degree_incomplete }) => degree_incomplete);
  const graduate = schools.find(({ degree }) => /^(?:M\.|J\.D\.|Ph\.D\.)/u.test(degree));
  const [job1, job2] = jobs;
  const current = jobs.find(({ to }) => to === null);
  const former = jobs.findLast(({ to }) => to !== null);
  const title = earlierOffice?.title;
  const age = REFERENCE_YEAR - life.birthYear;
  const children = life.children > 0 && formatChildren(life.children);
  return {
    hometownCity: life.hometown.split(",")[0],
    otherHometown: life.hometown !== life.birthplace && life.hometown,
    faith: life.religion !== "Unaffiliated",
    church: life.isChristian,
    parent1: life.parents[0],
    parent2: life.parents[1],
    young: age < 46,
    branch: military?.branch,
    militaryFrom: military?.from,
    militaryTo: military?.to,
    militaryYears: military && spellNumber(military.to - military.from),
    college: formatPlace(college?.school_name),
    aDegree: college && withArticle(college.degree),
    field: college?.field_of_study,
    collegeYear: college && college.year_end > 0 && college.year_end,
    leftCollege: formatPlace(left?.school_name),
    leftField: left?.field_of_study,
    noCollege: !college && !left,
    gradDegree: graduate && describeDegree(graduate),
    gradSchool: formatPlace(graduate?.school_name),
    gradYear: graduate?.year_end,
    job1: job1 && withArticle(job1.title),
    jobPlace1: job1?.where,
    jobFrom1: job1?.from,
    job2: job2 && withArticle(job2.title),
    jobPlace2: job2?.where,
    jobFrom2: job2?.from,
    currentJob: current && withArticle(current.title),
    aFormerJob: former && withArticle(former.title),
    earlierOffice: title,
    anEarlierOffice: title && (title.startsWith("mayor of") ? title : withArticle(title)),
    earlierFrom: earlierOffice?.from,
    spouse: maritalStatus === "Married" && spouse?.name,
    lateSpouse: maritalStatus === "Widowed" && spouse?.name,
    partner: maritalStatus === "Partnered" && spouse?.name,
    spouseJob: maritalStatus !== "Widowed" && spouse?.job,
    marriedYears: spellNumber(Math.max(1, Math.min(age - 23, random.int(4, 44)))),
    children: children && (age > 57 ? children.replace(" ", " grown ") : children),
    childless: !children,
    [maritalStatus.toLowerCase()]: true,
  };
}

const describeConcern = (committee = ""): string | undefined =>
  records.committeeConcerns.find(({ name }) => new RegExp(name, "u").test(committee))?.concern;

function listOfficeFacts(person: SamplePerson, { life, memberships }: PersonDetails): RawFacts {
  const { seat, office, post, terms } = person;
  const { committees, caucuses } = memberships;
  const { session, isFullTime } = lookUpState(seat.state);
  const lead = committees.find(({ title }) => title === "Chair" || title === "Ranking Member");
  const others = committees.filter((one) => one !== lead);
  const [committee1, committee2] = lead ? [lead, ...others] : others;
  const inLegislature = isInCongress(person) || isStateLegislator(person);
  return {
    floor: inLegislature,
    governing: !inLegislature && !post,
    elected: !post,
    votes: inLegislature && (seat.type !== "rep" || findState(seat.state)?.delegate === ""),
    leadership: person.leadershipRole,
    committeeRole: lead && (lead.title === "Chair" ? "chair" : "ranking member"),
    backbench: !lead,
    committee1: addArticle(committee1?.name),
    committee2: addArticle(committee2?.name),
    concern1: describeConcern(committee1?.name),
    caucus1: caucuses[0],
    legislature: office?.legislature || (seat.type === "governor" && "the legislature"),
    session: office && (session ?? (isFullTime ? "the long session" : "the session")),
    firstOffice: !post && !life.earlierOffice && terms.every(({ type }) => type === seat.type),
  };
}

function describeDegree({ degree, field_of_study: field }: School): string {
  if (degree === "J.D.") return "a law degree";
  return /^(?:M\.A\.|M\.S\.|Ph\.D\.)$/u.test(degree) ? `${withArticle(degree)} in ${field}` : withArticle(degree);
}

const formatPlace = (name: string | undefined): string | undefined =>
  name?.startsWith("University") ? `the ${name}` : name;

const addArticle = (name: string | undefined): string | undefined =>
  name?.replace(/^(?:Commission|House|Senate|Joint|United|District of|Northern|Virgin|Committee)/u, "the $&");

function listCampaignFacts(random: Random, person: SamplePerson, elections: readonly SampleElection[]): RawFacts {
  const { seat, departure, caucusParty, office, post } = person;
  const won = elections.filter(({ type, status }) => type === seat.type && status.startsWith("Won"));
  const [first, latest] = [won.at(-1), won[0]];
  const again = latest !== first ? latest : undefined;
  const own = listSeatTerms(person);
  const since = post?.since ?? findSeatStart(person);
  const lowerYears = since - Number(person.terms[0]?.start.slice(0, 4) ?? since);
  const years = Math.max(post ? 1 : 0, REFERENCE_YEAR - since);
  const seats = latest?.seats ?? 1;
  const isAlone = seats === 1;
  const margin = latest ? (latest.percent - latest.runnerUpPercent) * seats : 20;
  const [firstOpponent, lastOpponent] = random.some(pools.opponents, 2);
  const assets = random.int(2, 30) * 25_000;
  return {
    electedYear: first?.year ?? (own[0] && computeElectionYear(own[0])),
    sinceYear: since,
    yearsIn: years > 1 ? `${spellNumber(years)} years` : years === 1 && "a year",
    houseYears: lowerYears > 1 && spellNumber(lowerYears),
    housePlace: lowerYears > 1 && (office?.lowerChamber || "the House of Representatives"),
    // With several seats nobody beats a single opponent.
    firstPct: isAlone && first?.percent,
    firstLossPct: isAlone && first?.runnerUpPercent,
    firstShare: !isAlone && first?.percent,
    firstOpponent: isAlone && firstOpponent,
    lastYear: again?.year,
    lastPct: isAlone && again?.percent,
    lastLossPct: isAlone && again?.runnerUpPercent,
    lastShare: !isAlone && again?.percent,
    lastOpponent: isAlone && lastOpponent,
    seatCount: !isAlone && spellNumber(seats),
    asOf: REFERENCE_MONTH,
    leftYear: departure !== "" && person.terms.at(-1)?.end.slice(0, 4),
    favored: caucusParty === 1 ? "Republicans" : "Democrats",
    lean: Math.max(1, Math.round(margin * 0.6) + random.int(-1, 2)),
    safe: margin > 20,
    contested: margin >= 10 && margin <= 20,
    close: margin < 10,
    assetsLow: `$${assets.toLocaleString("en-US")}`,
    assetsHigh: `$${(assets * random.int(2, 4)).toLocaleString("en-US")}`,
  };
}
