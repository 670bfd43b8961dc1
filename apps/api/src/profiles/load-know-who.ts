import type { ProfileWire } from "@rotunda/core/wire";
import { formatBriefcaseItemId } from "@rotunda/core";
import { type Db, findRow } from "../platform/db.ts";
import { isInBriefcase, isPaywalled, type Reader } from "../search/search-items.sql.ts";
import { EMPTY_PROFILE } from "./load-profile.ts";

export type KnowWho =
  | { kind: "profile"; id: number; name: string }
  | { kind: "paywalled" }
  | { kind: "contact"; profile: ProfileWire };

/** Columns with wire names are passed on; chips are the contact's office, then its parents. */
type ContactRow = Pick<ProfileWire, "record_type" | "preferred_name_display" | "first_name" | "last_name" | "chips"> & {
  profile_id: number | null;
  profile_name: string | null;
  is_paywalled: boolean;
};

export async function loadKnowWho(db: Db, id: number, reader: Reader): Promise<KnowWho | null> {
  const row = await readContactRow(db, id, reader);
  if (!row) return null;
  const { profile_id, profile_name, is_paywalled, ...contact } = row;
  if (profile_id !== null) return { kind: "profile", id: profile_id, name: profile_name ?? row.preferred_name_display };
  if (is_paywalled) return { kind: "paywalled" };
  return {
    kind: "contact",
    profile: {
      ...EMPTY_PROFILE,
      ...contact,
      id,
      know_who_id: id,
      briefcase_item_id: formatBriefcaseItemId(id, row.record_type),
      agency: row.chips[0]?.text ?? "",
      is_stub: true,
    },
  };
}

const readContactRow = (db: Db, id: number, reader: Reader): Promise<ContactRow | null> =>
  findRow<ContactRow>(
    db,
    `select c.record_type, c.profile_id, c.full_name as preferred_name_display, c.first_name,
       c.last_name, c.title, c.email, c.phone, c.is_former,
       coalesce(r.position_summary, c.title) as position_summary,
       coalesce(r.subscription_modules, c.subscription_modules) as subscription_modules,
       -- A contact without a card has no known modules, so it is locked.
       coalesce(${isPaywalled("r", "$2")}, true) as is_paywalled,
       person.preferred_name_display as profile_name,
       coalesce((select jsonb_agg(jsonb_build_object('text', name, 'record_type', kind, 'id', id) order by place)
         from (values (1, 'profile', employer.id, employer.preferred_name_display), (2, g.kind, g.id, case when above.id is null then group_name(g) else g.long_name end),
           (3, 'committee', above.id, group_name(above)), (4, 'agency', a.id, a.agency_full),
           (5, 'agency', whole.id, whole.agency_full)) up (place, kind, id, name)
         where id is not null), '[]') as chips,
       coalesce(type.name, '') as primary_profile_type,
       coalesce((select string_agg(i.name, ', ' order by i.position, i.id) from lookup_items i
         where i.list = 'focus_areas' and i.id = any(c.focus_area_ids)), '') as policy_positions_focus,
       ${isInBriefcase("c.record_type", "c.id", "$3")} as added_to_briefcase
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
