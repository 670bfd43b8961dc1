import { type AppConfigWire, camelize } from "@rotunda/adapters-http/wire";
import type { Lookups } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { lookupLists } from "./lookups.sql.ts";

/** Lists change with an import, which may be another process's: what was read is believed for this long. */
const FRESH_MS = 10_000;

interface LookupsReading {
  wire: AppConfigWire["lookups"];
  lookups: Lookups;
}

const readings = new WeakMap<Db, { at: number; reading: Promise<LookupsReading> }>();

/** The lookup lists, as the wire and as core's rules have them. */
export function readLookups(db: Db): Promise<LookupsReading> {
  const last = readings.get(db);
  const now = performance.now();
  if (last && now - last.at < FRESH_MS) return last.reading;
  const reading = lookupLists(db).then((wire) => ({ wire, lookups: camelize(wire) }));
  readings.set(db, { at: now, reading });
  // A failed reading is nobody's answer but its own caller's.
  reading.catch(() => readings.delete(db));
  return reading;
}
