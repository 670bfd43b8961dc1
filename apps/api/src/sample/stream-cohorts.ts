import type { SampleCohort } from "./invent-country.ts";
import type { SampleSeat } from "./invent-groups.ts";

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
