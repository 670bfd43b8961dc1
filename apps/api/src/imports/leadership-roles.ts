import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { syncRows } from "./sync-rows.ts";

interface Candidate {
  source_id: string;
  roles: string[] | null;
  chairs: string[] | null;
}

/**
 * Derives the role on a card: the current one in the chamber, else chair of a full committee, preferring the own
 * chamber's. Both imports call this, since it depends on people and rosters. `among`: an SQL condition.
 */
export async function deriveLeadership(tx: Db, run: ImportRun, among = "true"): Promise<void> {
  const people = await tx.query<Candidate>(
    `select profiles.source_id,
       (select array_agg(role.title order by role.start_date desc, role.position desc) from leadership_roles role
        where role.profile_id = profiles.id and (role.end_date is null or role.end_date > $2::date)) as roles,
       (select array_agg(member.title || ', ' || groups.long_name order by groups.chamber = 'joint', groups.long_name)
        from group_members member join groups on groups.id = member.group_id
        where member.profile_id = profiles.id and groups.parent_id is null and not groups.is_former
          and member.title in ('Chair', 'Chairman', 'Chairwoman', 'Presidente', 'Presidenta')) as chairs
     from profiles where source = $1 and not is_former and (${among})`,
    [run.source, run.today],
  );
  await syncRows(tx, run, {
    table: "profiles",
    among: { condition: `source = $1 and not is_former and (${among})`, values: [run.source] },
    incoming: new Map(
      people.map(({ source_id, roles, chairs }) => [source_id, { leadership_role: roles?.[0] ?? chairs?.[0] ?? "" }]),
    ),
  });
}
