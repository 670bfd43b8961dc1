import type { Db } from "../platform/db.ts";
import { LOOKUP_ROWS } from "./lookups.ts";

/** Upserts the lookup lists; unchanged entries aren't written, and none are deleted. */
export async function seedLookups(db: Db): Promise<void> {
  await db.query(
    `insert into lookup_items (list, id, name, short_code, abbreviation, parent_id, position)
     select list, id, name, short_code, abbreviation, parent_id, position
     from jsonb_populate_recordset(null::lookup_items, $1::text::jsonb)
     on conflict (list, id) do update set
       name = excluded.name, short_code = excluded.short_code, abbreviation = excluded.abbreviation,
       parent_id = excluded.parent_id, position = excluded.position
     where lookup_items is distinct from excluded`,
    [JSON.stringify(LOOKUP_ROWS)],
  );
}
