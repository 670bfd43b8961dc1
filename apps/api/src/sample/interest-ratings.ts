import { SPECIAL_INTEREST_GROUPS } from "../directory/lookup-trees.ts";
import type { Random } from "./random.ts";
import type { SamplePerson } from "./sample-person.ts";

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

/** Scorecards of eight to fourteen groups, by the party the person sits with and a temper of their own. */
export function inventRatings(random: Random, { caucusParty, party }: SamplePerson): Rating[] {
  const temper = (random.next() - 0.5) * 0.3;
  return random
    .some(GROUPS, random.int(8, 14))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => {
      const lean = LEANS[name] ?? 0;
      const agreement = (caucusParty === 1 ? lean : -lean) * (party === 3 ? 0.6 : 1);
      const score = 50 + agreement * 46 + temper * 40 * (1 - Math.abs(agreement)) + (random.next() - 0.5) * 14;
      return {
        name,
        rating: String(Math.min(100, Math.max(0, Math.round(score)))),
        timespan: random.pick(["2025", "2024", "2023-2024"]),
      };
    });
}
