import { listUnlocked, setUnlocked } from "../admin/unlocked.sql.ts";
import type { Db } from "../platform/db.ts";
import { changeEach, formatList, type Noun, read } from "./admin-verb.ts";
import { findRecord } from "./data-records.ts";
import { readHelp, UsageError } from "./run-command.ts";

async function profileId(db: Db, written: string): Promise<number> {
  const { type, id } = await findRecord(db, /^\d+$/u.test(written) ? `/profile/${written}` : written);
  if (type !== "profile" || id === null)
    throw new UsageError(`${written} isn’t a full profile: only those can be unlocked.`);
  return id;
}

const changeLock = (does: string, isUnlocked: boolean) =>
  changeEach(
    "<profile>…",
    does,
    (args) => `${args}: ${isUnlocked ? "open to everyone" : "for subscribers only"}.`,
    async (tx, written) => setUnlocked(tx, await profileId(tx, written), isUnlocked),
  );

export const unlocked: Noun = {
  about: "profiles that everyone can read, without a subscription to their module",
  notes: readHelp("admin-unlock"),
  verbs: {
    list: read("", "lists unlocked profiles", async (db) =>
      formatList(await listUnlocked(db), "No profile is unlocked.", ({ id, name, position }) => [
        `/profile/${id}`,
        name,
        position,
      ]),
    ),
    add: changeLock("unlocks profiles", true),
    remove: changeLock("locks profiles again", false),
  },
};
