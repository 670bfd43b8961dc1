import { formatPartyName } from "../directory/parties.ts";
import type { ProfileWire } from "@rotunda/core/wire";
import { CHAMBER_CODES } from "@rotunda/core";
import { type Db, findRow } from "../platform/db.ts";
import type { SearchContext } from "../search/find-documents.ts";
import { isPaywalled } from "../search/search-items.sql.ts";

/** The key of a term's seat: the database function `seat_key`, on which terms have an index. */
export const buildSeatKey = (term: string): string =>
  `seat_key(${term}.type, ${term}.state_code, ${term}.district, ${term}.senate_class)`;

/** SQL for the chamber of a seat in a district, by the type of its terms. */
export const buildSeatChamber = (type: string): string =>
  `case ${type} when 'rep' then ${CHAMBER_CODES.US_HOUSE} when 'lower' then ${CHAMBER_CODES.STATE_HOUSE}
    when 'upper' then ${CHAMBER_CODES.STATE_SENATE} when 'legislature' then ${CHAMBER_CODES.STATE_SENATE} end`;

/** Newest first. Districts with several seats have no clear succession. */
export async function listSeatTerms(
  db: Db,
  id: number,
  { reader, today }: SearchContext,
): Promise<ProfileWire["seat_holders"]> {
  const terms = await db.query<ProfileWire["seat_holders"][number]>(
    `with own as (
       select t.* from terms t where t.profile_id = $1
       order by coalesce(t.end_date, 'infinity') desc, t.start_date desc nulls last limit 1
     )
     select p.id, p.preferred_name_display as name, t.party_name as party, coalesce(t.start_date::text, '') as start,
       case when t.end_date <= $3::date then t.end_date::text else '' end as "end"
     from own join terms t on ${buildSeatKey("t")} = ${buildSeatKey("own")}
     join profiles p on p.id = t.profile_id
     where (t.start_date is null or t.start_date <= $3::date) and not (p.is_former and t.end_date is null)
       and not exists (select from districts d join states s on s.id = d.state_id
         where s.code = own.state_code and d.number = own.district and d.seats > 1
           and d.leg_chamber_id = ${buildSeatChamber("own.type")})
       and not (${isPaywalled("p", "$2")})
     order by coalesce(t.end_date, t.start_date) desc nulls last, p.id`,
    [id, reader.modules, today],
  );
  return terms.map((term) => ({ ...term, party: formatPartyName(term.party) }));
}

export interface DelegationRow {
  id: number;
  name: string;
  title: string;
  district: string;
  party: string;
  leadership_role: string;
}

export const listDelegationRows = (db: Db, id: number, { reader }: SearchContext): Promise<DelegationRow[]> =>
  db.query<DelegationRow>(
    `select p.id, p.preferred_name_display as name, p.title, p.district, coalesce(party.name, '') as party,
       p.leadership_role
     from profiles own
     join profiles p on p.state_code = own.state_code and p.chamber_id in (1, 2) and p.id <> own.id and not p.is_former
     left join lookup_items party on party.list = 'political_parties' and party.id = p.party_id
     where own.id = $1 and own.chamber_id in (1, 2) and not (${isPaywalled("p", "$2")})
     order by p.chamber_id desc, length(p.district), p.district, p.last_name, p.id`,
    [id, reader.modules],
  );

/**
 * Returns the seniority of a sitting member of Congress: the rank in the chamber by the start of the first term there.
 */
export const readSeniority = (db: Db, id: number): Promise<ProfileWire["seniority"]> =>
  findRow<{ place: number; of: number }>(
    db,
    `with entry as (
       -- One index lookup per member, because a join reads everybody's terms.
       select p.id, (select min(t.start_date) from terms t
         where t.profile_id = p.id and t.type = case p.chamber_id when 1 then 'rep' else 'sen' end) as first
       from profiles own
       join profiles p on p.chamber_id = own.chamber_id and p.chamber_id in (1, 2) and not p.is_former
       where own.id = $1 and not own.is_former
     )
     select (1 + count(*) filter (where entry.first < own.first))::int as place, count(entry.first)::int as "of"
     from entry, (select first from entry where id = $1 and first is not null) own group by own.first`,
    [id],
  );

/** Lists the sources of sections that can have facts from other sources than the profile's. */
export const listSectionSources = (db: Db, id: number): Promise<{ section: string; source: string }[]> =>
  db.query<{ section: string; source: string }>(
    `select distinct 'offices' as section, source from offices where profile_id = $1
     union select 'staffers', source from contacts where employer_profile_id = $1 and not is_former
     union select 'legislative', g.source from group_members m join groups g on g.id = m.group_id where m.profile_id = $1
     order by 1, 2`,
    [id],
  );
