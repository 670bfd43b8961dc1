import { listUnlocked, setUnlocked } from "../admin/unlocked.sql.ts";
import type { Db } from "../platform/db.ts";
import type { Noun, Verb } from "./admin-verb.ts";
import { formatColumns } from "./format-columns.ts";
import { findRecord } from "./data-records.ts";
import { UsageError } from "./run-command.ts";

async function profileId(db: Db, written: string): Promise<number> {
  const { type, id } = await findRecord(db, /^\d+$/u.test(written) ? `/profile/${written}` : written);
  if (type !== "profile" || id === null)
    throw new UsageError(`${written} isn’t a full profile: only those can be unlocked.`);
  return id;
}

const changing = (does: string, isUnlocked: boolean): Verb => ({
  usage: "<profile>…",
  does,
  takes: ["profile…"],
  kind: "change",
  run: async (tx, { args }) => {
    const changes = [];
    for (const written of args) changes.push(await setUnlocked(tx, await profileId(tx, written), isUnlocked));
    return { text: `${args.join(", ")}: ${isUnlocked ? "open to everyone" : "for subscribers only"}.`, changes };
  },
});

export const unlocked: Noun = {
  about: "profiles that are open to everyone, whatever their subscription",
  notes:
    "A profile is named by its number, the address of its page (/profile/123), or its source and the source’s key\n(congress-legislators:B000944).",
  verbs: {
    list: {
      usage: "",
      does: "every unlocked profile",
      takes: [],
      kind: "read",
      run: async (db) => {
        const rows = await listUnlocked(db);
        const lines = rows.map(({ id, name, position }) => [`/profile/${id}`, name, position]);
        return { rows, text: rows.length === 0 ? "No profile is unlocked." : formatColumns(lines) };
      },
    },
    add: changing("opens profiles to everyone", true),
    remove: changing("closes them again", false),
  },
};
