import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type Accounts, IDS } from "./fixture.ts";
import { loadPlacesFixture, OFFICIALS } from "./fixture-places.ts";
import { nameContact } from "./fixture-directory.ts";
import { insertFixture } from "./insert-rows.ts";

/** Records of leak tests, which the limited account can't open. */
export const LEAKS = {
  representative: 141,
  representativeContact: 341,
  stateContact: 309,
  governorContact: 310,
  governorAide: 342,
  /** Same title, but no leader. */
  otherAide: 346,
  committeeClerk: 343,
  /** Works for the unlocked profile. */
  unlockedAide: 344,
  /** Works for an open committee. */
  openCommitteeAide: 345,
  committee: 500,
  caucus: 501,
  /** An open member of the locked committee, alone in their state. */
  openMember: IDS.nunez,
} as const;

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

const staffer = (id: number, facts: object) => ({
  id,
  record_type: "staffer",
  source: "fixture",
  source_id: `leak-${id}`,
  is_leadership: true,
  majmin: "MIN",
  email: "locked-staffer@example.org",
  phone: "202-555-0666",
  ...facts,
});

/** Loads the places fixture with all kinds of facts in locked people of each scope. */
export async function loadLeaksFixture(db: Db): Promise<{ accounts: Accounts; picked: Picked }> {
  const accounts = await loadPlacesFixture(db);
  const picked = await pickLookups(db);
  await insertFixture(db, "profiles", [
    {
      id: LEAKS.representative,
      source: "fixture",
      source_id: "leak-representative",
      first_name: "Odile",
      last_name: "Ferreira",
      preferred_name_display: "Odile Ferreira",
      party_id: 1,
      chamber_id: 1,
      state_code: "TX",
      district: "8",
      title: "Representative",
      position_summary: "United States Representative, Texas, 8th District",
      profile_type_id: 102,
      subscription_modules: [2],
    },
  ]);
  await db.query(
    `update profiles set body = $2::text::jsonb, birth_date = '1961-02-03', gender_id = 2 where id = any($1)`,
    [[IDS.stateHouse, IDS.governor, LEAKS.representative], JSON.stringify(bodyOf(picked))],
  );
  await db.query(
    `update profiles set first_name = 'Aurelio', middle_name = 'Zebulon', nickname = 'Teddo', aliases = '{Thaddeus Lindqvist}' where id = $1`,
    [IDS.stateHouse],
  );
  await db.query("update profiles set first_name = 'Philomena' where id = $1", [IDS.governor]);
  await insertFixture(
    db,
    "offices",
    [IDS.stateHouse, IDS.governor, LEAKS.representative].map((profile_id) => ({
      profile_id,
      source: "fixture",
      source_id: `leak-${profile_id}`,
      type: "Capitol Office",
      building: "Lantern Hall",
      phone: "202-555-0666",
    })),
  );
  const jobs = (list: "job_categories" | "job_categories_federal" | "job_categories_state") => ({
    job_category_ids: [picked[list].id],
    focus_area_ids: [picked.focus_areas.id],
  });
  await insertFixture(db, "groups", [
    {
      id: LEAKS.committee,
      kind: "committee",
      source: "fixture",
      source_id: "leak-committee",
      long_name: "Committee on Lanterns",
      subscription_modules: [2],
    },
    {
      id: LEAKS.caucus,
      kind: "caucus",
      source: "fixture",
      source_id: "leak-caucus",
      long_name: "Lantern Caucus",
      subscription_modules: [2],
    },
  ]);
  await insertFixture(
    db,
    "group_members",
    [LEAKS.committee, LEAKS.caucus].flatMap((group_id) =>
      [IDS.stateHouse, IDS.governor, LEAKS.representative, LEAKS.openMember].map((profile_id) => ({
        group_id,
        profile_id,
        side: "MAJ",
      })),
    ),
  );
  await insertFixture(db, "contacts", [
    {
      id: LEAKS.representativeContact,
      record_type: "person",
      source: "fixture",
      source_id: "leak-contact",
      profile_id: LEAKS.representative,
      full_name: "Odile Ferreira",
      profile_type_id: 8,
      ...jobs("job_categories"),
    },
    staffer(LEAKS.governorAide, {
      employer_profile_id: IDS.governor,
      first_name: "Leopold",
      last_name: "Sand",
      full_name: "Lee Sand",
      title: "Press Secretary",
      profile_type_id: 9,
      ...jobs("job_categories"),
    }),
    staffer(LEAKS.otherAide, {
      employer_profile_id: IDS.governor,
      last_name: "Reed",
      full_name: "Ann Reed",
      title: "Press Secretary",
      is_leadership: false,
      profile_type_id: 9,
    }),
    staffer(LEAKS.committeeClerk, {
      employer_group_id: LEAKS.committee,
      ...nameContact("Iris", "Vane"),
      title: "Clerk",
      profile_type_id: 9,
      ...jobs("job_categories"),
    }),
    staffer(LEAKS.unlockedAide, {
      employer_profile_id: IDS.unlocked,
      ...nameContact("Orla", "Finch"),
      title: "Aide",
      profile_type_id: 12,
      ...jobs("job_categories_state"),
    }),
    staffer(LEAKS.openCommitteeAide, {
      employer_group_id: IDS.finance,
      ...nameContact("Bram", "Holt"),
      title: "Analyst",
      profile_type_id: 9,
      subscription_modules: [2],
      ...jobs("job_categories"),
    }),
  ]);
  await db.query(
    `update contacts set first_name = 'Leopold', job_category_ids = $2, focus_area_ids = $3, majmin = 'MIN' where id = $1`,
    [IDS.stateAide, [picked.job_categories_state.id], [picked.focus_areas.id]],
  );
  await db.query(
    `update contacts set job_category_ids = $2, focus_area_ids = $3, appointment_id = $4, office_city = 'Quillport',
       office_state_code = 'VT', first_name = 'Thaddeus' where id = $1`,
    [OFFICIALS.adviser, [picked.job_categories_federal.id], [picked.focus_areas.id], picked.appointments.id],
  );
  await rebuildSearch(db);
  return { accounts, picked };
}
