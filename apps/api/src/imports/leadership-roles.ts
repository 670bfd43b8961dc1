import { updateRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { CONGRESS } from "./import-file.ts";

interface Candidate {
  id: number;
  leadership_role: string;
  roles: string[] | null;
  chairs: string[] | null;
}

/**
 * What a card says of someone's rank: the current leadership role of the chamber, else the chair of a full committee,
 * its own chamber's before a joint one. Derived from two files, so it is worked out anew after each of them.
 */
export async function deriveLeadership(tx: Db, today: string): Promise<void> {
  const people = await tx.query<Candidate>(
    `select profiles.id, leadership_role,
       (select array_agg(role.title order by role.start_date desc, role.position desc) from leadership_roles role
        where role.profile_id = profiles.id and (role.end_date is null or role.end_date > $1::date)) as roles,
       (select array_agg(member.title || ', ' || groups.long_name order by groups.chamber = 'joint', groups.long_name)
        from group_members member join groups on groups.id = member.group_id
        where member.profile_id = profiles.id and groups.parent_id is null and not groups.is_former
          and member.title in ('Chair', 'Chairman', 'Chairwoman')) as chairs
     from profiles where source = '${CONGRESS}' and not is_former`,
    [today],
  );
  await updateRows(
    tx,
    "profiles",
    people.flatMap(({ id, leadership_role, roles, chairs }) => {
      const role = roles?.[0] ?? chairs?.[0] ?? "";
      return role === leadership_role ? [] : [{ id, leadership_role: role }];
    }),
  );
}
