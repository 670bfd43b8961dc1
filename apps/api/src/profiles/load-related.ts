import type { RelatedProfileWire, SearchItemWire } from "@rotunda/core/wire";
import { formatRelation } from "@rotunda/core";
import { type Db, findRow } from "../platform/db.ts";
import { HIDDEN } from "../search/search-facets.sql.ts";
import { IS_DISTRICT_SHOWN, buildIsStateShown } from "../search/search-sources.sql.ts";
import { type Audience, type Binder, createBinder, isPaywalled, buildItemColumns } from "../search/search-items.sql.ts";

const RELATED_MAX = 6;

export async function loadRelated(db: Db, id: number, audience: Audience): Promise<RelatedProfileWire[]> {
  const [seat, rows] = await Promise.all([readSeatRow(db, id, audience), listRelatedRows(db, id, audience)]);
  const others = rows
    .filter((row) => row.id !== seat?.id)
    .map(({ state, is_member: isMember, committees, ...card }) => ({
      ...card,
      relation: formatRelation({ seat: null, state, isMember, committees }),
    }));
  if (seat === null) return others;
  const held = seat.is_former ? "predecessor" : "holder";
  const relation = formatRelation({ seat: held, state: "", isMember: true, committees: [] });
  return [{ ...seat, relation }, ...others].slice(0, RELATED_MAX);
}

/** SQL for common committees and states; locked profiles share only what their card shows. */
const buildCommonFacts = (row: string, person: string, isLocked: string): string =>
  `coalesce((select s.name from profiles p join profiles own on own.id = ${person}::int and own.state_code = p.state_code
     join lookup_items s on s.list = 'states' and s.short_code = p.state_code
     where p.id = ${row}.record_id and (not (${isLocked}) or position(s.name in ${row}.position_summary) > 0)), '') as state,
   exists (select from profiles p where p.id = ${row}.record_id and p.chamber_id is not null) as is_member,
   array(select g.long_name from groups g
     join group_members mine on mine.group_id = g.id and mine.profile_id = ${person}::int
     join group_members theirs on theirs.group_id = g.id and theirs.profile_id = ${row}.record_id
     where not (${isLocked}) and g.kind = 'committee' and g.parent_id is null and not g.is_former
     order by g.long_name collate "C", g.id) as committees`;

const openTo = (row: string, { reader, hidePaywalled }: Audience, { bind }: Binder): string =>
  hidePaywalled ? `and not (${isPaywalled(row, bind(reader.modules))})` : "";

async function listRelatedRows(db: Db, id: number, audience: Audience) {
  const binder = createBinder();
  const person = binder.bind(id);
  const isLocked = (row: string) => isPaywalled(row, binder.bind(audience.reader.modules));
  const columns = "record_id, importance, sort_name";
  const isOther = `d.scope = 'universal' and d.record_type = 'profile' and d.record_id <> ${person}::int
    and not d.is_former ${openTo("d", audience, binder)}`;
  return db.query<SearchItemWire & { state: string; is_member: boolean; committees: string[] }>(
    `with shared as (
       select replace(facet, '${HIDDEN}', '') as facet
       from search_documents d, unnest(tsvector_to_array(d.lexemes)) facet
       where d.scope = 'universal' and d.record_type = 'profile' and d.record_id = ${person}::int
         and facet ~ '^(${HIDDEN})?(committees|current_office_state_abbr):'
     ), near as (
       -- One index lookup per facet: reading the vectors instead would unpack all of them.
       select 'profile' as record_type, found.record_id, found.importance, found.sort_name, count(*) as common
       from shared cross join lateral (
         select ${columns} from search_documents d where lexemes @@ quote_literal(facet)::tsquery and ${isOther}
         union all
         select ${columns} from search_documents d
         where lexemes @@ quote_literal('${HIDDEN}' || facet)::tsquery and ${isOther} and not (${isLocked("d")})) found
       group by ${columns}
       order by common desc, importance desc, sort_name, record_id limit ${RELATED_MAX}
     )
     select ${buildItemColumns("r", audience.reader, binder)}, ${buildCommonFacts("r", person, isLocked("r"))}
     from near join records r using (record_type, record_id)
     order by near.common desc, near.importance desc, near.sort_name, near.record_id`,
    binder.values,
  );
}

/**
 * Finds the predecessor in a district's only seat, or the current holder if the person has left. Senators and
 * multi-seat districts have no clear succession, and neither have people without dates. A locked profile's seat counts
 * only if its card shows it.
 */
export function readSeatRow(db: Db, id: number, audience: Audience): Promise<SearchItemWire | null> {
  const binder = createBinder();
  return findRow<SearchItemWire>(
    db,
    `select ${buildItemColumns("r", audience.reader, binder)}
     from profiles own
     join profiles p on p.chamber_id = own.chamber_id and p.state_code = own.state_code and p.district = own.district
       and p.id <> own.id and p.is_former = not own.is_former
       and (not p.is_former
         or (select bool_or(t.end_date is not null) from terms t where t.profile_id = p.id) is not false)
     join records r on r.record_type = 'profile' and r.record_id = p.id
     where own.id = ${binder.bind(id)} and own.chamber_id in (1, 3, 4)
       and not exists (select from districts d join states s on s.id = d.state_id
         where s.code = own.state_code and d.leg_chamber_id = own.chamber_id and d.number = own.district and d.seats > 1)
       and (not ${isPaywalled("r", binder.bind(audience.reader.modules))}
         or ${buildIsStateShown("(select name from lookup_items where list = 'states' and short_code = p.state_code)")} and ${IS_DISTRICT_SHOWN})
       ${openTo("r", audience, binder)}
     order by (select max(t.end_date) from terms t where t.profile_id = p.id) desc nulls last, p.id limit 1`,
    binder.values,
  );
}
