import type { Db } from "../platform/db.ts";
import { LOOKUP_ROWS } from "./lookups.ts";
import { upsertRows } from "./rows.ts";

export const seedLookups = (db: Db): Promise<void> => upsertRows(db, "lookup_items", ["list", "id"], LOOKUP_ROWS);
