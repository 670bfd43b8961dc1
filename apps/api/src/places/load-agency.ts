import type { AgencyPersonWire, AgencyWire } from "@rotunda/core/wire";
import { rankAgency } from "@rotunda/core";
import { type Db, findRow } from "../platform/db.ts";
import { createBinder, isInBriefcase, isPaywalled, buildItemColumns, type Reader } from "../search/search-items.sql.ts";
import { listPlaceSources, type PlaceOrigin } from "./place-sources.ts";

type AgencyRow = Omit<AgencyWire, "record_type" | "people" | "sources"> & PlaceOrigin & { is_paywalled: boolean };

const readAgencyRow = (db: Db, id: number, reader: Reader): Promise<AgencyRow | null> =>
  findRow<AgencyRow>(
    db,
    `select a.id, a.id || '-agency' as briefcase_item_id, ${isInBriefcase("'agency'", "a.id", "$3")} as added_to_briefcase,
       a.agency_full, a.short_name, a.role, a.phone, a.fax, a.email, a.website, a.logo, a.subscription_modules,
       coalesce(nullif(a.address, ''), concat_ws(', ', nullif(a.city, ''), nullif(a.state_code, ''))) as address,
       a.source, a.figures_source, a.updated_date, ${isPaywalled("card", "$2")} as is_paywalled,
       case when parent.id is not null
         then jsonb_build_object('id', parent.id, 'agency_full', parent.agency_full) end as parent,
       coalesce((select jsonb_agg(jsonb_build_object('id', part.id, 'agency_full', part.agency_full)
           order by part.name collate "C", part.id)
         from agencies part where part.parent_id = a.id and not part.is_former), '[]') as children
     from agencies a
     left join agencies parent on parent.id = a.parent_id
     cross join lateral (select a.subscription_modules, false as is_unlocked) card
     where a.id = $1`,
    [id, reader.modules, reader.userId],
  );

/** Lists current staff by last name; locked people with card facts only. */
function listAgencyPeople(db: Db, id: number, reader: Reader): Promise<AgencyPersonWire[]> {
  const binder = createBinder();
  const open = (column: string) => `case when lock.is_paywalled then '' else coalesce(${column}, '') end`;
  return db.query<AgencyPersonWire>(
    `select ${buildItemColumns("r", reader, binder)}, c.last_name, ${open("c.email")} as email, ${open("c.phone")} as phone,
       ${open("appointment.name")} as appointment, c.is_leadership and not lock.is_paywalled as is_leadership
     from contacts c
     join records r on r.record_type = c.record_type and r.record_id = c.id
     cross join lateral (select ${isPaywalled("r", binder.bind(reader.modules))} as is_paywalled) lock
     left join lookup_items appointment on appointment.list = 'appointments' and appointment.id = c.appointment_id
     where c.employer_agency_id = ${binder.bind(id)} and not c.is_former
     order by r.sort_name, r.record_id`,
    binder.values,
  );
}

export async function loadAgency(db: Db, id: number, reader: Reader): Promise<AgencyWire | "paywalled" | null> {
  const row = await readAgencyRow(db, id, reader);
  if (!row) return null;
  if (row.is_paywalled) return "paywalled";
  const people = await listAgencyPeople(db, id, reader);
  return { ...row, record_type: "agency", people: sortAgencyPeople(people), sources: listPlaceSources(row) };
}

/** Sorts people by rank (head, deputies, others); ties keep their order. */
export function sortAgencyPeople<Person extends { title: string; is_leadership: boolean }>(
  people: readonly Person[],
): Person[] {
  const rank = ({ title, is_leadership: isLeadership }: Person) => rankAgency({ title, isLeadership });
  return people.toSorted((a, b) => rank(a) - rank(b));
}
