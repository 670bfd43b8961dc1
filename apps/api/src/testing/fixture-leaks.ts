import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type Accounts, IDS } from "./fixture.ts";
import { loadPlacesFixture, OFFICIALS } from "./fixture-places.ts";
import rows from "./fixture-leaks.json" with { type: "json" };
import { idsOf, insertTables } from "./insert-rows.ts";

/** Records of leak tests, which the limited account can't open; the other aide has the same title, but is no leader. */
export const LEAKS = { ...idsOf(rows.profiles), ...idsOf(rows.groups), ...idsOf(rows.contacts) };

/** Parts of locked people's names that their cards don't show. */
export const HIDDEN_NAMES = ["Aurelio", "Zebulon", "Teddo", "Thaddeus", "Leopold", "Philomena"] as const;

/** Lookup ids of locked people's facts, by list. */
export type Picked = Readonly<Record<(typeof PICKED_LISTS)[number], { id: number; name: string }>>;

const PICKED_LISTS = [
  "religions",
  "ethnicities",
  "countries",
  "degrees",
  "key_policy_areas",
  "industries",
  "editorial_groups",
  "special_interest_groups",
  "job_categories",
  "job_categories_federal",
  "job_categories_state",
  "focus_areas",
  "appointments",
] as const;

async function pickLookups(db: Db): Promise<Picked> {
  // The last item of each list, which no other record uses.
  const rows = await db.query<{ list: string; id: number; name: string }>(
    `select distinct on (list) list, id, name from lookup_items
     where list = any($1) and (list <> 'special_interest_groups' or parent_id is not null)
     order by list, position desc, id desc`,
    [PICKED_LISTS],
  );
  return Object.fromEntries(rows.map(({ list, id, name }) => [list, { id, name }])) as unknown as Picked;
}

/** Facts of a locked profile that cards don't show, with filter values if possible. */
const bodyOf = (picked: Picked): object => ({
  religion: picked.religions.name,
  ethnicity: picked.ethnicities.name,
  country: picked.countries.name,
  home_state: "Vermont",
  home_city: "Quillport",
  agencies: ["Department of Commerce"],
  key_policy_areas: [picked.key_policy_areas.name],
  industries: [picked.industries.name],
  editorial_groups: [picked.editorial_groups.name],
  sig_ratings: [{ name: picked.special_interest_groups.name, rating: "87", timespan: "2025" }],
  education: [
    {
      degree: picked.degrees.name,
      degree_incomplete: false,
      field_of_study: "Lanternistics",
      school_name: "Quillport Academy",
      school_type: "",
      school_location: "",
      department: "",
      year_start: 1980,
      year_end: 1984,
    },
  ],
});

/** Contacts with a job category of a list. */
const JOBS = {
  job_categories: [LEAKS.representativeContact, LEAKS.governorAide, LEAKS.committeeClerk, LEAKS.openCommitteeAide],
  job_categories_state: [LEAKS.unlockedAide, IDS.stateAide],
  job_categories_federal: [OFFICIALS.adviser],
} as const;

/** Loads the places fixture with all kinds of facts in locked people of each scope. */
export async function loadLeaksFixture(db: Db): Promise<{ accounts: Accounts; picked: Picked }> {
  const accounts = await loadPlacesFixture(db);
  const picked = await pickLookups(db);
  await insertTables(db, rows);
  await db.query(
    `update profiles set body = $2::text::jsonb, birth_date = '1961-02-03', gender_id = 2 where id = any($1)`,
    [[IDS.stateHouse, IDS.governor, LEAKS.representative], JSON.stringify(bodyOf(picked))],
  );
  await db.query(
    `update profiles set first_name = 'Aurelio', middle_name = 'Zebulon', nickname = 'Teddo', aliases = '{Thaddeus Lindqvist}' where id = $1`,
    [IDS.stateHouse],
  );
  await db.query("update profiles set first_name = 'Philomena' where id = $1", [IDS.governor]);
  for (const [list, ids] of Object.entries(JOBS) as [keyof typeof JOBS, readonly number[]][]) {
    await db.query(
      "update contacts set job_category_ids = array[$2::int], focus_area_ids = array[$3::int] where id = any($1)",
      [ids, picked[list].id, picked.focus_areas.id],
    );
  }
  await db.query("update contacts set first_name = 'Leopold', majmin = 'MIN' where id = $1", [IDS.stateAide]);
  await db.query(
    `update contacts set appointment_id = $2, office_city = 'Quillport', office_state_code = 'VT', first_name = 'Thaddeus'
     where id = $1`,
    [OFFICIALS.adviser, picked.appointments.id],
  );
  await rebuildSearch(db);
  return { accounts, picked };
}
