import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { insertFixture } from "./insert-rows.ts";

/** Creates a folder with items, named `{id}-{record_type}`, in order. */
export async function addFolder(db: Db, userId: number, items: readonly string[], name: string): Promise<number> {
  const [folder] = await insertFixture(db, "folders", [{ user_id: userId, name }]);
  if (!folder) throw new Error("The folder was not created.");
  const rows = items.map((item) => {
    const [id, record_type] = item.split("-");
    return { folder_id: folder.id, record_type, record_id: Number(id) };
  });
  await insertFixture(db, "folder_items", rows);
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
