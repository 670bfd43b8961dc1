import { ProfileWire, PROSE_FIELDS } from "@rotunda/core/wire";
import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { IDS, type Accounts } from "./fixture.ts";
import { loadPlacesFixture, OFFICIALS, PLACES } from "./fixture-places.ts";
import type { JsonSchema } from "./hostile-values.ts";
import { insertFixture } from "./insert-rows.ts";

/** Marks hidden facts of locked records, and occurs nowhere else. */
export const LOCKED = "zqlocked";
export const LOCKED_BIRTHDAY = "1961-02-03";
/** Group ids. */
export const LOCKED_GROUPS = { caucus: 290, committee: 291 } as const;

const secret = (of: string) => `${LOCKED} ${of}`;
/** Creates a value of a schema with a secret in each text. */
function hide(schema: JsonSchema, name: string): unknown {
  const { type, anyOf, items = {}, properties = {} } = schema;
  if (anyOf) return hide(anyOf.find((each) => each.type !== "null") ?? {}, name);
  if (type === "object") {
    return Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, hide(part, `${name} ${key}`)]));
  }
  if (type === "array") return [hide(items, name)];
  return type === "boolean" ? false : type === "string" ? secret(name) : 1;
}

/** Fields of the body that only readers with access see. */
const BODY_FIELDS = [
  ...`phonetic_name racetracker_election_url racetracker_candidate_url agency full_narrative birthplace hometown
    religion ethnicity education_summary marital_status family_members first_elected prior_win_pct
    presentation_center_url election_status additional_roles primary_profile_types_additional
    secondary_profile_types residences education work_history electoral_history key_votes sig_ratings fec_data`.split(
    /\s+/u,
  ),
  ...PROSE_FIELDS,
];
const SCHEMAS: Readonly<Record<string, JsonSchema>> = ProfileWire.properties;
const BODY = Object.fromEntries(BODY_FIELDS.map((name) => [name, hide(SCHEMAS[name] ?? {}, name)]));

/** Fields with locked facts, only in responses to readers with access. */
export const LOCKED_FIELDS: readonly string[] = [
  ...BODY_FIELDS,
  ...`birth_date offices address phone email website_url contact_form_url facebook_url twitter_username
    instagram_username youtube linked_in_url staffers leadership_history leadership_post`.split(/\s+/u),
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
    [IDS.stateAide, IDS.agencyPerson, OFFICIALS.adviser, IDS.stateHouseContact],
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
