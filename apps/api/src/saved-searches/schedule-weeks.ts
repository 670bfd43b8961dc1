import type { FastifyBaseLogger } from "fastify";
import type { AppDeps } from "../platform/app-deps.ts";
import type { Db } from "../platform/db.ts";
import { repeatWork } from "../platform/repeat-work.ts";
import { findPersonSession } from "../session/session.sql.ts";
import { loadSavedChanges, startOfWeek } from "./count-changes.ts";
import { listOutdated } from "./saved-searches.sql.ts";

const MINUTES_10 = 10 * 60 * 1000;

/** Starts the week of saved searches soon after each Monday begins (UTC), until the timer is cleared. */
export function scheduleWeeks({ db, clock, log }: Pick<AppDeps, "db" | "clock"> & { log: FastifyBaseLogger }) {
  return repeatWork(() => startWeeks(db, clock()), {
    everyMs: MINUTES_10,
    log,
    failed: "the week of saved searches was not started",
  });
}

/** Remembers the present results of all saved searches whose week began before this Monday, as their owners see them. */
export async function startWeeks(db: Db, now: Date): Promise<void> {
  for (const { id, userId } of await listOutdated(db, startOfWeek(now))) {
    const owner = await findPersonSession(db, userId, now);
    // An owner without access sees no results.
    if (owner?.access.hasVignetteAccess) await loadSavedChanges(db, id, { ...owner, userId, now });
  }
}
