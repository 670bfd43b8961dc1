import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { inject } from "vitest";
import { inventCountry, type SampleCountry } from "../sample/invent-country.ts";

const country = await readOrInvent();

/** Returns the sample country, which one process of a run creates because it takes seconds. */
export const sampleCountry = (): SampleCountry => country;

async function readOrInvent(): Promise<SampleCountry> {
  const file = join(inject("runFolder"), "sample-country");
  if (existsSync(file)) return deserialize(readFileSync(file)) as SampleCountry;
  const invented = await inventCountry();
  writeFileSync(`${file}.${process.pid}`, serialize(invented));
  renameSync(`${file}.${process.pid}`, file);
  return invented;
}

/** Limits the sample country to these people, their staffs and their groups. */
export function countryOf(people: SampleCountry["people"]): SampleCountry {
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
