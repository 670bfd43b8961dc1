import type { LegislatorWire, StateWire } from "@rotunda/core/wire";
import type { DistrictMapRow } from "../directory/district-maps.ts";
import { type Db, findRow } from "../platform/db.ts";
import { createBinder, buildItemColumns, isInBriefcase, type Reader } from "../search/search-items.sql.ts";
import type { MappedDistrict } from "./geodata.ts";

type StateRow = Pick<
  StateWire,
  | "id"
  | "briefcase_item_id"
  | "added_to_briefcase"
  | "updated_date"
  | "name"
  | "short_code"
  | "capital"
  | "narrative"
  | "census_visualizations"
  | "economic_visualizations"
  | "presidential_election_results"
  | "vacancies"
> & { view_box: string; outline: string; is_unicameral: boolean; figures_source: string };

/** Sources list a vacancy until its scheduled end, even if the seat was filled earlier. */
const HAS_FREE_SEAT = `d.seats > (select count(*) from profiles p where p.chamber_id = d.leg_chamber_id
  and p.state_code = s.code and p.district = d.number and not p.is_former)`;

export const readStateRow = (db: Db, id: number, reader: Reader): Promise<StateRow | null> =>
  findRow<StateRow>(
    db,
    `select s.id, s.id || '-state' as briefcase_item_id, ${isInBriefcase("'state'", "s.id", "$2")} as added_to_briefcase,
       s.updated_date, s.name, s.code as short_code, s.capital, s.narrative, s.census_visualizations,
       s.economic_visualizations, s.presidential_election_results,
       coalesce((select jsonb_agg(jsonb_build_object('leg_chamber_id', d.leg_chamber_id, 'vacant_until', v.vacant_until,
           'district', jsonb_build_object('id', d.id, 'number', d.number, 'name', d.name)) order by d.id, v.id)
         from vacancies v join districts d on d.id = v.district_id
         where d.state_id = s.id and not d.is_former and ${HAS_FREE_SEAT}), '[]') as vacancies, s.view_box, s.outline, s.figures_source,
       (select count(*) = 1 from chambers c where c.state_code = s.code) as is_unicameral
     from states s where s.id = $1`,
    [id, reader.userId],
  );

export type MemberRow = LegislatorWire & { chamber_id: number | null; is_chief: boolean };

/** Id in the lookup 'profile_types'. */
const STATEWIDE_OFFICIAL = 202;
/** SQL for the governor, or the mayor of DC. */
export const IS_CHIEF = `p.chamber_id is null and (p.title ~* '^governor\\M' or p.state_code = 'DC' and p.title ~* '^mayor\\M')`;

export function listMemberRows(
  db: Db,
  { id, short_code }: Pick<StateRow, "id" | "short_code">,
  reader: Reader,
): Promise<MemberRow[]> {
  const binder = createBinder();
  return db.query<MemberRow>(
    `select ${buildItemColumns("r", reader, binder)}, p.chamber_id, ${IS_CHIEF} as is_chief,
       case when d.id is not null
         then jsonb_build_object('id', d.id, 'number', d.number, 'name', d.name) end as district
     from profiles p
     join records r on r.record_type = 'profile' and r.record_id = p.id
     left join lateral (
       select d.id, d.number, d.name from districts d
       where d.state_id = ${binder.bind(id)} and d.leg_chamber_id = p.chamber_id and d.number = p.district
         and not d.is_former
       order by d.id limit 1) d on true
     where p.state_code = ${binder.bind(short_code)} and not p.is_former
       and (p.chamber_id is not null or ${IS_CHIEF} or p.profile_type_id = ${STATEWIDE_OFFICIAL})
     order by r.sort_name, r.record_id`,
    binder.values,
  );
}

export const listCommitteeRows = (
  db: Db,
  { short_code }: Pick<StateRow, "short_code">,
): Promise<StateWire["committees"]> =>
  db.query<StateWire["committees"][number]>(
    `select g.id, g.long_name, case g.chamber when 'house' then 3 when 'senate' then 4 else 6 end as leg_chamber_id
     from groups g
     where g.state_code = $1 and g.kind = 'committee' and g.parent_id is null and not g.is_former
     order by g.long_name collate "C", g.id`,
    [short_code],
  );

export interface ChamberRow {
  leg_chamber_id: 1 | 2 | 3 | 4;
  name: string;
  seats: number;
  vacant: number;
}

/** Lists chambers with members from a state; for Congress, with the state's seats. */
export function listChamberRows(
  db: Db,
  { id, short_code }: Pick<StateRow, "id" | "short_code">,
): Promise<ChamberRow[]> {
  return db.query<ChamberRow>(
    `select c.leg_chamber_id, c.name, case
         when c.state_code <> '' then c.seats
         when c.leg_chamber_id = 1 then coalesce((select sum(d.seats)::int from districts d
           where d.state_id = s.id and d.leg_chamber_id = 1 and not d.is_former), 0)
         when s.kind = 'state' then 2 else 0
       end as seats,
       (select count(*)::int from vacancies v join districts d on d.id = v.district_id
         where d.state_id = s.id and d.leg_chamber_id = c.leg_chamber_id and ${HAS_FREE_SEAT}) as vacant
     from states s join chambers c on c.state_code in ('', $2)
     where s.id = $1 order by c.leg_chamber_id`,
    [id, short_code],
    { name: "state-chambers" },
  );
}

export const listMappedDistricts = (db: Db, stateId: number, legChamberId: number | null): Promise<MappedDistrict[]> =>
  db.query<MappedDistrict>(
    `select d.id, d.leg_chamber_id, d.number, d.name,
       coalesce((select jsonb_agg(jsonb_build_object('name', r.preferred_name_display, 'party', r.political_party)
           order by r.sort_name, r.record_id)
         from profiles p join records r on r.record_type = 'profile' and r.record_id = p.id
         where p.state_code = s.code and p.chamber_id = d.leg_chamber_id and p.district = d.number
           and not p.is_former), '[]') as members
     from districts d join states s on s.id = d.state_id
     where d.state_id = $1 and not d.is_former and ($2::int is null or d.leg_chamber_id = $2) order by d.id`,
    [stateId, legChamberId],
  );

export const listDistrictMapRows = (db: Db, stateId: number, legChamberId: number | null): Promise<DistrictMapRow[]> =>
  db.query<DistrictMapRow>(
    "select * from district_maps where state_id = $1 and ($2::int is null or leg_chamber_id = $2)",
    [stateId, legChamberId],
  );
