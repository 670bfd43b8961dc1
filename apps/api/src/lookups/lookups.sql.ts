import { groupBy } from "@rotunda/core";
import { type AppConfigWire, type LookupItemWire, LookupsWire } from "@rotunda/core/wire";
import type { LookupRow } from "../directory/lookups.ts";
import type { Db } from "../platform/db.ts";

interface ListedRow extends Omit<LookupRow, "position"> {
  /** The name of a subcommittee without its committee beside it. */
  full_name: string | null;
}

/** Reads all lookup lists by wire name; groups come from existing groups, federal ones first. */
export async function readLookupLists(db: Db): Promise<AppConfigWire["lookups"]> {
  const rows = await db.query<ListedRow>(
    `select list, id, name, short_code, abbreviation, parent_id, full_name from (
       select list, id, name, short_code, abbreviation, parent_id, position, null as full_name from lookup_items
       union all
       select g.kind || case g.kind when 'caucus' then 'es' else 's' end, g.id,
         case when g.parent_id is null then group_name(g) else g.long_name end, null,
         null, case when g.kind = 'committee' then g.parent_id end, case g.state_code when '' then 0 else 1 end, case when g.parent_id is not null then group_name(g) end
       from groups g where not g.is_former
     ) items order by list, position, name collate "C", id`,
  );
  const byList = groupBy(rows, ({ list }) => list);
  const lists = Object.keys(LookupsWire.properties).map((name) => {
    const flat = FLAT_NAME.exec(name)?.[1];
    const list = byList.get(flat ?? name) ?? [];
    return [name, flat === undefined ? nested(list) : list.map(flatLeaf)] as const;
  });
  return Object.fromEntries(lists) as AppConfigWire["lookups"];
}

export async function readSearchFacets(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ facet: string }>("select scope || ' ' || facet as facet from search_facets");
  return new Set(rows.map(({ facet }) => facet));
}

const FLAT_NAME = /^(.*)_flat$/;

const leaf = ({ id, name, short_code, abbreviation }: ListedRow): LookupItemWire => ({
  id: String(id),
  name,
  ...(short_code === null ? {} : { short_code }),
  ...(abbreviation === null ? {} : { abbreviation }),
});

/** In flat lists subcommittees include their parent's name. */
const flatLeaf = (row: ListedRow): LookupItemWire => leaf({ ...row, name: row.full_name ?? row.name });

/** Nests children below parents; items with missing parents become roots. */
function nested(rows: readonly ListedRow[]): LookupItemWire[] {
  const items = new Map(rows.map((row) => [row.id, leaf(row)]));
  const top: LookupItemWire[] = [];
  for (const row of rows) {
    const item = items.get(row.id);
    const parent = row.parent_id === null ? undefined : items.get(row.parent_id);
    if (!item) continue;
    if (parent) parent.children = [...(parent.children ?? []), item];
    else top.push(item);
  }
  return top;
}
