import type { Clock } from "@rotunda/core";
import type { Db } from "./db.ts";
import type { Settings } from "./settings.ts";

export interface AppDeps {
  db: Db;
  settings: Settings;
  clock: Clock;
}
