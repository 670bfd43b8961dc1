import type { Clock } from "@rotunda/core";
import type { Db } from "./db.ts";
import type { Settings } from "./settings.ts";

/** Dependencies of all routes. */
export interface AppDeps {
  db: Db;
  settings: Settings;
  clock: Clock;
}
