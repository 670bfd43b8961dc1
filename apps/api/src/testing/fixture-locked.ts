import { PROSE_FIELDS } from "@rotunda/core/wire";
import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { IDS, type Accounts } from "./fixture.ts";
import { loadPlacesFixture, OFFICIALS, PLACES } from "./fixture-places.ts";
import { insertFixture } from "./insert-rows.ts";

/** Marks hidden facts of locked records, and occurs nowhere else. */
export const LOCKED = "zqlocked";
export const LOCKED_BIRTHDAY = "1961-02-03";
/** Group ids. */
export const LOCKED_GROUPS = { caucus: 290, committee: 291 } as const;

const secret = (of: string) => `${LOCKED} ${of}`;
const office = (of: string) => ({
  id: 1,
  type: secret(`${of} type`),
  position_summary: "",
  phone: secret(`${of} phone`),
  fax: "",
  building: secret(`${of} building`),
  room: "",
  address1: secret(`${of} street`),
  address2: "",
  city: secret(`${of} city`),
  state: "CA",
  zip: "",
});

const BODY = {
  ...Object.fromEntries(
    [
      "phonetic_name",
      "racetracker_election_url",
      "racetracker_candidate_url",
      "agency",
      ...PROSE_FIELDS,
      "full_narrative",
      "birthplace",
      "hometown",
      "religion",
      "ethnicity",
      "education_summary",
      "marital_status",
      "family_members",
      "first_elected",
      "prior_win_pct",
      "presentation_center_url",
    ].map((name) => [name, secret(name)]),
  ),
  election_status: { name: secret("race"), status: secret("status"), year: 2026 },
  additional_roles: [
    { id: 1, position_summary: secret("role"), agency: { agency_full: secret("role") }, offices: [office("role")] },
  ],
  primary_profile_types_additional: [secret("type")],
  secondary_profile_types: [secret("type")],
  residences: [secret("residence")],
  education: [
    {
      degree: secret("degree"),
      degree_incomplete: false,
      field_of_study: secret("field"),
      school_name: secret("school"),
      school_type: "",
      school_location: secret("school"),
      department: "",
      year_start: 1980,
      year_end: 1984,
    },
  ],
  work_history: [secret("work")],
  electoral_history: [{ year: 2024, race_name: secret("race"), status: secret("status") }],
  key_votes: [{ bill_number: secret("bill"), name: secret("vote"), vote: "Yes" }],
  sig_ratings: [{ name: secret("rating"), rating: "1", timespan: "2025" }],
  fec_data: {
    cash_on_hand: secret("cash"),
    cid: "",
    cycle: "",
    debt: "",
    last_updated: "",
    spent: secret("spent"),
    total: secret("total"),
  },
};

/** Fields with locked facts, only in responses to readers with access. */
export const LOCKED_FIELDS: readonly string[] = [
  ...Object.keys(BODY),
  "birth_date",
  "offices",
  "address",
  "phone",
  "email",
  "website_url",
  "contact_form_url",
  "facebook_url",
  "twitter_username",
  "instagram_username",
  "youtube",
  "linked_in_url",
  "staffers",
  "leadership_history",
  "leadership_post",
];

/** Loads the places fixture with facts in all records the limited account can't open. */
export async function loadLockedFixture(db: Db): Promise<Accounts> {
  const accounts = await loadPlacesFixture(db);
  const address = (of: string) => `https://${LOCKED}.example.org/${of}`;
  await db.query(
    `update profiles set body = $2::text::jsonb, birth_date = $3, email = $4, website_url = $5, contact_form_url = $6,
       facebook_url = $7, twitter_username = $8, instagram_username = $8, youtube = $8, linked_in_url = $8
     where id = $1`,
    [
      IDS.stateHouse,
      JSON.stringify(BODY),
      LOCKED_BIRTHDAY,
      `${LOCKED}@example.org`,
      address("site"),
      address("contact"),
      address("facebook"),
      secret("account"),
    ],
  );
  await insertFixture(db, "offices", [
    {
      profile_id: IDS.stateHouse,
      source: "fixture",
      source_id: "locked",
      type: secret("office"),
      building: secret("building"),
      phone: secret("phone"),
      city: secret("city"),
    },
  ]);
  await insertFixture(db, "leadership_roles", [
    { profile_id: IDS.stateHouse, position: 0, title: secret("post"), start_date: "2025-01-03" },
  ]);
  await db.query("update contacts set email = $2, phone = $2 where id = any($1)", [
    [IDS.stateAide, IDS.agencyPerson, OFFICIALS.adviser, 309],
    secret("contact"),
  ]);
  await db.query(
    "update agencies set subscription_modules = '{3}', address = $2, phone = $2, email = $2, website = $3, role = $2 where id = $1",
    [PLACES.oceans, secret("agency"), address("agency")],
  );
  await insertFixture(
    db,
    "groups",
    Object.entries(LOCKED_GROUPS).map(([kind, id]) => ({
      id,
      kind,
      source: "fixture",
      source_id: `locked ${kind}`,
      long_name: `Lighthouse ${kind}`,
      jurisdiction: secret("jurisdiction"),
      phone: secret("phone"),
      email: secret("email"),
      subscription_modules: [4],
    })),
  );
  // Among open members of an open group.
  await insertFixture(db, "group_members", [{ group_id: IDS.caucus, profile_id: IDS.stateHouse, side: "OTH" }]);
  await rebuildSearch(db);
  return accounts;
}
