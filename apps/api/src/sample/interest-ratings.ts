import { SPECIAL_INTEREST_GROUPS } from "../directory/lookup-trees.ts";
import type { Random } from "./random.ts";
import { REFERENCE_YEAR } from "./reference-day.ts";
import { isInCongress, lastTerm, type SamplePerson, seatSince } from "./sample-person.ts";

/** How far a group's scorecard leans: 1 rewards Republicans only, -1 Democrats only, 0 both alike. */
const LEANS: Record<string, number> = {
  "National Alliance of Employers": 0.7,
  "Taxpayer Watch": 0.9,
  "Small Firms Council": 0.6,
  "Free Trade Forum": 0.2,
  "Civil Liberties Project": -0.8,
  "Voting Rights Coalition": -0.95,
  "Privacy First": 0,
  "Constitution Scorecard": 0.95,
  "Family Heritage Council": 0.97,
  "Limited Government Union": 0.9,
  "Clean Rivers League": -0.9,
  "Conservation Ledger": -0.85,
  "Renewable Future": -0.8,
  "Sportsmen’s Rights Association": 0.95,
  "Coalition for Gun Safety": -0.97,
  "Physicians for Patients": -0.1,
  "Public Health Ledger": -0.7,
  "Seniors’ Health Alliance": -0.5,
  "Secure Borders Institute": 0.95,
  "New Americans Network": -0.9,
  "Federation of Working People": -0.9,
  "Public Employees United": -0.92,
  "Building Crafts Council": -0.6,
  "Growers’ Federation": 0.5,
  "Rural Prosperity Network": 0.1,
  "Teachers’ Assembly": -0.9,
  "School Choice Alliance": 0.9,
  "Progress Ledger": -0.97,
  "Fair Economy Project": -0.93,
  "Veterans’ Legislative Council": 0,
  "Readiness Forum": 0.4,
};

const GROUPS = SPECIAL_INTEREST_GROUPS.branches.flatMap(([, ...names]) => names);

export interface Rating {
  name: string;
  rating: string;
  timespan: string;
}

/** Groups that gave letters until they turned to points. */
const GRADERS = new Set(["Taxpayer Watch", "Sportsmen’s Rights Association", "Veterans’ Legislative Council"]);
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
