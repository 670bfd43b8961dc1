import type { Db } from "../platform/db.ts";

/** The new folder's id, or null where the user has one of this name. */
export async function insertFolder(tx: Db, userId: number, name: string): Promise<number | null> {
  const [folder] = await tx.query<{ id: number }>(
    "insert into folders (user_id, name) values ($1, $2) on conflict do nothing returning id",
    [userId, name],
  );
  return folder?.id ?? null;
}

export async function deleteOwnFolder(tx: Db, userId: number, folderId: number): Promise<void> {
  await tx.query("delete from folders where id = $1 and user_id = $2 and not is_default", [folderId, userId]);
}
