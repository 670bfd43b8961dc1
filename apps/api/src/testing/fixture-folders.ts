import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { insertFixture } from "./insert-rows.ts";

/** Creates a folder with items, named `{id}-{record_type}`, in order. */
export async function addFolder(db: Db, userId: number, items: readonly string[], name: string): Promise<number> {
  const [folder] = await db.query<{ id: number }>("insert into folders (user_id, name) values ($1, $2) returning id", [
    userId,
    name,
  ]);
  if (!folder) throw new Error("The folder was not created.");
  for (const item of items) {
    const [id, type] = item.split("-");
    await db.query("insert into folder_items (folder_id, record_type, record_id) values ($1, $2, $3)", [
      folder.id,
      type,
      Number(id),
    ]);
  }
  return folder.id;
}

/** Adds agency people of the first module, with ids from 1000; returns them as item ids. */
export async function addOfficials(db: Db, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: 1000 + index,
    record_type: "agencyperson",
    source: "fixture",
    source_id: `official-${index}`,
    first_name: "Official",
    last_name: `Quill${String(index).padStart(3, "0")}`,
    full_name: `Official Quill${String(index).padStart(3, "0")}`,
    title: "Inspector",
    profile_type_id: 15,
    subscription_modules: [1],
  }));
  await insertFixture(db, "contacts", rows);
  await rebuildSearch(db);
  return rows.map(({ id }) => `${id}-agencyperson`);
}
