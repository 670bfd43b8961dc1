import type { Clock } from "@rotunda/core";
import type { Db } from "./db.ts";
import type { Settings } from "./settings.ts";

/** What every feature's routes close over. */
export interface AppDeps {
  db: Db;
  settings: Settings;
  clock: Clock;
}
