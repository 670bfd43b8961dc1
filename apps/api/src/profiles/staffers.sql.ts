import type { StafferWire } from "@rotunda/core/wire";
import { JOB_LIST } from "../directory/lookups.ts";
import type { Db } from "../platform/db.ts";
import { isPaywalled, type Reader } from "../search/search-items.sql.ts";

/** Lists the staff of a person or group by last name; locked staffers show only their card. */
export async function listStaffers(
  db: Db,
  employer: { kind: "profile" | "group"; id: number },
  reader: Reader,
): Promise<StafferWire[]> {
  const column = employer.kind === "profile" ? "employer_profile_id" : "employer_group_id";
  const side = employer.kind === "profile" ? "case when lock.is_paywalled then '' else c.majmin end" : "c.majmin";
  return db.query<StafferWire>(
    `select c.id as staffer_knowwho_id, c.full_name as staffer_full_name, c.last_name as staffer_last_name, c.title,
       case when lock.is_paywalled then '' else c.email end as staffer_email,
       case when lock.is_paywalled then '' else c.phone end as staffer_phone,
       c.is_leadership and not lock.is_paywalled as is_leadership, ${side} as majmin,
       array(select i.name from lookup_items i where not lock.is_paywalled and i.id = any(c.job_category_ids)
         and i.list = ${JOB_LIST}
         order by i.position, i.id) as rolenames,
       array(select i.name from lookup_items i where not lock.is_paywalled
         and i.list = 'focus_areas' and i.id = any(c.focus_area_ids)
         order by i.position, i.id) as staffer_interests
     from contacts c
     left join records r on r.record_type = c.record_type and r.record_id = c.id
     cross join lateral (select coalesce(${isPaywalled("r", "$2")}, true) as is_paywalled) lock
     where c.${column} = $1 and c.record_type = 'staffer' and not c.is_former
     order by searchable_text(c.last_name) collate "C", searchable_text(c.full_name) collate "C", c.id`,
    [employer.id, reader.modules],
  );
}
