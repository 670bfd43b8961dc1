import type { DistrictWire, SearchItemWire } from "@rotunda/core/wire";
import { type Db, findRow } from "../platform/db.ts";
import { createBinder, buildItemColumns, isInBriefcase, type Reader } from "../search/search-items.sql.ts";
import type { PlaceOrigin } from "./place-sources.ts";

type DistrictRow = Omit<
  DistrictWire,
  | "record_type"
  | "subscription_modules"
  | "legdistrictid"
  | "representatives"
  | "chips"
  | "geodata"
  | "zip_codes"
  | "sources"
> &
  PlaceOrigin & {
    leg_district_id: string;
    chamber: string;
    view_box: string;
    outline: string;
    is_unicameral: boolean;
    /** Whether any source has members or vacancies of the chamber. */
    is_covered: boolean;
  };

export const readDistrictRow = (db: Db, id: number, reader: Reader): Promise<DistrictRow | null> =>
  findRow<DistrictRow>(
    db,
    `select d.id, d.id || '-district' as briefcase_item_id,
       ${isInBriefcase("'district'", "d.id", "$2")} as added_to_briefcase,
       d.updated_date, d.name, d.number, d.leg_chamber_id, d.leg_district_id, d.seats, d.election_results, d.source,
       d.figures_source, jsonb_build_object('id', s.id, 'name', s.name, 'short_code', s.code) as state,
       coalesce((select jsonb_agg(jsonb_build_object('vacant_until', v.vacant_until) order by v.vacant_until, v.id)
         from vacancies v where v.district_id = d.id), '[]') as vacancies,
       s.view_box, s.outline, coalesce(c.name, '') as chamber,
       (select count(*) = 1 from chambers own where own.state_code = s.code) as is_unicameral,
       exists (select from profiles p where p.state_code = s.code and p.chamber_id = d.leg_chamber_id
         and not p.is_former) or exists (select from vacancies v where v.district_id = d.id) as is_covered
     from districts d
     join states s on s.id = d.state_id
     left join chambers c on c.leg_chamber_id = d.leg_chamber_id
       and c.state_code = case when d.leg_chamber_id in (1, 2) then '' else s.code end
     where d.id = $1`,
    [id, reader.userId],
    { name: "district" },
  );

export function listRepresentativeRows(
  db: Db,
  { state, leg_chamber_id, number }: Pick<DistrictRow, "state" | "leg_chamber_id" | "number">,
  reader: Reader,
): Promise<SearchItemWire[]> {
  const binder = createBinder();
  return db.query<SearchItemWire>(
    `select ${buildItemColumns("r", reader, binder)}
     from profiles p join records r on r.record_type = 'profile' and r.record_id = p.id
     where p.state_code = ${binder.bind(state.short_code)} and p.chamber_id = ${binder.bind(leg_chamber_id)}
       and p.district = ${binder.bind(number)} and not p.is_former
     order by r.sort_name, r.record_id`,
    binder.values,
    { name: "representatives" },
  );
}
