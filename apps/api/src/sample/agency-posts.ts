import data from "./content/agency-posts.json" with { type: "json" };
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
  const lines = data[isDepartment ? "department" : kind === "part" ? "part" : "agency"];
  const inWhiteHouse = withParents(agency).some(({ kind: each }) => each === "executive-office");
  const head = {
    title: headOf(agency),
    category: data.headCategories.find(({ title }) => new RegExp(title, "u").test(headTitle))?.category ?? "Director",
    appointment: inWhiteHouse ? PRESIDENTIAL : CONFIRMED,
    interests: 2,
  };
  const others = lines.filter(({ title }) => title !== headTitle);
  return [head, ...others].slice(0, count).map(({ title, category, appointment, interests }, index) => ({
    // "%" is the title of the agency's head.
    title: title === "Deputy %" ? deputyOf(headTitle) : title.replace("%", headTitle),
    category,
    appointment: isDepartment || appointment !== CONFIRMED || index === 0 ? appointment : NONCAREER,
    interests,
    isLeadership: index < 3,
    isHead: index === 0,
  }));
}

/** Focus areas of a department's or an agency's people, by its id. */
const subjects: Record<string, readonly string[] | undefined> = data.subjects;

export const subjectsOf = (agency: Agency): readonly string[] =>
  subjects[withParents(agency).at(-1)?.id ?? 0] ?? data.otherSubjects;
