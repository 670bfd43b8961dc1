import records from "./content/records.json" with { type: "json" };
import { SPECIAL_INTEREST_GROUPS } from "../directory/lookup-trees.ts";
import type { Random } from "./random.ts";
import { REFERENCE_YEAR } from "./reference-day.ts";
import { isInCongress, lastTerm, type SamplePerson, seatSince } from "./sample-person.ts";

/** How far a group's scorecard leans: 1 rewards Republicans only, -1 Democrats only, 0 both alike. */
const LEANS: Record<string, number> = records.leansOfRatingGroups;

const GROUPS = SPECIAL_INTEREST_GROUPS.branches.flatMap(([, ...names]) => names);

export interface Rating {
  name: string;
  rating: string;
  timespan: string;
}

/** Groups that gave letters until they turned to points. */
const GRADERS = new Set(records.gradingGroups);
const LETTERS = ["F", "D", "D+", "C-", "C", "C+", "B-", "B", "B+", "A-", "A", "A+"];

/** Scorecards of some groups, by the party the person sits with and a temper of their own. */
export function inventRatings(random: Random, person: SamplePerson): Rating[] {
  const { caucusParty, party } = person;
  const timespans = timespansOf(person);
  if (timespans.length === 0) return [];
  const temper = (random.next() - 0.5) * 0.3;
  return random
    .some(GROUPS, isInCongress(person) ? random.int(8, 14) : random.int(3, 6))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => {
      const lean = LEANS[name] ?? 0;
      const agreement = (caucusParty === 1 ? lean : -lean) * (party === 3 ? 0.6 : 1);
      const drawn = 50 + agreement * 46 + temper * 40 * (1 - Math.abs(agreement)) + (random.next() - 0.5) * 14;
      const score = Math.min(100, Math.max(0, Math.round(drawn)));
      const isLetter = GRADERS.has(name) && timespans.includes("2021-2022") && random.chance(0.5);
      return {
        name,
        rating: isLetter ? (LETTERS[Math.min(LETTERS.length - 1, Math.floor(score / 8.4))] ?? "") : String(score),
        timespan: isLetter ? "2021-2022" : random.pick(timespans.filter((each) => each !== "2021-2022")),
      };
    });
}

/** The years a scorecard can be about: those in which the person sat. */
function timespansOf(person: SamplePerson): string[] {
  const since = seatSince(person);
  const until = person.departure === "" ? REFERENCE_YEAR : Number(lastTerm(person)?.end.slice(0, 4) ?? since);
  const spans: [span: string, from: number, to: number][] = [
    ["2021-2022", 2021, 2022],
    ["2023-2024", 2023, 2024],
    ["2024", 2024, 2024],
    ["2025", 2025, 2025],
    ["Lifetime", 2024, 2024],
  ];
  const own = spans.filter(([, from, to]) => since <= from && to < until).map(([span]) => span);
  return own.some((span) => span !== "2021-2022") ? own : own.length > 0 ? [...own, "Lifetime"] : [];
}
