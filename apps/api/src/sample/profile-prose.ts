import sentences from "./content/profile-sentences.json" with { type: "json" };
import type { Facts } from "./fill-template.ts";
import type { Issue } from "./issues.ts";
import type { Life } from "./life.ts";
import type { Random } from "./random.ts";
import { isInCongress, isStateLegislator, type SamplePerson, titleOfPerson } from "./sample-person.ts";
import type { Choice, SentenceWriter } from "./sentence-writer.ts";

export interface Subject {
  person: SamplePerson;
  life: Life;
  facts: Facts;
  issues: readonly Issue[];
  isStub: boolean;
}

type Say = (...lists: readonly Choice[]) => string;

/** A share of the state legislators has the longer narrative, and more than a few panels. */
const WRITTEN_AT_LENGTH = 0.12;

/** The written panels of a profile. One writer for all of them: no sentence comes twice. */
export function writeProse(random: Random, writer: SentenceWriter, subject: Subject): Record<string, string> {
  const { person, facts } = subject;
  const say: Say = (...lists) => writer.paragraph(facts, ...lists);
  const quick_summary = writeSummary(random, person, say);
  if (subject.isStub) return { quick_summary };
  const isLong = !isStateLegislator(person) || random.chance(WRITTEN_AT_LENGTH);
  return {
    quick_summary,
    ...(isLong ? writeLong(random, subject, say) : writeShort(random, subject, say)),
    ...writePanels(random.fork("panels"), writer, subject, isLong),
  };
}

const LEGISLATOR_SUMMARIES = [...sentences.summaries, ...sentences.legislatorSummaries];

function writeSummary(random: Random, person: SamplePerson, say: Say): string {
  if (person.departure !== "")
    return say(sentences.formerSummaries, random.chance(0.4) && sentences.formerSummarySeconds);
  const first = isStateLegislator(person) ? LEGISLATOR_SUMMARIES : sentences.summaries;
  return say(first, random.chance(0.85) && sentences.summarySeconds);
}

const departureOf = ({ departure }: SamplePerson): Choice => departure !== "" && sentences.departures[departure];

/** Two paragraphs: where somebody comes from, and what they do in office. */
function writeShort(random: Random, { person, facts }: Subject, say: Say): Record<string, string> {
  const hasWorked = random.chance(0.8);
  const early = say(
    sentences.origins,
    (!hasWorked || random.chance(0.25)) && sentences.upbringing,
    random.chance(0.75) && schoolOf(facts),
    hasWorked && sentences.work,
    random.chance(0.2) && sentences.family,
  );
  if (person.departure !== "") {
    return { narrative: early + say(sentences.entry, sentences.firstWin, departureOf(person)) };
  }
  const office = say(
    random.chance(0.55) && beforeOffice(facts),
    random.chance(0.7) ? sentences.firstWin : sentences.lastWin,
    sentences.leadership,
    sentences.chamberWork,
    random.chance(0.3) && committeeOf(facts),
    random.chance(0.5) && sentences.district,
    random.chance(0.4) && sentences.stateBills,
    random.chance(0.6) && sentences.sideJob,
    random.chance(0.25) && sentences.home,
  );
  return { narrative: early + office };
}

function writeLong(random: Random, { person, facts }: Subject, say: Say): Record<string, string> {
  const origins = say(
    sentences.origins,
    random.chance(0.7) && sentences.upbringing,
    random.chance(0.25) && sentences.upbringing,
    schoolOf(facts),
    random.chance(0.85) && sentences.graduateSchool,
  );
  const career = say(
    sentences.military,
    sentences.work,
    sentences.laterWork,
    random.chance(0.85) && beforeOffice(facts),
  );
  const home = say(random.chance(0.85) && sentences.family, random.chance(0.85) && sentences.home);
  if (person.departure !== "") {
    const campaigns = say(
      sentences.firstWin,
      sentences.houseBefore,
      random.chance(0.7) && sentences.lastWin,
      departureOf(person),
    );
    const narrative = origins + career + campaigns;
    return { narrative, full_narrative: narrative + say(sentences.afterwards, sentences.afterwards) + home };
  }
  const campaigns = say(random.chance(0.92) && sentences.firstWin, sentences.houseBefore, sentences.lastWin);
  const office = say(...officeLists(random, person, facts));
  const manner = random.chance(0.8)
    ? say(sentences.style, sentences.place, random.chance(0.3) && sentences.style)
    : say(sentences.style, sentences.style);
  const more = [manner, home].filter(() => random.chance(0.94));
  const narrative = origins + career + campaigns + office;
  return { narrative, full_narrative: [narrative, ...more].join("") };
}

export const schoolOf = (facts: Facts): readonly string[] =>
  facts.has("college") ? sentences.college : facts.has("leftCollege") ? sentences.collegeLeft : sentences.noCollege;

const committeeOf = (facts: Facts): readonly string[] =>
  facts.has("committeeRole") ? sentences.committeeLeader : sentences.committee;

/** The campaign sentences already mention an earlier seat in another chamber. */
const beforeOffice = (facts: Facts): Choice =>
  facts.has("earlierOffice") ? sentences.entry : !facts.has("satElsewhere") && sentences.noEntry;

function officeLists(random: Random, person: SamplePerson, facts: Facts): Choice[] {
  const { leadership, secondCommittee, bills, caucus, chamberWork, district, stateBills, sideJob } = sentences;
  const { governing, executiveWork } = sentences;
  if (isInCongress(person)) {
    return [
      leadership,
      committeeOf(facts),
      random.chance(0.8) && secondCommittee,
      random.chance(0.9) && bills,
      random.chance(0.5) && caucus,
    ];
  }
  if (isStateLegislator(person)) {
    return [leadership, random.chance(0.6) && committeeOf(facts), chamberWork, district, stateBills, sideJob];
  }
  if (person.seat.type === "governor") return [governing, governing, random.chance(0.6) && governing];
  const duties = dutiesOf(titleOfPerson(person));
  return [duties, executiveWork, duties, random.chance(0.6) && executiveWork];
}

export const dutiesOf = (title: string): readonly string[] | null =>
  sentences.duties.find((duty) => new RegExp(duty.title, "iu").test(title))?.sentences ?? null;

/** How often a profile written at length has a panel, and how often a short one. */
const SHARES = {
  approach_motivations: [0.86, 0.28],
  policy_positions_focus: [0.97, 0.5],
  core_communities: [0.7, 0.3],
  financial_info: [0.75, 0.16],
  professional_affiliations: [0.72, 0.32],
  criticisms_controversies: [0.42, 0.12],
  electoral_overview: [0.8, 0.3],
} as const;

function writePanels(
  random: Random,
  writer: SentenceWriter,
  subject: Subject,
  isLong: boolean,
): Record<string, string> {
  const { person, facts, issues } = subject;
  const { approach, communities, finances, criticisms, electoralOverviews } = sentences;
  const say: Say = (...lists) => writer.paragraph(facts, ...lists);
  const sometimes = (panel: keyof typeof SHARES, write: () => string): Record<string, string> =>
    random.chance(SHARES[panel][isLong ? 0 : 1]) ? { [panel]: write() } : {};
  const affiliations = sometimes("professional_affiliations", () =>
    writeList(writer, facts, sentences.affiliations, random.int(2, 3)),
  );
  // Analysts no longer write about the positions of people who left.
  if (person.departure !== "") return affiliations;
  return {
    ...affiliations,
    ...sometimes("approach_motivations", () =>
      say(approach, approach, random.chance(0.4) && sentences.style, random.chance(0.2) && approach),
    ),
    ...sometimes("policy_positions_focus", () =>
      issues
        .slice(0, isLong ? 3 : 2)
        .map(({ area, [person.caucusParty]: list }) =>
          withHeading(area, writer.paragraph(facts, list, random.chance(0.7) && list)),
        )
        .join(""),
    ),
    ...sometimes("core_communities", () => say(communities, communities)),
    ...sometimes("financial_info", () => say(finances, random.chance(0.55) && finances)),
    ...sometimes("criticisms_controversies", () =>
      random.chance(0.3) ? writeList(writer, facts, criticisms, 2) : say(criticisms),
    ),
    ...sometimes("electoral_overview", () => say(electoralOverviews, random.chance(0.75) && electoralOverviews)),
  };
}

export const withHeading = (heading: string, paragraph: string): string =>
  paragraph.replace("<p>", `<p><strong>${heading}.</strong> `);

export function writeList(writer: SentenceWriter, facts: Facts, list: readonly string[], count: number): string {
  const items = Array.from({ length: count }, () => writer.sentence(facts, list)).filter((item) => item !== "");
  return items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}
