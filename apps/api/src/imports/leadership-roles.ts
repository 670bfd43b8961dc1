import type { ImportRun } from "../provenance/import-run.ts";
import { syncRows } from "./sync-rows.ts";

/**
 * Derives the role on a card: the current one in the chamber, else chair of a full committee, preferring the own
 * chamber's. Both imports call this, since it depends on people and rosters. `among`: an SQL condition.
 */
export async function deriveLeadership(run: ImportRun, among = "true"): Promise<void> {
  const covered = `source = $1 and not is_former and (${among})`;
  const people = await run.tx.query<{ id: number; source_id: string }>(
    `select id, source_id from profiles where ${covered}`,
    [run.source],
  );
  // Ids instead of joins, which scan whole tables for each person while new rows have no statistics.
  const ids = people.map(({ id }) => id);
  const posts = await run.tx.query<Post>(
    `select profile_id, title from leadership_roles
     where profile_id = any($1::int[]) and (end_date is null or end_date > $2::date)
     order by start_date, position`,
    [ids, run.today],
  );
  const seats = await run.tx.query<Post & { group_id: number }>(
    `select profile_id, group_id, title from group_members where profile_id = any($1::int[])
       and title in ('Chair', 'Chairman', 'Chairwoman', 'Presidente', 'Presidenta') order by title`,
    [ids],
  );
  const committees = await run.tx.query<{ id: number; long_name: string }>(
    `select id, long_name from groups where id = any($1::int[]) and parent_id is null and not is_former
     order by chamber <> 'joint', long_name desc`,
    [seats.map(({ group_id }) => group_id)],
  );
  const chairs = committees.flatMap(({ id, long_name }) =>
    seats
      .filter(({ group_id }) => group_id === id)
      .map(({ profile_id, title }) => ({ profile_id, title: `${title}, ${long_name}` })),
  );
  // Later entries replace earlier ones.
  const shown = new Map([...chairs, ...posts].map(({ profile_id, title }) => [profile_id, title]));
  await syncRows(run, {
    table: "profiles",
    isDated: false,
    incoming: new Map(people.map(({ id, source_id }) => [source_id, { leadership_role: shown.get(id) ?? "" }])),
  });
}

interface Post {
  profile_id: number;
  title: string;
}
