import { insertRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import type { SampleCohort } from "./invent-country.ts";
import type { SampleGroup, SampleSeat } from "./invent-groups.ts";
import type { SampleStaffer } from "./invent-staff.ts";
import type { SamplePerson } from "./sample-person.ts";
import {
  chairsOf,
  leadershipRows,
  officeRows,
  personContactRows,
  profileRows,
  seatRows,
  staffRows,
  termRows,
} from "./sample-rows.ts";

type Ids = ReadonlyMap<string, number>;

/** So many rows a statement: they keep the memory of an embedded database low. */
const ROWS = 1000;

/** What of a cohort is written: everybody's body comes from `tell` when its row is made, and is forgotten. */
export interface Writing {
  people: readonly SamplePerson[];
  groups: readonly SampleGroup[];
  seats: readonly SampleSeat[];
  staff: readonly SampleStaffer[];
  tell: (person: SamplePerson) => Record<string, unknown>;
}

/** Writes profiles and all that belongs to them; `groups` has the ids of the groups, which must stand. */
export async function writeCohort(tx: Db, cohort: Writing, groups: Ids): Promise<Map<string, number>> {
  const { people, seats, staff, tell } = cohort;
  const chairs = chairsOf(cohort);
  const profiles = new Map<string, number>();
  for (const part of batches(people, ROWS / 2)) {
    const bodies = new Map(part.map((person) => [person.key, tell(person)]));
    const ids = await insertAll(tx, "profiles", profileRows(part, { bodies, chairs }));
    for (const [key, id] of ids) profiles.set(key, id);
    await insertRows(tx, "terms", termRows(part, ids));
    await insertRows(tx, "leadership_roles", leadershipRows(part, ids));
    await insertRows(tx, "offices", officeRows(part, ids));
    await insertRows(tx, "contacts", personContactRows(part, ids));
  }
  for (const part of batches(seats, ROWS * 4)) await insertRows(tx, "group_members", seatRows(part, groups, profiles));
  const bosses = new Map(people.map((person) => [person.key, person]));
  for (const part of batches(staff, ROWS)) {
    await insertRows(tx, "contacts", staffRows(part, bosses, { profiles, groups }));
  }
  return profiles;
}

/** The ids the rows were given, by `source_id`. */
export async function insertAll(tx: Db, table: string, rows: readonly object[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const part of batches(rows, ROWS)) {
    const written = await insertRows<{ id: number; source_id: string }>(tx, table, part, "id, source_id");
    for (const { id, source_id } of written) ids.set(source_id, id);
  }
  return ids;
}

export function* batches<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

/**
 * Everybody of a cohort who can be found: people with a profile, staffers, and people of the agencies; who heads an
 * agency is among both, and counts once.
 */
export const headcountOf = ({ people, staff, agencies }: SampleCohort): number =>
  people.filter(({ post }) => post?.agencyId === undefined).length + staff.length + agencies.people.length;

/**
 * A further cohort beside the country itself: its keys end in `mark`, it sits on the country's own committees behind
 * everybody who was there, and leads none of them.
 */
export function asFurther(cohort: SampleCohort, mark: string, behind: number): SampleCohort {
  const seats = cohort.seats.map((seat): SampleSeat => ({ ...seat, rank: seat.rank + behind, title: "" }));
  const staff = cohort.staff.map((one) => (one.employer.kind === "group" ? { ...one, key: one.key + mark } : one));
  const people = cohort.agencies.people.map((one) => ({ ...one, key: one.key + mark }));
  return { ...cohort, seats, staff, agencies: { contacts: [], people } };
}

/** As many of a cohort as are wanted, evenly out of every office, so that all shares stay as they are. */
export function cutTo(cohort: SampleCohort, wanted: number): SampleCohort {
  const all = headcountOf(cohort);
  if (wanted >= all) return cohort;
  const people = evenly(cohort.people, Math.floor((cohort.people.length * wanted) / all));
  const kept = new Set(people.map(({ key }) => key));
  const staffed = cohort.staff.filter(({ employer }) => employer.kind === "group" || kept.has(employer.key));
  const staff = evenly(staffed, Math.min(staffed.length, Math.floor((cohort.staff.length * wanted) / all)));
  return {
    ...cohort,
    people,
    seats: cohort.seats.filter(({ person }) => kept.has(person)),
    staff,
    agencies: { contacts: [], people: evenly(cohort.agencies.people, wanted - people.length - staff.length) },
  };
}

/** `count` entries, spread over the whole list. */
function evenly<T>(list: readonly T[], count: number): T[] {
  const { length } = list;
  return list.filter((_, index) => Math.floor(((index + 1) * count) / length) > Math.floor((index * count) / length));
}
