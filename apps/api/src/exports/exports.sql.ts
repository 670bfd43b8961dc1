import { type CardFacts, type ContactColumn, findExportWindowStart, isContactColumn } from "@rotunda/core";
import { insertRows } from "../directory/rows.ts";
import { JOB_LIST } from "../directory/lookups.ts";
import type { Db } from "../platform/db.ts";
import type { RecordRef } from "../search/search.sql.ts";
import { isPaywalled, type Reader } from "../search/search-items.sql.ts";

import type { ContactRow } from "./contact-facts.ts";

export type OfficesById = ReadonlyMap<number, CardFacts["offices"]>;

export async function readAllowance(tx: Db, userId: number, now: Date, lock: "" | "for update of u" = "") {
  const [user] = await tx.query<{ export_cap: number }>(
    `select o.export_cap from users u join organizations o on o.id = u.organization_id where u.id = $1 ${lock}`,
    [userId],
  );
  const [exported] = await tx.query<{ used: number }>(
    "select coalesce(sum(row_count), 0)::int as used from exports where user_id = $1 and created_at > $2",
    [userId, findExportWindowStart(now)],
  );
  return { used: exported?.used ?? 0, cap: user?.export_cap ?? 0 };
}

export const recordExport = (
  tx: Db,
  { userId, kind, rows, now }: { userId: number; kind: string; rows: number; now: Date },
) => insertRows(tx, "exports", [{ user_id: userId, kind, row_count: rows, created_at: now }]);

/** Saves the columns of exports; null means the standard ones. */
export async function saveColumns(tx: Db, userId: number, columns: readonly ContactColumn[] | null): Promise<void> {
  await tx.query("update users set export_columns = $2 where id = $1", [userId, columns]);
}

export async function readColumns(db: Db, userId: number): Promise<ContactColumn[] | null> {
  const [user] = await db.query<{ export_columns: string[] | null }>("select export_columns from users where id = $1", [
    userId,
  ]);
  return user?.export_columns?.filter(isContactColumn) ?? null;
}

export async function listOffices(db: Db, profileIds: readonly number[]): Promise<OfficesById> {
  const rows = await db.query<{ profile_id: number; offices: CardFacts["offices"] }>(
    `select profile_id, jsonb_agg(jsonb_build_object('id', id, 'type', type, 'positionSummary', '', 'phone', phone,
       'fax', fax, 'building', building, 'room', room, 'address1', address1, 'address2', address2, 'city', city,
       'state', state_code, 'zip', zip) order by position, id) as offices
     from offices where profile_id = any($1::int[]) group by profile_id`,
    [profileIds],
  );
  return new Map(rows.map(({ profile_id, offices }) => [profile_id, offices]));
}

/** Lists contact facts of open records in order, with roles in `groupId`, by default all titled committee roles. */
export async function listContactRows(
  db: Db,
  records: readonly RecordRef[],
  { reader, groupId }: { reader: Reader; groupId: number | null },
): Promise<ContactRow[]> {
  const text = (column: string) => `coalesce(${column}, '')`;
  return db.query<ContactRow>(
    `select r.record_type, r.record_id, r.preferred_name_display as name, p.id as profile_id, r.is_former, r.leadership_role,
       coalesce(p.updated_date, g.updated_date, own.updated_date)::text as updated_date,
       ${text("p.first_name, c.first_name")} as first_name, ${text("p.middle_name")} as middle_name,
       ${text("p.last_name, c.last_name")} as last_name, ${text("p.suffix")} as suffix,
       ${text("nullif(r.title, ''), c.title")} as title, r.position_summary as office, r.political_party as party,
       ${text("p.state_code, employer.state_code")} as state, ${text("p.district, employer.district")} as district,
       ${text("nullif(c.phone, ''), nullif(office.phone, ''), nullif(g.phone, ''), a.phone")} as phone,
       ${text("nullif(c.email, ''), p.email, g.email, own.email")} as email,
       ${text("office.building")} as building, ${text("office.room")} as room,
       ${text("office.address1, g.address, own.address")} as address1, ${text("office.address2")} as address2,
       ${text("office.city, nullif(c.office_city, ''), own.city")} as city,
       ${text("office.state_code, nullif(c.office_state_code, ''), own.state_code")} as address_state,
       ${text("office.zip")} as zip, ${text("p.website_url, g.website_url, a.website")} as website,
       ${text("p.contact_form_url")} as contact_form,
       ${text("p.facebook_url")} as facebook, ${text("p.twitter_username")} as twitter,
       ${text("p.instagram_username")} as instagram, ${text("p.youtube")} as youtube,
       ${text("p.linked_in_url")} as linked_in,
       ${text("employer.preferred_name_display, team.name, a.agency_full, nullif(p.body ->> 'agency', ''), chamber.name, seat.name")} as organization,
       ${text("membership.title, roles.titles")} as committee_role,
       ${text("membership.side, nullif(c.majmin, '')")} as side,
       ${text(namesIn(JOB_LIST, "c.job_category_ids"))} as job_categories,
       ${text(namesIn("'focus_areas'", "c.focus_area_ids"))} as focus_areas
     from unnest($1::text[], $2::int[]) with ordinality wanted (record_type, record_id, place)
     join records r using (record_type, record_id)
     left join contacts c on r.record_type in ('person', 'staffer', 'agencyperson') and c.id = r.record_id
     left join profiles p on p.id = case when r.record_type = 'profile' then r.record_id else c.profile_id end
     left join groups g on r.record_type in ('committee', 'caucus') and g.id = r.record_id
     left join agencies own on r.record_type = 'agency' and own.id = r.record_id
     -- Facts of an employer are exported with its staff only if the employer is open too.
     left join lateral (select agency.*, false as is_unlocked from agencies agency
       where agency.id = coalesce(own.id, c.employer_agency_id)) a on not ${isPaywalled("a", "$3")}
     left join profiles employer on employer.id = c.employer_profile_id and not ${isPaywalled("employer", "$3")}
     left join lateral (select * from offices o where o.profile_id = coalesce(p.id, employer.id)
       order by o.position, o.id limit 1) office on true
     left join lateral (select team.*, group_name(team) as name, false as is_unlocked from groups team
       where team.id = c.employer_group_id) team on not ${isPaywalled("team", "$3")}
     left join chambers chamber on chamber.leg_chamber_id = p.chamber_id and chamber.state_code in ('', p.state_code)
     left join lookup_items seat on seat.list = 'chambers' and seat.id = p.chamber_id
     left join lateral (select coalesce(nullif(m.title, ''), 'Member') as title, nullif(m.side, 'OTH') as side
       from group_members m where m.group_id = $4 and m.profile_id = p.id) membership on true
     left join lateral (select string_agg(m.title || ', ' || group_name(held), '; ' order by held.long_name) as titles
       from group_members m join groups held on held.id = m.group_id
       where $4::int is null and m.profile_id = p.id and m.title <> '' and held.kind = 'committee' and not held.is_former
     ) roles on true
     where not ${isPaywalled("r", "$3")}
     order by wanted.place`,
    [records.map(({ record_type }) => record_type), records.map(({ record_id }) => record_id), reader.modules, groupId],
  );
}

const namesIn = (list: string, ids: string): string =>
  `(select string_agg(i.name, '; ' order by i.position, i.id) from lookup_items i
    where i.list = ${list} and i.id = any(${ids}))`;
