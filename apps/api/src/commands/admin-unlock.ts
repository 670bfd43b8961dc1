import { listUnlocked, setUnlocked } from "../admin/unlocked.sql.ts";
import type { Db } from "../platform/db.ts";
import { change, formatList, type Noun, read } from "./admin-verb.ts";
import { findRecord } from "./data-records.ts";
import { UsageError } from "./run-command.ts";

async function profileId(db: Db, written: string): Promise<number> {
  const { type, id } = await findRecord(db, /^\d+$/u.test(written) ? `/profile/${written}` : written);
  if (type !== "profile" || id === null)
    throw new UsageError(`${written} isn’t a full profile: only those can be unlocked.`);
  return id;
}

const changeLock = (does: string, isUnlocked: boolean) =>
  change("<profile>…", does, async (tx, { args }) => {
    const changes = [];
    for (const written of args) changes.push(await setUnlocked(tx, await profileId(tx, written), isUnlocked));
    return { text: `${args.join(", ")}: ${isUnlocked ? "open to everyone" : "for subscribers only"}.`, changes };
  });

export const unlocked: Noun = {
  about: "profiles that are open to everyone, whatever their subscription",
  notes:
    "A profile is named by its number, the address of its page (/profile/123), or its source and the source’s key\n(congress-legislators:B000944).",
  verbs: {
    list: read("", "every unlocked profile", async (db) =>
      formatList(await listUnlocked(db), "No profile is unlocked.", ({ id, name, position }) => [
        `/profile/${id}`,
        name,
        position,
      ]),
    ),
    add: changeLock("opens profiles to everyone", true),
    remove: changeLock("closes them again", false),
  },
};
