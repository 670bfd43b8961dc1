import type { Issue } from "./issues.ts";
import type { Life } from "./life.ts";
import { AFTERWARDS, DEPARTURES, FIRST_WIN, HOUSE_BEFORE, LAST_WIN } from "./prose-campaigns.ts";
import { ENTRY, LATER_WORK, NO_ENTRY, WORK } from "./prose-careers.ts";
import { BILLS, CAUCUS, COMMITTEE, COMMITTEE_LEADER, LEADERSHIP, SECOND_COMMITTEE } from "./prose-congress.ts";
import { DUTIES, EXECUTIVE_WORK, GOVERNING } from "./prose-executives.ts";
import { FAMILY, HOME } from "./prose-home.ts";
import { PLACE, STYLE } from "./prose-manner.ts";
import { ORIGINS, UPBRINGING } from "./prose-origins.ts";
import { COLLEGE, COLLEGE_LEFT, GRADUATE_SCHOOL, MILITARY, NO_COLLEGE } from "./prose-schooling.ts";
import { CHAMBER_WORK, DISTRICT, SIDE_JOB, STATE_BILLS } from "./prose-statehouse.ts";
import { FORMER_SUMMARIES, LEGISLATOR_SUMMARIES, SUMMARIES, SUMMARY_SECONDS } from "./prose-summaries.ts";
import type { Random } from "./random.ts";
import { type SamplePerson, isInCongress, isStateLegislator, titleOfPerson } from "./sample-person.ts";
import { type Facts, paragraph, type Teller } from "./tell.ts";
import { tellPanels } from "./tell-panels.ts";

export interface Told {
  person: SamplePerson;
  life: Life;
  facts: Facts;
  issues: readonly Issue[];
  isStub: boolean;
}

/** Says a paragraph, each sentence from a list of patterns; null leaves one out. */
export type Say = (...lists: (readonly string[] | null)[]) => string;

/** A share of the state legislators has the longer narrative, and more than a few panels. */
const WRITTEN_AT_LENGTH = 0.12;

/** The written panels of a profile. One teller for all of them: nothing is said twice. */
export function tellProse(random: Random, teller: Teller, told: Told): Record<string, string> {
  const { person, facts } = told;
  const say: Say = (...lists) => {
    teller.begin();
    return paragraph(...lists.map((patterns) => (patterns === null ? "" : teller.say(patterns, facts))));
  };
  const quick_summary = summary(random, told, say);
  if (told.isStub) return { quick_summary };
  const isLong = !isStateLegislator(person) || random.chance(WRITTEN_AT_LENGTH);
  return {
    quick_summary,
    ...(isLong ? tellLong(random, told, say) : tellShort(random, told, say)),
    ...tellPanels(random.fork("panels"), teller, told, { say, isLong }),
  };
}

const WHOLE_SUMMARIES = [...SUMMARIES, ...LEGISLATOR_SUMMARIES];

function summary(random: Random, { person }: Told, say: Say): string {
  if (person.departure !== "") return say(FORMER_SUMMARIES, random.chance(0.4) ? SUMMARY_SECONDS_OF_FORMER : null);
  const first = isStateLegislator(person) ? WHOLE_SUMMARIES : SUMMARIES;
  return say(first, random.chance(0.85) ? SUMMARY_SECONDS : null);
}

const SUMMARY_SECONDS_OF_FORMER = [
  "{he} lives in {homeCity}.",
  "{he} studied at {college}.",
  "{he} served in the {branch} until {militaryTo}.",
  "{his} subjects were {noun2} and {noun3}.",
  "Before that {he} was {anEarlierOffice}.",
];

/** Two paragraphs: where somebody comes from, and what they do in office. */
function tellShort(random: Random, { person, facts }: Told, say: Say): Record<string, string> {
  const hasWorked = random.chance(0.8);
  const early = say(
    ORIGINS,
    !hasWorked || random.chance(0.25) ? UPBRINGING : null,
    random.chance(0.75) ? schoolOf(facts) : null,
    hasWorked ? WORK : null,
    random.chance(0.2) ? FAMILY : null,
  );
  if (person.departure !== "")
    return { narrative: early + say(ENTRY, FIRST_WIN, DEPARTURES[person.departure] ?? null) };
  const office = say(
    random.chance(0.55) ? beforeOffice(facts) : null,
    random.chance(0.7) ? FIRST_WIN : LAST_WIN,
    LEADERSHIP,
    CHAMBER_WORK,
    random.chance(0.3) ? committeeOf(facts) : null,
    random.chance(0.5) ? DISTRICT : null,
    random.chance(0.4) ? STATE_BILLS : null,
    random.chance(0.6) ? SIDE_JOB : null,
    random.chance(0.25) ? HOME : null,
  );
  return { narrative: early + office };
}

function tellLong(random: Random, { person, facts }: Told, say: Say): Record<string, string> {
  const origins = say(
    ORIGINS,
    random.chance(0.7) ? UPBRINGING : null,
    random.chance(0.25) ? UPBRINGING : null,
    schoolOf(facts),
    random.chance(0.85) ? GRADUATE_SCHOOL : null,
  );
  const career = say(MILITARY, WORK, LATER_WORK, random.chance(0.85) ? beforeOffice(facts) : null);
  const home = say(random.chance(0.85) ? FAMILY : null, random.chance(0.85) ? HOME : null);
  if (person.departure !== "") {
    const campaigns = say(
      FIRST_WIN,
      HOUSE_BEFORE,
      random.chance(0.7) ? LAST_WIN : null,
      DEPARTURES[person.departure] ?? null,
    );
    const narrative = origins + career + campaigns;
    return { narrative, full_narrative: narrative + say(AFTERWARDS, AFTERWARDS) + home };
  }
  const campaigns = say(random.chance(0.92) ? FIRST_WIN : null, HOUSE_BEFORE, LAST_WIN);
  const office = say(...officeLists(random, person, facts));
  const manner = random.chance(0.8) ? say(STYLE, PLACE, random.chance(0.3) ? STYLE : null) : say(STYLE, STYLE);
  const more = [manner, home].filter(() => random.chance(0.94));
  const narrative = origins + career + campaigns + office;
  return { narrative, full_narrative: [narrative, ...more].join("") };
}

export const schoolOf = (facts: Facts): readonly string[] =>
  facts.has("college") ? COLLEGE : facts.has("leftCollege") ? COLLEGE_LEFT : NO_COLLEGE;

const committeeOf = (facts: Facts): readonly string[] => (facts.has("committeeRole") ? COMMITTEE_LEADER : COMMITTEE);

/** Who sat in another chamber before has said so where it is told. */
const beforeOffice = (facts: Facts): readonly string[] | null =>
  facts.has("earlierOffice") ? ENTRY : facts.has("satElsewhere") ? null : NO_ENTRY;

function officeLists(random: Random, person: SamplePerson, facts: Facts): (readonly string[] | null)[] {
  if (isInCongress(person)) {
    return [
      LEADERSHIP,
      committeeOf(facts),
      random.chance(0.8) ? SECOND_COMMITTEE : null,
      random.chance(0.9) ? BILLS : null,
      random.chance(0.5) ? CAUCUS : null,
    ];
  }
  if (isStateLegislator(person)) {
    return [LEADERSHIP, random.chance(0.6) ? committeeOf(facts) : null, CHAMBER_WORK, DISTRICT, STATE_BILLS, SIDE_JOB];
  }
  if (person.seat.type === "governor") return [GOVERNING, GOVERNING, random.chance(0.6) ? GOVERNING : null];
  const duties = DUTIES.find(([title]) => title.test(titleOfPerson(person)))?.[1] ?? null;
  return [duties, EXECUTIVE_WORK, duties, random.chance(0.6) ? EXECUTIVE_WORK : null];
}
