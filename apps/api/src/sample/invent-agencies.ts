import { AGENCIES, type Agency, addParents } from "../directory/agencies.ts";
import lists from "../directory/lookup-lists.json" with { type: "json" };
import { insertRows, updateRows } from "../directory/rows.ts";
import { formatLogoAddress } from "../pictures/picture-seed.ts";
import type { Db } from "../platform/db.ts";
import data from "./content/agency-posts.json" with { type: "json" };
import { inventStafferName } from "./names.ts";
import { addressName, inventPhone } from "./offices.ts";
import { isRealSurname } from "./posts.ts";
import type { Random } from "./random.ts";
import { REFERENCE_DAY } from "./sample-person.ts";

export interface SampleAgencies {
  contacts: ReturnType<typeof contactOf>[];
  people: ReturnType<typeof hire>[];
}

const PEOPLE = 1500;
const FORMER_PEOPLE = 24;
/** Posts of leadership nobody fills on the reference day; never a department's. */
const VACANT_SHARE = 0.06;

const WITH_REGIONS: ReadonlySet<number> = new Set(data.agenciesWithRegions);
const REGIONAL_DIRECTORS = 3;

export function inventAgencies(random: Random, used = new Set<string>()): SampleAgencies {
  const counts = headcounts(PEOPLE - FORMER_PEOPLE);
  const people = AGENCIES.flatMap((agency) => {
    const chance = random.fork(`people ${agency.id}`);
    const posts = filledPosts(chance.fork("posts"), agency, counts.get(agency.id) ?? 0);
    return posts.map(({ post, office }, index) => {
      const opening = { key: String(index), office: office ?? agency, post, isFormer: false };
      return hire(chance.fork(String(index)), agency, opening, used);
    });
  });
  const past = random.fork("former");
  const former = past.some(AGENCIES, FORMER_PEOPLE).map((agency, index) => {
    const opening = { key: "former", office: agency, post: past.pick(postsOf(agency, 6)), isFormer: true };
    return hire(past.fork(String(index)), agency, opening, used);
  });
  return {
    contacts: AGENCIES.map((agency) => contactOf(random.fork(`contact ${agency.id}`), agency)),
    people: [...people, ...former],
  };
}

interface Opening {
  key: string;
  office: { city: string; state: string };
  post: AgencyPost;
  isFormer: boolean;
}

/** Somebody who works in an agency, or did, under a name that isn't in `used`. */
function hire(random: Random, agency: Agency, { key, office, post, isFormer }: Opening, used: Set<string>) {
  let name: { first: string; last: string };
  do name = inventStafferName(random, office.state === "DC" ? "VA" : office.state);
  while (used.has(`${name.first} ${name.last}`) || (post.isHead && isRealSurname(name.last)));
  used.add(`${name.first} ${name.last}`);
  const areas = random.some(subjectsOf(agency), post.interests).map((area) => lists.focusAreas.indexOf(area) + 1);
  return {
    key: `agency-${agency.id}-${key}`,
    agencyId: agency.id,
    ...name,
    title: post.title,
    appointmentId: lists.appointments.indexOf(post.appointment) + 1,
    jobs: [lists.jobCategoriesFederal.indexOf(post.category) + 1],
    interests: areas.toSorted((a, b) => a - b),
    isLeadership: post.isLeadership && !isFormer,
    isHead: post.isHead && !isFormer,
    isFormer,
    city: office.city,
    state: office.state,
    phone: !isFormer && random.chance(0.95) ? inventPhone(random, "202") : "",
    email: !isFormer && random.chance(0.9) ? `${addressName(name.first)}.${addressName(name.last)}@example.org` : "",
  };
}

function headcounts(total: number): Map<number, number> {
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

/** The posts that are filled, so many of them, some in the regions. Where the head's post is vacant, the deputy acts. */
function filledPosts(
  random: Random,
  agency: Agency,
  count: number,
): { post: AgencyPost; office: { city: string; state: string } | null }[] {
  const isVacant = agency.kind !== "department" && random.chance(VACANT_SHARE);
  const central = WITH_REGIONS.has(agency.id) ? count - REGIONAL_DIRECTORS : count;
  const posts = postsOf(agency, isVacant ? central + 1 : central);
  const filled = isVacant
    ? posts
        .slice(1)
        .map((post, index) => (index === 0 ? { ...post, title: `${post.title}, Acting ${agency.headTitle}` } : post))
    : posts;
  const regions = random.some(data.regionalOffices, count - filled.length).map(({ city, state }) => ({
    post: {
      title: `Regional Director, ${city}`,
      category: "Regional Administrator",
      appointment: random.pick(["Career Executive", "Noncareer Executive"]),
      interests: 1,
      isLeadership: false,
      isHead: false,
    },
    office: { city, state },
  }));
  return [...filled.map((post) => ({ post, office: null })), ...regions];
}

/** How to reach an agency. Nothing of it leads to the real one. */
function contactOf(random: Random, { id, acronym, city, state, parentId }: Agency) {
  const host = addressName(acronym);
  return {
    id,
    address: `Office of Public Affairs, ${city}, ${state}`,
    phone: inventPhone(random, "202"),
    fax: random.chance(0.4) ? inventPhone(random, "202") : "",
    email: random.chance(0.85) ? `${host}-${id}@example.org` : "",
    website: parentId === null || random.chance(0.8) ? `https://${host}-${id}.example.org` : "",
  };
}

const AGENCY_OFFICIAL = 15;
const FEDERAL_POLICYMAKERS = 1;

export const agencyPersonRows = (
  { people }: SampleAgencies,
  profiles: ReadonlyMap<string, number> = new Map(),
): Record<string, unknown>[] =>
  people.map((person) => ({
    record_type: "agencyperson",
    source: "sample",
    source_id: person.key,
    profile_id: profiles.get(person.key) ?? null,
    employer_agency_id: person.agencyId,
    first_name: person.first,
    last_name: person.last,
    full_name: `${person.first} ${person.last}`,
    title: person.title,
    email: person.email,
    phone: person.phone,
    is_leadership: person.isLeadership,
    job_category_ids: person.jobs,
    focus_area_ids: person.interests,
    profile_type_id: AGENCY_OFFICIAL,
    subscription_modules: [FEDERAL_POLICYMAKERS],
    appointment_id: person.appointmentId,
    office_city: person.city,
    office_state_code: person.state,
    is_former: person.isFormer,
  }));

/** A part of a department shows no drawing: its department does. */
const OF_THEIR_OWN = new Set(AGENCIES.filter(({ kind }) => kind !== "part").map(({ id }) => id));

/** Writes people and contact details of the agencies, which must already be stored. */
export async function writeAgencies(
  tx: Db,
  agencies: SampleAgencies,
  profiles: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  await updateRows(
    tx,
    "agencies",
    agencies.contacts.map((contact) => ({
      ...contact,
      logo: OF_THEIR_OWN.has(contact.id) ? formatLogoAddress(`agency-${contact.id}`) : "",
      figures_source: "sample",
      updated_date: REFERENCE_DAY,
    })),
  );
  const rows = agencyPersonRows(agencies, profiles);
  for (let from = 0; from < rows.length; from += 500) await insertRows(tx, "contacts", rows.slice(from, from + 500));
}

type AgencyPost = ReturnType<typeof postsOf>[number];

const CONFIRMED = "Presidential Appointment with Senate Confirmation";
const PRESIDENTIAL = "Presidential Appointment";
const NONCAREER = "Noncareer Executive";

/** The full title of an agency's head: "Secretary of Agriculture", "Director". */
export function headOf({ name, headTitle }: Agency): string {
  if (headTitle !== "Secretary") return headTitle;
  return `Secretary of ${name.replace("Department of ", "")}`;
}

function deputyOf(headTitle: string): string {
  if (headTitle.startsWith("Chair")) return `Vice ${headTitle}`;
  if (headTitle === "President") return "Executive Vice President";
  if (/Co-Chair/u.test(headTitle)) return `Alternate ${headTitle}`;
  return headTitle.startsWith("Deputy ") ? `Associate ${headTitle}` : `Deputy ${headTitle}`;
}

/** The posts of an agency, its head first, as many as are asked for. */
function postsOf(agency: Agency, count: number) {
  const { kind, headTitle } = agency;
  const isDepartment = kind === "department";
  const lines = data[isDepartment ? "department" : kind === "part" ? "part" : "agency"];
  const inWhiteHouse = addParents(agency).some(({ kind: each }) => each === "executive-office");
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

const subjects: Record<string, readonly string[] | undefined> = data.subjects;

export const subjectsOf = (agency: Agency): readonly string[] =>
  subjects[addParents(agency).at(-1)?.id ?? 0] ?? data.otherSubjects;
