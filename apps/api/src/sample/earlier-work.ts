import { stateOf } from "../directory/states.ts";
import type { Random } from "./random.ts";
import { isStateLegislator, type SamplePerson } from "./sample-person.ts";
import type { School } from "./schools.ts";
import { loreOf } from "./state-lore.ts";

export interface Job {
  title: string;
  where: string;
  from: number;
  /** Null for a job held beside the office. */
  to: number | null;
}

export interface EarlierOffice {
  title: string;
  from: number;
  to: number;
}

const STATE_OFFICES: (readonly [string, number])[] = [
  ["state representative", 26],
  ["state senator", 20],
  ["county commissioner", 12],
  ["mayor", 10],
  ["city council member", 12],
  ["state attorney general", 3],
  ["state treasurer", 3],
  ["district attorney", 5],
  ["school board member", 6],
];

const LOCAL_OFFICES: (readonly [string, number])[] = [
  ["city council member", 26],
  ["school board member", 22],
  ["county commissioner", 18],
  ["mayor", 12],
  ["planning commissioner", 8],
  ["library trustee", 5],
  ["water district director", 5],
  ["town clerk", 4],
];

/** Of places that are no state: without counties, and whose legislatures are named otherwise. */
const TOWN_OFFICES: (readonly [string, number])[] = [
  ["council member", 3],
  ["school board member", 2],
  ["planning commissioner", 1],
];

/** An office held before the first term; null for newcomers. */
export function inventEarlierOffice(
  random: Random,
  person: SamplePerson,
  earliest: number,
  began: number,
): EarlierOffice | null {
  if (began - earliest < 3 || random.chance(isStateLegislator(person) ? 0.45 : 0.24)) return null;
  const { state } = person.seat;
  const isState = stateOf(state)?.kind === "state";
  const title = random.weighted(!isState ? TOWN_OFFICES : isStateLegislator(person) ? LOCAL_OFFICES : STATE_OFFICES);
  const from = Math.max(earliest, began - random.int(3, 12));
  return { title: officeTitle(random, title, state), from, to: began };
}

function officeTitle(random: Random, title: string, state: string): string {
  if (title === "mayor") return `mayor of ${random.pick(loreOf(state).cities)}`;
  return state === "NE" && title === "state representative" ? "state senator" : title;
}

const JOBS: Record<string, string[]> = {
  law: [
    "assistant prosecutor",
    "public defender",
    "partner in a three-lawyer firm",
    "law clerk",
    "municipal attorney",
    "estate lawyer",
    "labor mediator",
    "legal aid attorney",
  ],
  medicine: [
    "emergency room physician",
    "family doctor",
    "medical director of a community clinic",
    "county health officer",
  ],
  business: [
    "plant manager",
    "owner of a building supply company",
    "regional sales manager",
    "commercial banker",
    "freight broker",
    "hotel manager",
    "owner of a print shop",
  ],
  education: [
    "high school civics teacher",
    "middle school principal",
    "community college instructor",
    "reading specialist",
    "school superintendent",
  ],
  engineering: ["bridge engineer", "utility planner", "quality engineer", "surveyor", "water engineer"],
  nursing: ["hospital nurse", "school nurse", "hospice nurse", "clinic administrator"],
  accounting: ["accountant", "auditor of cooperatives", "tax preparer", "county comptroller"],
  journalism: ["newspaper editor", "radio news director", "copy editor", "wire service reporter"],
  "agricultural science": ["farmer", "extension agent", "seed dealer", "orchard manager"],
  "social work": ["social worker", "youth counselor", "director of a family shelter"],
  "civil engineering": ["bridge engineer", "surveyor", "highway planner"],
  "mechanical engineering": ["plant engineer", "machine shop owner", "quality engineer"],
  other: [
    "newspaper editor",
    "nonprofit director",
    "farmer",
    "hospital administrator",
    "real estate broker",
    "union organizer",
    "insurance agent",
    "legislative aide",
    "economic development director",
    "restaurant owner",
    "sheriff’s deputy",
    "social worker",
    "accountant",
    "radio host",
    "trade association director",
    "electrician",
    "union steward",
    "bookstore owner",
    "truck dispatcher",
    "parks manager",
    "museum curator",
    "credit union manager",
    "home builder",
    "farm equipment dealer",
    "bakery owner",
    "foundation officer",
    "campaign organizer",
    "paramedic",
    "letter carrier",
  ],
};

/** One job or two before office, by what was studied, one after the other; the last of them may still be held. */
export function inventJobs(
  random: Random,
  {
    schools,
    from,
    to,
    isKept,
    cities,
  }: { schools: School[]; from: number; to: number; isKept: boolean; cities: string[] },
): Job[] {
  const trade = schools.findLast(({ field, isIncomplete }) => field in JOBS && !isIncomplete)?.field;
  const titles = random.some(
    [...(JOBS[trade ?? "other"] ?? []), ...(trade === undefined ? [] : random.some(JOBS["other"] ?? [], 2))],
    to - from > 12 ? 2 : 1,
  );
  const middle = from + Math.floor((to - from) / 2);
  // Who changes jobs changes towns.
  const [first = "", second = first] = random.some(cities, 2);
  return titles.flatMap((title, index): Job[] => {
    const isLast = index === titles.length - 1;
    const began = index === 0 ? from : middle;
    const until = isLast ? to : middle;
    // Nobody who came to office at once had time for a job before it.
    return until > began
      ? [{ title, where: index === 0 ? first : second, from: began, to: isLast && isKept ? null : until }]
      : [];
  });
}
