import { SUBSCRIPTION_MODULES } from "@rotunda/core";
import { AGENCIES, type Agency, addParents } from "../directory/agencies.ts";
import lists from "../directory/lookup-lists.json" with { type: "json" };
import { formatLogoAddress } from "../pictures/picture-seed.ts";
import data from "./content/agency-posts.json" with { type: "json" };
import { inventStafferName } from "./names.ts";
import { isRealSurname } from "./posts.ts";
import type { Random } from "./random.ts";
import { REFERENCE_DAY } from "./sample-person.ts";
import { buildContactRow, formatHost, type Ids, inventPhone, SAMPLE } from "./sample-rows.ts";

export type SampleAgencies = ReturnType<typeof inventAgencies>;

const PEOPLE = 1500;
const FORMER_PEOPLE = 24;
/** The share of agencies without a head on the reference day; departments always have one. */
const VACANT_SHARE = 0.06;

const WITH_REGIONS: ReadonlySet<number> = new Set(data.agenciesWithRegions);
const REGIONAL_DIRECTORS = 3;
const CAREERS = ["Career Executive", "Noncareer Executive"];

export function inventAgencies(random: Random, used = new Set<string>()) {
  const counts = countStaff(PEOPLE - FORMER_PEOPLE);
  const people = AGENCIES.flatMap((agency) => {
    const chance = random.fork(`people ${agency.id}`);
    const openings = fillPosts(chance.fork("posts"), agency, counts.get(agency.id) ?? 0);
    return openings.map((opening, index) => hire(chance.fork(String(index)), agency, { ...opening, index }, used));
  });
  const past = random.fork("former");
  const former = past.some(AGENCIES, FORMER_PEOPLE).map((agency, index) => {
    const opening = { post: past.pick(listPosts(agency, 6)), office: agency };
    return hire(past.fork(String(index)), agency, opening, used);
  });
  return {
    contacts: AGENCIES.map((agency) => inventContact(random.fork(`contact ${agency.id}`), agency)),
    people: [...people, ...former],
  };
}

type Opening = ReturnType<typeof fillPosts>[number] & { index?: number };

/** Invents someone with a name that isn't in `used`; former people have no index. */
function hire(random: Random, agency: Agency, { index, office, post }: Opening, used: Set<string>) {
  const isFormer = index === undefined;
  let name: { first: string; last: string };
  do name = inventStafferName(random, office.state === "DC" ? "VA" : office.state);
  while (used.has(`${name.first} ${name.last}`) || (post.isHead && isRealSurname(name.last)));
  used.add(`${name.first} ${name.last}`);
  const areas = random.some(listSubjects(agency), post.interests).map((area) => lists.focus_areas.indexOf(area) + 1);
  return {
    key: `agency-${agency.id}-${index ?? "former"}`,
    agencyId: agency.id,
    ...name,
    isHead: post.isHead && !isFormer,
    title: post.title,
    appointment_id: lists.appointments.indexOf(post.appointment) + 1,
    job_category_ids: [lists.job_categories_federal.indexOf(post.category) + 1],
    focus_area_ids: areas.toSorted((a, b) => a - b),
    is_leadership: post.isLeadership && !isFormer,
    is_former: isFormer,
    office_city: office.city,
    office_state_code: office.state,
    phone: !isFormer && random.chance(0.95) ? inventPhone(random, "202") : "",
    email: !isFormer && random.chance(0.9) ? `${formatHost(name.first)}.${formatHost(name.last)}@example.org` : "",
  };
}

function countStaff(total: number): Map<number, number> {
  const weights = { department: 24, "executive-office": 12, independent: 7, part: 4 };
  const counts = new Map(
    AGENCIES.map(({ id, kind }) => [id, weights[kind] + (WITH_REGIONS.has(id) ? REGIONAL_DIRECTORS : 0)]),
  );
  let left = total - [...counts.values()].reduce((sum, count) => sum + count, 0);
  const spread = AGENCIES.filter(({ kind }) => kind !== "department");
  for (let index = 0; left !== 0; index = (index + 1) % spread.length) {
    const id = spread[index]?.id ?? 0;
    const step = Math.sign(left);
    counts.set(id, (counts.get(id) ?? 0) + step);
    left -= step;
  }
  return counts;
}

/** Lists `count` posts, some in the regions; the deputy acts for a head who is missing. */
function fillPosts(random: Random, agency: Agency, count: number) {
  const isVacant = agency.kind !== "department" && random.chance(VACANT_SHARE);
  const posts = listPosts(agency, (isVacant ? 1 : 0) + count - (WITH_REGIONS.has(agency.id) ? REGIONAL_DIRECTORS : 0));
  const [deputy, ...others] = isVacant ? posts.slice(1) : [];
  const filled = deputy ? [{ ...deputy, title: `${deputy.title}, Acting ${agency.headTitle}` }, ...others] : posts;
  const regions = random.some(data.regionalOffices, count - filled.length).map((office) => ({
    post: { ...data.regionalDirector, title: `Regional Director, ${office.city}`, appointment: random.pick(CAREERS) },
    office,
  }));
  return [...filled.map((post) => ({ post, office: agency as { city: string; state: string } })), ...regions];
}

function inventContact(random: Random, { id, kind, acronym, city, state, parentId }: Agency) {
  const host = `${formatHost(acronym)}-${id}`;
  return {
    id,
    address: `Office of Public Affairs, ${city}, ${state}`,
    phone: inventPhone(random, "202"),
    fax: random.chance(0.4) ? inventPhone(random, "202") : "",
    email: random.chance(0.85) ? `${host}@example.org` : "",
    website: parentId === null || random.chance(0.8) ? `https://${host}.example.org` : "",
    // A part of a department has the logo of its department.
    logo: kind === "part" ? "" : formatLogoAddress(`agency-${id}`),
    figures_source: SAMPLE,
    updated_date: REFERENCE_DAY,
  };
}

const AGENCY_OFFICIAL = 15;

/** Builds the row of a present or former member of an agency's staff; `profiles` has the id of a head's profile. */
export function buildAgencyPersonRow(person: SampleAgencies["people"][number], profiles: Ids = new Map()) {
  const { key, agencyId, first, last, isHead: _, ...row } = person;
  return {
    ...row,
    ...buildContactRow("agencyperson", key, { first, last }),
    profile_id: profiles.get(key) ?? null,
    employer_agency_id: agencyId,
    profile_type_id: AGENCY_OFFICIAL,
    subscription_modules: [SUBSCRIPTION_MODULES.federalPolicymakers],
  };
}

const CONFIRMED = "Presidential Appointment with Senate Confirmation";

export const nameHead = ({ name, headTitle }: Agency): string =>
  headTitle === "Secretary" ? `Secretary of ${name.replace("Department of ", "")}` : headTitle;

function nameDeputy(headTitle: string): string {
  if (headTitle.startsWith("Chair")) return `Vice ${headTitle}`;
  if (headTitle === "President") return "Executive Vice President";
  if (/Co-Chair/u.test(headTitle)) return `Alternate ${headTitle}`;
  return headTitle.startsWith("Deputy ") ? `Associate ${headTitle}` : `Deputy ${headTitle}`;
}

function listPosts(agency: Agency, count: number) {
  const { kind, headTitle } = agency;
  const isDepartment = kind === "department";
  const isOfPresident = addParents(agency).some(({ kind: each }) => each === "executive-office");
  const head = {
    title: nameHead(agency),
    category: data.headCategories.find(({ title }) => new RegExp(title, "u").test(headTitle))?.category ?? "Director",
    appointment: isOfPresident ? "Presidential Appointment" : CONFIRMED,
    interests: 2,
  };
  const posts = data[isDepartment ? "department" : kind === "part" ? "part" : "agency"];
  const others = posts.filter(({ title }) => title !== headTitle);
  return [head, ...others].slice(0, count).map(({ title, appointment, ...post }, index) => ({
    ...post,
    // "%" is the title of the agency's head.
    title: title === "Deputy %" ? nameDeputy(headTitle) : title.replace("%", headTitle),
    appointment: isDepartment || appointment !== CONFIRMED || index === 0 ? appointment : "Noncareer Executive",
    isLeadership: index < 3,
    isHead: index === 0,
  }));
}

const subjects: Record<string, readonly string[] | undefined> = data.subjects;

export const listSubjects = (agency: Agency): readonly string[] =>
  subjects[addParents(agency).at(-1)?.id ?? 0] ?? data.otherSubjects;
