import { stateName } from "../directory/states.ts";
import * as career from "./career-patterns.ts";
import type { Issue } from "./issues.ts";
import * as early from "./life-patterns.ts";
import type { Life } from "./life.ts";
import type { Random } from "./random.ts";
import type { SamplePerson } from "./sample-person.ts";
import { createTeller, type Facts, paragraph, type Teller } from "./tell.ts";

interface Told {
  person: SamplePerson;
  life: Life;
  facts: Facts;
  issues: readonly Issue[];
  isStub: boolean;
}

/** The written panels of a profile. One teller for all of them: nothing is said twice. */
export function tellProse(random: Random, told: Told): Record<string, string> {
  const teller = createTeller(random.fork("words"));
  const { person, facts } = told;
  const say = (patterns: readonly string[]): string => teller.say(patterns, facts);
  const isFormer = person.departure !== "";
  const quick_summary = paragraph(
    say(isFormer ? career.FORMER_SUMMARIES : career.SUMMARIES),
    isFormer ? "" : say(career.SUMMARY_SECONDS),
  );
  if (told.isStub) return { quick_summary };
  const sometimes = (chance: number, text: () => string): string => (random.chance(chance) ? text() : "");

  const narrative = [
    paragraph(
      say(early.ORIGINS),
      random.chance(0.7) ? say(early.UPBRINGING) : "",
      say(early.COLLEGE),
      say(early.GRADUATE_SCHOOL),
    ),
    paragraph(
      say(early.MILITARY),
      say(early.WORK),
      say(early.LATER_WORK),
      facts["earlierOffice"] ? say(early.ENTRY) : say(early.NO_ENTRY),
    ),
    paragraph(say(career.FIRST_WIN), say(career.HOUSE_BEFORE), say(career.LAST_WIN), ...departure(person, say)),
  ];
  const office = paragraph(
    say(facts["committeeRole"] ? career.COMMITTEE_LEADER : career.COMMITTEE),
    say(career.SECOND_COMMITTEE),
    say(career.LEADERSHIP),
    say(person.seat.type === "governor" ? career.STATE_BILLS : career.BILLS),
    random.chance(0.5) ? say(career.CAUCUS) : "",
  );
  const manner = paragraph(say(career.STYLE), say(career.PLACE), random.chance(0.4) ? say(career.STYLE) : "");
  const home = paragraph(say(early.FAMILY), say(early.HOME));
  const professional_affiliations = sometimes(0.72, () => affiliations(random, say));
  // Of those who left, analysts no longer write what they stand for.
  if (isFormer) return { quick_summary, narrative: [...narrative, home].join(""), professional_affiliations };
  return {
    quick_summary,
    narrative: [...narrative, office, manner, home].join(""),
    professional_affiliations,
    approach_motivations: sometimes(0.86, () =>
      paragraph(say(career.APPROACH), say(career.APPROACH), say(career.STYLE)),
    ),
    policy_positions_focus: policyPositions(told, teller),
    core_communities: sometimes(0.7, () => paragraph(say(career.COMMUNITIES), say(career.COMMUNITIES))),
    financial_info: sometimes(0.75, () => paragraph(say(career.FINANCES), say(career.FINANCES))),
    criticisms_controversies: sometimes(0.42, () => paragraph(say(career.CRITICISMS), say(career.PLACE))),
    electoral_overview: sometimes(0.8, () =>
      paragraph(say(career.ELECTORAL_OVERVIEWS), say(career.ELECTORAL_OVERVIEWS)),
    ),
  };
}

function* departure({ departure: cause }: SamplePerson, say: (patterns: readonly string[]) => string) {
  if (cause !== "") yield say(career.DEPARTURES[cause] ?? []);
}

/** A paragraph an issue, with its bill named under the first. */
function policyPositions({ person, facts, issues }: Told, teller: Teller): string {
  return issues
    .slice(0, 3)
    .map((issue) => {
      const own = { ...facts, stateName: stateName(person.seat.state) };
      const heading = `<strong>${issue.area}.</strong> `;
      const patterns = issue[person.caucusParty].filter(
        (each) => person.seat.type !== "governor" || !LEGISLATING.test(each),
      );
      const text = paragraph(teller.say(patterns, own), teller.say(patterns, own));
      if (text === "") return "";
      return text.replace("<p>", `<p>${heading}`);
    })
    .join("");
}

/** What a governor doesn't do. */
const LEGISLATING = /\b(?:voted?|votes|amendment|sponsored|delegations|hearings|farm bill|wrote one)\b/u;

function affiliations(random: Random, say: (patterns: readonly string[]) => string): string {
  const lines = Array.from({ length: random.int(2, 4) }, () => say(career.AFFILIATIONS)).filter((line) => line !== "");
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
}
