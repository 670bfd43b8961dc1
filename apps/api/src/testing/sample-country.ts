import { inventCountry, type SampleCountry } from "../sample/invent-country.ts";

let cached: SampleCountry | undefined;

/** Returns the sample country, created once per process because it takes seconds. */
export const sampleCountry = (): SampleCountry => (cached ??= inventCountry());

/** Limits the sample country to these people, their staffs and their groups. */
export function countryOf(people: SampleCountry["people"]): SampleCountry {
  const country = sampleCountry();
  const keys = new Set(people.map(({ key }) => key));
  const seats = country.seats.filter(({ person }) => keys.has(person));
  const joined = new Set(seats.map(({ group }) => group));
  const wholes = new Set(country.groups.flatMap(({ key, parent }) => (parent && joined.has(key) ? [parent] : [])));
  return {
    ...country,
    people,
    groups: country.groups.filter(({ key }) => joined.has(key) || wholes.has(key)),
    seats,
    staff: country.staff.filter(({ employer }) => employer.kind === "person" && keys.has(employer.key)),
    agencies: { ...country.agencies, people: country.agencies.people.filter(({ key }) => keys.has(key)) },
    places: { ...country.places, districts: [] },
    hash: `${people.length} people`,
  };
}
