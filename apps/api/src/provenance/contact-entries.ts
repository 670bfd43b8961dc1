import type { Db } from "../platform/db.ts";

/** Updates contact entries from profiles; derived, so not logged. Returns the number changed. */
export async function mirrorContacts(tx: Db, profileIds: readonly number[]): Promise<number> {
  if (profileIds.length === 0) return 0;
  const gone = await tx.query(
    `delete from contacts c using profiles p where c.record_type = 'person' and c.profile_id = p.id
       and p.id = any($1::int[]) and ${TYPE} is null returning 1`,
    [profileIds],
  );
  const written = await tx.query(
    `insert into contacts (record_type, source, source_id, ${MIRRORED.join(", ")})
     select 'person', p.source, p.source_id, p.id, p.first_name, p.last_name, p.preferred_name_display, p.title, p.email,
       case when p.is_former then '' else coalesce(office.phone, '') end, ${TYPE}, p.subscription_modules, p.is_former
     from profiles p
     left join lateral (select phone from offices o where o.profile_id = p.id and o.phone <> ''
       order by o.position, o.id limit 1) office on true
     where p.id = any($1::int[]) and ${TYPE} is not null order by p.id
     on conflict (source, source_id) do update set ${MIRRORED.map((column) => `${column} = excluded.${column}`).join(", ")}
     where (${MIRRORED.map((column) => `contacts.${column}`).join(", ")})
       is distinct from (${MIRRORED.map((column) => `excluded.${column}`).join(", ")})
     returning 1`,
    [profileIds],
  );
  return gone.length + written.length;
}

const MIRRORED =
  "profile_id first_name last_name full_name title email phone profile_type_id subscription_modules is_former".split(
    " ",
  );

/** SQL for the know-who type of a contact entry; null for none. */
const TYPE = `case
  when p.chamber_id in (1, 2) then 8
  when p.chamber_id in (3, 4) then 10
  when p.profile_type_id = 201 then 13
end`;
