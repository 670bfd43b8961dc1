import { STATES } from "../directory/states.ts";
import { inventName } from "./names.ts";
import type { Random } from "./random.ts";
import { REFERENCE_YEAR } from "./reference-day.ts";
import { firstYear, type SamplePerson } from "./sample-person.ts";
import { inventSchools, type School, stateLabel } from "./schools.ts";
import { loreOf } from "./state-lore.ts";

/** What happened to a fictional person before and beside politics; every part fits the others in time. */
export interface Life {
  birthYear: number;
  birthplace: string;
  hometown: string;
  homeCity: string;
  residences: string[];
  parents: [string, string];
  schools: School[];
  military: { branch: string; from: number; to: number } | null;
  jobs: { title: string; where: string; from: number; to: number }[];
  earlierOffice: { title: string; from: number; to: number } | null;
  maritalStatus: string;
  spouse: { name: string; job: string } | null;
  children: number;
  religion: string;
  hobby: string;
}

export function inventLife(random: Random, person: SamplePerson): Life {
  const { state } = person.seat;
  const lore = loreOf(state);
  const birthYear = Number(person.birthDate.slice(0, 4));
  const began = firstYear(person);
  const isNative = random.chance(0.68) || stateKind(state) !== "state";
  const birthState = isNative ? state : random.pick(STATES.filter(({ kind }) => kind === "state")).code;
  const birthCity = random.pick(loreOf(birthState).cities);
  const hometown = random.chance(0.7) ? birthCity : random.pick(loreOf(birthState).cities);
  const homeCity =
    isNative && random.chance(0.5) && loreOf(birthState).cities.includes(hometown)
      ? hometown
      : random.pick(lore.cities);
  const schools = inventSchools(random.fork("schools"), { birthState, state, birthYear, began });
  const studied = Math.max(birthYear + 22, ...schools.map(({ to }) => to));
  const military =
    random.chance(0.19) && began - studied > 9
      ? { branch: random.pick(BRANCHES), from: studied, to: studied + random.int(4, 8) }
      : null;
  const start = military ? military.to : studied;
  const earlierOffice = inventEarlierOffice(random.fork("office"), person, start + 3, began);
  const jobs = inventJobs(random.fork("jobs"), {
    schools,
    from: start,
    to: earlierOffice?.from ?? began,
    cities: lore.cities,
  });
  const maritalStatus = random.weighted([
    ["Married", 74],
    ["Divorced", 10],
    ["Single", 8],
    ["Widowed", 5],
    ["Partnered", 3],
  ] as const);
  const paired = maritalStatus === "Married" || maritalStatus === "Partnered" || maritalStatus === "Widowed";
  const spouseGender = random.chance(0.06) === (person.gender === "F") ? "F" : "M";
  const spouseName = inventName(random, state, spouseGender);
  return {
    birthYear,
    birthplace: `${birthCity}, ${stateLabel(birthState)}`,
    hometown: `${hometown}, ${stateLabel(birthState)}`,
    homeCity,
    residences: [
      ...new Set([
        `${homeCity}, ${stateLabel(state)}`,
        ...(person.seat.type === "governor" ? [] : ["Washington, D.C."]),
      ]),
    ],
    parents: random.some(PARENT_JOBS, 2) as [string, string],
    schools,
    military,
    jobs,
    earlierOffice,
    maritalStatus,
    spouse: paired ? { name: spouseName.first, job: random.pick(SPOUSE_JOBS) } : null,
    children:
      maritalStatus === "Single"
        ? 0
        : random.weighted([
            [0, 10],
            [1, 16],
            [2, 36],
            [3, 24],
            [4, 10],
            [5, 4],
          ] as const),
    religion: random.weighted(RELIGION_SHARES),
    hobby: random.pick(HOBBIES),
  };
}

const stateKind = (code: string) => STATES.find((one) => one.code === code)?.kind ?? "state";

const RELIGION_SHARES: (readonly [string, number])[] = [
  ["Roman Catholic", 25],
  ["Baptist", 14],
  ["Methodist", 9],
  ["Presbyterian", 7],
  ["Episcopalian", 6],
  ["Lutheran", 6],
  ["Jewish", 6],
  ["Nondenominational Christian", 9],
  ["Latter-day Saint", 2],
  ["African Methodist Episcopal", 3],
  ["Congregationalist", 2],
  ["Unaffiliated", 5],
  ["Hindu", 1],
  ["Muslim", 1],
  ["Buddhist", 1],
  ["Eastern Orthodox", 1],
  ["Unitarian Universalist", 1],
  ["Quaker", 0.5],
  ["Mennonite", 0.5],
];

const BRANCHES = [
  "Army",
  "Navy",
  "Air Force",
  "Marine Corps",
  "Coast Guard",
  "Army National Guard",
  "Air National Guard",
];

const PARENT_JOBS = [
  "a machinist",
  "a school librarian",
  "a dairy farmer",
  "a postal carrier",
  "a county nurse",
  "a high school coach",
  "a union electrician",
  "a parish organist",
  "a truck driver",
  "a bookkeeper",
  "a pharmacist",
  "a state trooper",
  "a millworker",
  "a kindergarten teacher",
  "a hardware store owner",
  "a railroad conductor",
  "a seamstress",
  "an Army sergeant",
  "a bus driver",
  "a country doctor",
  "a short-order cook",
  "a bank teller",
  "a welder",
  "a hospital orderly",
  "a newspaper printer",
  "a court stenographer",
  "an air traffic controller",
  "a minister",
];

const SPOUSE_JOBS = [
  "a pediatrician",
  "an architect",
  "a middle school teacher",
  "a physical therapist",
  "a landscape designer",
  "an accountant",
  "a retired firefighter",
  "a veterinarian",
  "a civil engineer",
  "a choir director",
  "a nurse midwife",
  "a small-business owner",
  "a chemist",
  "a public defender",
  "a bookseller",
  "a dentist",
  "a software tester",
];

const HOBBIES = [
  "restoring wooden boats",
  "long-distance cycling",
  "keeping bees",
  "playing the upright bass",
  "fly-fishing",
  "birdwatching",
  "coaching youth soccer",
  "baking bread",
  "quilting",
  "refereeing high school basketball",
  "repairing clocks",
  "growing heirloom tomatoes",
  "singing in a church choir",
  "collecting old maps",
  "trail running",
  "amateur radio",
  "woodturning",
  "playing chess by mail",
  "raising border collies",
  "rowing",
  "crossword puzzles",
  "playing second-string hockey goalie",
  "reading naval history",
  "hiking with old topographic maps",
];

const OFFICES_BEFORE: (readonly [string, number])[] = [
  ["state representative", 26],
  ["state senator", 20],
  ["county commissioner", 12],
  ["mayor", 10],
  ["city council member", 12],
  ["state attorney general", 3],
  ["state treasurer", 3],
  ["district attorney", 5],
  ["lieutenant governor", 3],
  ["school board member", 6],
];

function inventEarlierOffice(
  random: Random,
  person: SamplePerson,
  earliest: number,
  began: number,
): Life["earlierOffice"] {
  if (began - earliest < 3 || random.chance(0.24)) return null;
  const title = random.weighted(OFFICES_BEFORE);
  const from = Math.max(earliest, began - random.int(3, 12));
  return {
    title: title === "state senator" && person.seat.state === "NE" ? "state legislator" : title,
    from,
    to: began,
  };
}

const JOBS: Record<string, string[]> = {
  law: ["assistant prosecutor", "public defender", "partner in a three-lawyer firm", "law clerk", "municipal attorney"],
  medicine: ["emergency room physician", "family doctor", "medical director of a community clinic"],
  business: ["plant manager", "owner of a building supply company", "regional sales manager", "commercial banker"],
  education: ["high school civics teacher", "middle school principal", "community college instructor"],
  engineering: ["bridge engineer", "utility planner", "quality engineer"],
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
  ],
};

function inventJobs(
  random: Random,
  { schools, from, to, cities }: { schools: School[]; from: number; to: number; cities: string[] },
): Life["jobs"] {
  const trade = schools.map(({ field }) => field).findLast((field) => field in JOBS);
  const count = to - from > 12 ? 2 : 1;
  const titles = random.some(
    [...(JOBS[trade ?? "other"] ?? []), ...(trade === undefined ? [] : random.some(JOBS["other"] ?? [], 2))],
    count,
  );
  const middle = from + Math.floor((to - from) / 2);
  return titles
    .map((title, index) => ({
      title,
      where: random.pick(cities),
      from: index === 0 ? from : middle,
      to: Math.min(index === 0 && titles.length > 1 ? middle : to, REFERENCE_YEAR),
    }))
    .filter((job) => job.to > job.from);
}
