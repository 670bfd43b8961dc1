import type { ProfileWire } from "@rotunda/adapters-http/wire";
import { formatBriefcaseItemId } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { isPaywalled, type Reader } from "../search/search-items.sql.ts";
import { EMPTY_PROFILE } from "./profile-body.ts";

/** A know-who id leads to a full profile or a contact. */
export type KnowWho =
  | { kind: "profile"; id: number; name: string }
  | { kind: "paywalled" }
  | { kind: "contact"; profile: ProfileWire };

interface ContactRow {
  id: number;
  record_type: "person" | "staffer" | "agencyperson";
  profile_id: number | null;
  full_name: string;
  title: string;
  email: string;
  phone: string;
  is_former: boolean;
  position_summary: string;
  subscription_modules: number[];
  is_paywalled: boolean;
  profile_name: string | null;
  /** Office of the contact, then its parents. */
  chips: ProfileWire["chips"];
  type_name: string;
  focus_areas: string;
  added_to_briefcase: boolean;
}

export async function loadKnowWho(db: Db, id: number, reader: Reader): Promise<KnowWho | null> {
  const row = await contactRow(db, id, reader);
  if (!row) return null;
  if (row.profile_id !== null) return { kind: "profile", id: row.profile_id, name: row.profile_name ?? row.full_name };
  if (row.is_paywalled) return { kind: "paywalled" };
  return {
    kind: "contact",
    profile: {
      ...EMPTY_PROFILE,
      id,
      know_who_id: id,
      record_type: row.record_type,
      briefcase_item_id: formatBriefcaseItemId(id, row.record_type),
      added_to_briefcase: row.added_to_briefcase,
      preferred_name_display: row.full_name,
      position_summary: row.position_summary,
      title: row.title,
      email: row.email,
      phone: row.phone,
      chips: row.chips,
      agency: row.chips[0]?.text ?? "",
      primary_profile_type: row.type_name,
      policy_positions_focus: row.focus_areas,
      subscription_modules: row.subscription_modules,
      is_stub: true,
      is_former: row.is_former,
    },
  };
}

async function contactRow(db: Db, id: number, reader: Reader): Promise<ContactRow | null> {
  const rows = await db.query<ContactRow>(
    `select c.id, c.record_type, c.profile_id, c.full_name, c.title, c.email, c.phone, c.is_former,
       coalesce(r.position_summary, c.title) as position_summary,
       coalesce(r.subscription_modules, c.subscription_modules) as subscription_modules,
       -- Without its card nobody knows whose a contact is, so it is nobody's.
       coalesce(${isPaywalled("r", "$2")}, true) as is_paywalled,
       person.preferred_name_display as profile_name,
       coalesce((select jsonb_agg(jsonb_build_object('text', name, 'record_type', kind, 'id', id) order by place)
         from (values (1, 'profile', employer.id, employer.preferred_name_display), (2, g.kind, g.id, g.long_name),
           (3, 'committee', above.id, above.long_name), (4, 'agency', a.id, a.agency_full),
           (5, 'agency', whole.id, whole.agency_full)) up (place, kind, id, name)
         where id is not null), '[]') as chips,
       coalesce(type.name, '') as type_name,
       coalesce((select string_agg(i.name, ', ' order by i.position, i.id) from lookup_items i
         where i.list = 'focus_areas' and i.id = any(c.focus_area_ids)), '') as focus_areas,
       exists (select from folder_items kept join folders f on f.id = kept.folder_id
         where f.user_id = $3 and kept.record_type = c.record_type and kept.record_id = c.id) as added_to_briefcase
     from contacts c
     left join records r on r.record_type = c.record_type and r.record_id = c.id
     left join profiles person on person.id = c.profile_id
     left join profiles employer on employer.id = c.employer_profile_id
     left join groups g on g.id = c.employer_group_id
     left join groups above on above.id = g.parent_id
     left join agencies a on a.id = c.employer_agency_id
     left join agencies whole on whole.id = a.parent_id
     left join lookup_items type on type.list = 'know_who_types' and type.id = c.profile_type_id
     where c.id = $1`,
    [id, reader.modules, reader.userId],
  );
  return rows[0] ?? null;
}
