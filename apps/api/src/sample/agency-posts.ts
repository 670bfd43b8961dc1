import { type Agency, withParents } from "../directory/agencies.ts";

/** A post somebody of an agency fills. */
export interface AgencyPost {
  title: string;
  /** Name of an entry of the lookup 'job_categories_federal'. */
  category: string;
  /** Name of an entry of the lookup 'appointments'. */
  appointment: string;
  /** How many focus areas come with it. */
  interests: number;
  isLeadership: boolean;
  isHead: boolean;
}

const CONFIRMED = "Presidential Appointment with Senate Confirmation";
const PRESIDENTIAL = "Presidential Appointment";
const NONCAREER = "Noncareer Executive";
const CAREER = "Career Executive";
const SCHEDULE_C = "Schedule C";
const LIMITED = "Limited Term";

type Line = readonly [title: string, category: string, appointment: string, interests: number];

// "%" is the title of the agency's head. In the order in which posts are filled; the first three lead.
const DEPARTMENT_POSTS: readonly Line[] = [
  ["Deputy %", "Deputy Secretary", CONFIRMED, 1],
  ["Chief of Staff", "Chief of Staff", NONCAREER, 0],
  ["General Counsel", "General Counsel", CONFIRMED, 1],
  ["Inspector General", "Inspector General", CONFIRMED, 1],
  ["Assistant Secretary for Legislative Affairs", "Legislative Affairs", CONFIRMED, 1],
  ["Assistant Secretary for Public Affairs", "Public Affairs", PRESIDENTIAL, 0],
  ["Chief Financial Officer", "Chief Financial Officer", CONFIRMED, 1],
  ["Chief Information Officer", "Chief Information Officer", CAREER, 1],
  ["White House Liaison", "White House Liaison", SCHEDULE_C, 0],
  ["Deputy Chief of Staff for Policy", "Chief of Staff", NONCAREER, 2],
  ["Deputy Chief of Staff for Operations", "Chief of Staff", NONCAREER, 0],
  ["Director of Intergovernmental Affairs", "Intergovernmental Affairs", NONCAREER, 1],
  ["Senior Advisor to the %", "Senior Advisor", NONCAREER, 2],
  ["Chief Human Capital Officer", "Chief Human Capital Officer", CAREER, 0],
  ["Press Secretary", "Public Affairs", SCHEDULE_C, 0],
  ["Budget Director", "Budget Officer", CAREER, 1],
  ["Chief Acquisition Officer", "Acquisition and Procurement", CAREER, 0],
  ["Director of the Office of Civil Rights", "Civil Rights and Equal Opportunity", CAREER, 1],
  ["Principal Deputy General Counsel", "General Counsel", NONCAREER, 1],
  ["Deputy Assistant Secretary for Senate Affairs", "Deputy Assistant Secretary", SCHEDULE_C, 1],
  ["Deputy Assistant Secretary for House Affairs", "Deputy Assistant Secretary", SCHEDULE_C, 1],
  ["Executive Secretary", "Senior Advisor", CAREER, 0],
  ["Director of Speechwriting", "Public Affairs", SCHEDULE_C, 0],
  ["Director of Scheduling and Advance", "Senior Advisor", SCHEDULE_C, 0],
  ["Deputy Inspector General", "Inspector General", CAREER, 0],
  ["Deputy Chief Information Officer", "Chief Information Officer", CAREER, 1],
  ["Special Assistant to the %", "Senior Advisor", SCHEDULE_C, 1],
  ["Director of Strategic Planning", "Program Director", CAREER, 1],
  ["Deputy Press Secretary", "Public Affairs", SCHEDULE_C, 0],
];

const AGENCY_POSTS: readonly Line[] = [
  ["Deputy %", "Deputy Administrator", NONCAREER, 1],
  ["Chief of Staff", "Chief of Staff", NONCAREER, 0],
  ["Chief Counsel", "General Counsel", CAREER, 1],
  ["Director of Congressional Affairs", "Legislative Affairs", SCHEDULE_C, 1],
  ["Director of Communications", "Public Affairs", SCHEDULE_C, 0],
  ["Senior Advisor", "Senior Advisor", NONCAREER, 2],
  ["Chief Information Officer", "Chief Information Officer", CAREER, 1],
  ["Chief Financial Officer", "Chief Financial Officer", CAREER, 1],
  ["Associate Director for Programs", "Program Director", CAREER, 2],
  ["Chief Operating Officer", "Chief Operating Officer", CAREER, 0],
  ["Director of Policy", "Program Director", CAREER, 2],
  ["Chief Scientist", "Science and Technology Advisor", LIMITED, 2],
];

const PART_POSTS: readonly Line[] = [
  ["Deputy %", "Deputy Director", CAREER, 1],
  ["Chief of Staff", "Chief of Staff", NONCAREER, 0],
  ["Senior Advisor", "Senior Advisor", LIMITED, 2],
  ["Chief Counsel", "General Counsel", CAREER, 1],
  ["Director of External Affairs", "Public Affairs", SCHEDULE_C, 1],
  ["Associate Director for Programs", "Program Director", CAREER, 2],
];

const HEAD_CATEGORIES: readonly (readonly [RegExp, string])[] = [
  [/^Secretary/u, "Secretary"],
  [/Under Secretary/u, "Under Secretary"],
  [/^Assistant (?:Secretary|Attorney General)/u, "Assistant Secretary"],
  [/Administrator/u, "Administrator"],
  [/Commissioner/u, "Commissioner"],
  [/^Chair|Co-Chair/u, "Chair"],
  [/^Chief of Staff|^Deputy Chief of Staff/u, "Chief of Staff"],
  [/^Chief Operating|Chief Executive/u, "Chief Operating Officer"],
  [/^Chief|Commandant/u, "Chief"],
];

/** What the head of an agency is called in full: "Secretary of Agriculture", "Director". */
export function headOf({ name, headTitle }: Agency): string {
  if (headTitle !== "Secretary") return headTitle;
  return `Secretary of ${name.replace("Department of ", "")}`;
}

/** The head's first deputy: "Deputy Director", "Vice Chairman". */
function deputyOf(headTitle: string): string {
  if (headTitle.startsWith("Chair")) return `Vice ${headTitle}`;
  if (headTitle === "President") return "Executive Vice President";
  if (/Co-Chair/u.test(headTitle)) return `Alternate ${headTitle}`;
  return headTitle.startsWith("Deputy ") ? `Associate ${headTitle}` : `Deputy ${headTitle}`;
}

/** The posts of an agency, its head first, as many as are asked for. */
export function postsOf(agency: Agency, count: number): AgencyPost[] {
  const { kind, headTitle } = agency;
  const isDepartment = kind === "department";
  const lines = isDepartment ? DEPARTMENT_POSTS : kind === "part" ? PART_POSTS : AGENCY_POSTS;
  const inWhiteHouse = withParents(agency).some(({ kind: each }) => each === "executive-office");
  const head: Line = [
    headOf(agency),
    HEAD_CATEGORIES.find(([pattern]) => pattern.test(headTitle))?.[1] ?? "Director",
    inWhiteHouse ? PRESIDENTIAL : CONFIRMED,
    2,
  ];
  const others = lines.filter(([title]) => title !== headTitle);
  return [head, ...others].slice(0, count).map(([title, category, appointment, interests], index) => ({
    title: title === "Deputy %" ? deputyOf(headTitle) : title.replace("%", headTitle),
    category,
    appointment: isDepartment || appointment !== CONFIRMED || index === 0 ? appointment : NONCAREER,
    interests,
    isLeadership: index < 3,
    isHead: index === 0,
  }));
}

/** Focus areas of a department's or an agency's people, by its id. */
const SUBJECTS: Readonly<Record<number, readonly string[]>> = {
  100: ["Agriculture", "Nutrition", "Conservation", "Natural Resources", "Trade", "Economic Development"],
  200: ["Business and Commerce", "Trade", "Intellectual Property", "Telecommunications", "Economic Development"],
  300: ["Defense", "Intelligence", "Veterans", "Homeland Security", "Foreign Affairs"],
  400: ["Education", "Civil Rights", "Disability", "Families and Children"],
  500: ["Energy", "Environment", "Science and Technology", "Natural Resources"],
  600: ["Health Care", "Medicare and Medicaid", "Families and Children", "Seniors", "Disability"],
  700: ["Homeland Security", "Immigration", "Disaster Relief", "Crime and Law Enforcement"],
  800: ["Housing", "Civil Rights", "Economic Development", "Banking and Finance"],
  900: ["Public Lands", "Natural Resources", "Indian Affairs", "Water", "Conservation"],
  1000: ["Judiciary", "Crime and Law Enforcement", "Civil Rights", "Immigration", "Gun Policy"],
  1100: ["Labor", "Families and Children", "Trade", "Veterans"],
  1200: ["Foreign Affairs", "Human Rights", "Trade", "Immigration"],
  1300: ["Transportation", "Infrastructure", "Tourism"],
  1400: ["Banking and Finance", "Taxation", "Trade", "Budget"],
  1500: ["Veterans", "Health Care", "Disability"],
  1600: ["Budget", "Government Operations", "Trade", "Science and Technology", "Environment"],
  3100: ["Environment", "Water", "Energy"],
  3200: ["Space", "Science and Technology"],
  3300: ["Social Security", "Seniors", "Disability"],
  3400: ["Small Business", "Business and Commerce", "Disaster Relief"],
  3700: ["Energy", "Environment"],
  3800: ["Science and Technology", "Education"],
  3900: ["Banking and Finance", "Consumer Affairs"],
  4000: ["Banking and Finance", "Consumer Affairs"],
  4100: ["Banking and Finance", "Business and Commerce"],
  4200: ["Telecommunications", "Consumer Affairs"],
  4300: ["Consumer Affairs", "Business and Commerce"],
  4400: ["Energy", "Natural Resources"],
  4800: ["Civil Rights", "Labor"],
  4900: ["Labor", "Business and Commerce"],
  5000: ["Campaign Finance and Elections", "Ethics"],
  5500: ["Postal Service", "Government Operations"],
  5600: ["Transportation", "Infrastructure"],
  5900: ["Housing", "Banking and Finance"],
  6000: ["Arts and Humanities", "Education"],
  6100: ["Arts and Humanities", "Education"],
  7500: ["Intelligence", "Homeland Security"],
  7600: ["Intelligence", "Foreign Affairs"],
};

const ELSEWHERE = ["Government Operations", "Consumer Affairs", "Economic Development", "Labor"];

export const subjectsOf = (agency: Agency): readonly string[] =>
  SUBJECTS[withParents(agency).at(-1)?.id ?? 0] ?? ELSEWHERE;
