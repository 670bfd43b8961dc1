import { upsertRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { formatPhotoAddress } from "../pictures/portraits.sql.ts";
import type { Portrait } from "../pictures/encode-portrait.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import type { Row } from "./imported-rows.ts";
import { syncRows } from "./sync-rows.ts";

/** A person who can have a portrait, with the one that is stored. */
export interface PortraitOwner {
  id: number;
  source: string;
  source_id: string;
  chamber_id: number | null;
  image: string;
  file_hash: string;
  source_url: string;
  etag: string;
  last_modified: string;
}

/** Lists real people; `keys` of the importer lead to them. */
export const listPortraitOwners = (db: Db): Promise<PortraitOwner[]> =>
  db.query<PortraitOwner>(
    `select p.id, p.source, p.source_id, p.chamber_id, coalesce(p.identifiers->>'image', '') as image,
       coalesce(f.file_hash, '') as file_hash, coalesce(f.source_url, '') as source_url, coalesce(f.etag, '') as etag,
       coalesce(f.last_modified, '') as last_modified
     from profiles p left join portraits f on f.profile_id = p.id
     where p.source <> 'sample' and not p.is_former order by p.id`,
  );

/** A new portrait, and where it was downloaded; the addresses are empty for a file. */
export interface NewPortrait {
  owner: PortraitOwner;
  portrait: Portrait;
  credit: string;
  download: Pick<PortraitOwner, "source_url" | "etag" | "last_modified">;
}

/** A picture of more people than these is a placeholder. */
const SHARED_MAX = 2;

/** Stores portraits and logs them as facts; editors' and suppressed pictures stay as they are. */
export async function storePortraits(run: ImportRun, found: readonly NewPortrait[]) {
  const counts = await countPeople(run.tx, found);
  const fresh = found.filter(({ portrait }) => (counts.get(portrait.hash) ?? 0) <= SHARED_MAX);
  await upsertRows(
    run.tx,
    "portraits",
    ["profile_id"],
    fresh.map(({ owner, portrait: { fileHash, ...pictures }, download }) => ({
      profile_id: owner.id,
      file_hash: fileHash,
      ...pictures,
      ...download,
    })),
  );
  let [changed, withheld] = [0, 0];
  for (const source of new Set(fresh.map(({ owner }) => owner.source))) {
    const incoming = new Map<string, Row<"profiles">>();
    for (const { owner, portrait, credit } of fresh) {
      if (owner.source !== source) continue;
      incoming.set(owner.source_id, {
        headshot: formatPhotoAddress(portrait.hash),
        "body.headshot_credit": credit === "" ? null : credit,
      });
    }
    const synced = await syncRows({ ...run, source }, { table: "profiles", incoming });
    changed += synced.changed.length;
    withheld += synced.withheld;
  }
  await run.tx.query(
    `delete from portraits f using profiles p
     where p.id = f.profile_id and p.headshot <> '/api/portraits/' || f.hash || '.webp'`,
  );
  return { changed, withheld, placeholders: found.length - fresh.length };
}

async function countPeople(tx: Db, found: readonly NewPortrait[]): Promise<Map<string, number>> {
  const rows = await tx.query<{ hash: string; people: number }>(
    "select hash, count(*)::int as people from portraits where profile_id <> all($1::int[]) group by hash",
    [found.map(({ owner }) => owner.id)],
  );
  const counts = new Map(rows.map(({ hash, people }) => [hash, people]));
  for (const { portrait } of found) counts.set(portrait.hash, (counts.get(portrait.hash) ?? 0) + 1);
  return counts;
}
