import type { BriefcaseWire, SearchItemWire } from "@rotunda/core/wire";
import { DEFAULT_FOLDER_NAME, type Folder } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { createBinder, buildItemColumns, type Reader } from "../search/search-items.sql.ts";

export async function readSessionBriefcase(
  db: Db,
  { userId, modules }: Reader & { userId: number },
): Promise<BriefcaseWire> {
  const folders = await listFolders(db, userId);
  return { folders: folders.map(toFolderWire), items: await listFolderCards(db, { userId, modules }, folders) };
}

/** Lists folders by creation with items in the order added. Creates the default folder if missing. */
export async function listFolders(db: Db, userId: number): Promise<Folder[]> {
  const known = await loadFolders(db, userId);
  if (known.some(({ isDefault }) => isDefault)) return known;
  await db.query(`insert into folders (user_id, name, is_default) values ($1, $2, true) on conflict do nothing`, [
    userId,
    DEFAULT_FOLDER_NAME,
  ]);
  return loadFolders(db, userId);
}

async function loadFolders(db: Db, userId: number): Promise<Folder[]> {
  const rows = await db.query<{
    id: number;
    name: string;
    is_default: boolean;
    item_ids: string[];
    live: Folder["live"];
    followed: string;
  }>(
    `select f.id, f.name, f.is_default, case when s.id is null then coalesce(f.live_name, '') else '' end as followed,
       case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name, 'scope', s.scope,
         'search', s.search, 'total', coalesce(f.live_total, 0)) end as live,
       array(select i.record_id || '-' || i.record_type from folder_items i where i.folder_id = f.id
         order by i.added_at, i.position) as item_ids
     from folders f left join saved_searches s on s.id = f.live_search_id
     where f.user_id = $1 order by not f.is_default, f.created_at, f.id`,
    [userId],
    { name: "folders" },
  );
  return rows.map(({ is_default, item_ids, ...folder }) => ({
    ...folder,
    isDefault: is_default,
    items: item_ids.map((briefcaseItemId) => ({ briefcaseItemId })),
    dossierUrl: buildDossierUrl(folder.id),
  }));
}

/** Empty folders skip the query, because each page requests the Briefcase twice. */
export async function listFolderCards(
  db: Db,
  reader: Reader,
  folders: readonly Folder[],
  page?: { number: number; size: number },
): Promise<SearchItemWire[]> {
  if (folders.every(({ items }) => items.length === 0)) return [];
  const binder = createBinder();
  const kept = `select i.record_type, i.record_id, min(i.added_at) as added_at, min(i.position) as place
    from folder_items i join folders f on f.id = i.folder_id where f.user_id = ${binder.bind(reader.userId)}
    group by i.record_type, i.record_id`;
  const window = page
    ? `limit ${binder.bind(page.size)}::int offset ${binder.bind(page.number)}::bigint * ${binder.bind(page.size)}::int`
    : "";
  return db.query<SearchItemWire>(
    `select ${buildItemColumns("r", reader, binder)} from (${kept}) kept join records r using (record_type, record_id)
     order by kept.added_at, kept.place, record_type, record_id ${window}`,
    binder.values,
    { name: page ? "folder-cards-page" : "folder-cards" },
  );
}

export const buildDossierUrl = (folderId: number): string => `/api/folderDossierDownload/${folderId}`;

export const toFolderWire = (folder: Folder): BriefcaseWire["folders"][number] => ({
  id: folder.id,
  is_default: folder.isDefault,
  name: folder.name,
  items: folder.items.map(({ briefcaseItemId }) => ({ briefcase_item_id: briefcaseItemId })),
  dossier_url: folder.dossierUrl,
  live: folder.live,
  followed: folder.followed,
});
