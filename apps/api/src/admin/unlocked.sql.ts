import { refreshSearch } from "../directory/search-state.ts";
import type { Db } from "../platform/db.ts";
import { AdminRefused, type Change, buildChange } from "./audit.sql.ts";

export const listUnlocked = (db: Db) =>
  db.query<{ id: number; name: string; position: string }>(
    `select id, preferred_name_display as name, position_summary as position from profiles
     where is_unlocked order by preferred_name_display, id`,
  );

/** Unlocks or locks a profile, including its card and its documents in the search index. */
export async function setUnlocked(tx: Db, profileId: number, isUnlocked: boolean): Promise<Change | null> {
  const [profile] = await tx.query<{ name: string; is_unlocked: boolean }>(
    "select preferred_name_display as name, is_unlocked from profiles where id = $1 for update",
    [profileId],
  );
  if (!profile) throw new AdminRefused(`There is no profile ${profileId}.`);
  await tx.query("update profiles set is_unlocked = $2 where id = $1", [profileId, isUnlocked]);
  await refreshSearch(tx);
  return buildChange(
    `${profile.name} (/profile/${profileId})`,
    { is_unlocked: profile.is_unlocked },
    { is_unlocked: isUnlocked },
  );
}
