import { seedPlaces } from "../directory/seed-places.ts";
import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type Accounts, IDS, loadFixture } from "./fixture.ts";
import { nameContact } from "./fixture-directory.ts";
import { insertFixture } from "./insert-rows.ts";

/** Ids of places, from the structure. */
export const PLACES = {
  commerce: 200,
  oceans: 208,
  weather: 209,
  california: 6,
  texas: 48,
  nebraska: 31,
  alaska: 2,
  oregon: 41,
  columbia: 11,
  samoa: 60,
  texas7: 4807,
  texas8: 4808,
  alaskaAtLarge: 200,
  /** Districts of state house and senate. */
  california44: 630_044,
  california12: 640_012,
  /** The fixture has no members of this chamber. */
  texasHouse1: 4_830_001,
  texasHouse2: 4_830_002,
} as const;

/** Contact ids of agency people. */
export const OFFICIALS = { forecaster: 901, secretary: 902, adviser: 903, former: 904 } as const;

/** Profile id of DC's mayor. */
export const MAYOR = 190;

const official = (id: number, facts: object) => ({
  id,
  record_type: "agencyperson",
  source: "fixture",
  source_id: `official-${id}`,
  profile_type_id: 15,
  subscription_modules: [1],
  ...facts,
});

const PEOPLE = [
  official(OFFICIALS.secretary, {
    employer_agency_id: PLACES.commerce,
    ...nameContact("Ines", "Vollmer"),
    title: "Secretary of Commerce",
    email: "vollmer@example.org",
    phone: "202-555-0101",
    is_leadership: true,
    appointment_id: 1,
    office_city: "Washington",
    office_state_code: "DC",
  }),
  official(OFFICIALS.adviser, {
    employer_agency_id: PLACES.commerce,
    ...nameContact("Tomasz", "Ábel"),
    title: "Senior Adviser",
    email: "locked-adviser@example.org",
    phone: "202-555-0102",
    is_leadership: true,
    appointment_id: 2,
    subscription_modules: [3],
  }),
  official(OFFICIALS.former, {
    employer_agency_id: PLACES.commerce,
    ...nameContact("Una", "Quist"),
    title: "Chief Economist",
    is_former: true,
  }),
  official(OFFICIALS.forecaster, {
    employer_agency_id: PLACES.weather,
    ...nameContact("Ada", "Okafor"),
    title: "Regional Director, Kansas City",
    office_city: "Kansas City",
    office_state_code: "MO",
  }),
];

/** Loads the fixture with places, a few officials, and figures of a state and a district. */
export async function loadPlacesFixture(db: Db): Promise<Accounts> {
  const accounts = await loadFixture(db);
  await addPlaces(db);
  return accounts;
}

/** Adds places to a loaded fixture: thousands of districts, which few tests need. */
export async function addPlaces(db: Db): Promise<void> {
  await seedPlaces(db);
  await insertFixture(db, "contacts", PEOPLE);
  await insertFixture(db, "profiles", [
    {
      id: MAYOR,
      source: "fixture",
      source_id: "mayor",
      last_name: "Sol",
      preferred_name_display: "Mira Sol",
      state_code: "DC",
      title: "Mayor",
      profile_type_id: 201,
      subscription_modules: [2],
    },
  ]);
  await db.query(
    `update agencies set address = '1401 Constitution Avenue NW, Washington, DC', phone = '202-555-0199',
       website = 'https://commerce.example.org', figures_source = 'sample', updated_date = '2026-06-01' where id = $1`,
    [PLACES.commerce],
  );
  await db.query(
    `update states set narrative = '<p>Three dams and a drought.</p>', figures_source = 'sample',
       updated_date = '2026-06-01', census_visualizations = $2::text::jsonb, presidential_election_results = $3::text::jsonb
     where id = $1`,
    [PLACES.california, JSON.stringify([CHART]), JSON.stringify([electionOf("President", null)])],
  );
  await db.query(
    "update districts set election_results = $2::text::jsonb, figures_source = 'sample', updated_date = '2026-06-02' where id = $1",
    [PLACES.texas7, JSON.stringify([electionOf("U.S. House", IDS.obrien)])],
  );
  await db.query(
    "insert into vacancies (source, source_id, district_id, vacant_until) values ('fixture', 'TX-3-2', $1, '2026-11-03')",
    [PLACES.texasHouse2],
  );
  await rebuildSearch(db);
}

const CHART = {
  id: "population",
  title: "Population",
  unit: "count",
  kind: "trend",
  source: "Sample data",
  points: [
    { label: "2010", value: 37_000_000 },
    { label: "2020", value: null },
  ],
};

const electionOf = (office: string, profileId: number | null) => ({
  year: 2024,
  office,
  candidates: [
    {
      name: "Elizabeth O’Brien",
      party: "Democrat",
      votes: 120_400,
      percent: 60.2,
      is_winner: true,
      profile_id: profileId,
    },
    { name: "Ruth Halvorsen", party: "Republican", votes: null, percent: null, is_winner: false, profile_id: null },
  ],
});
