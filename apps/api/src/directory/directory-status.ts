import { type Db, findRow } from "../platform/db.ts";
import { formatColumns } from "../platform/format-columns.ts";

export async function describeStatus(db: Db): Promise<string> {
  const sources = await db.query<Record<"people" | "former" | "groups" | "contacts", number> & { source: string }>(
    `select source, sum(people)::int as people, sum(former)::int as former, sum(groups)::int as groups,
       sum(contacts)::int as contacts
     from (
       select source, 1 as people, is_former::int as former, 0 as groups, 0 as contacts from profiles
       union all select source, 0, 0, 1, 0 from groups
       union all select source, 0, 0, 0, 1 from contacts
     ) each group by source order by source`,
  );
  const rest = await findRow<Record<"bytes" | "accounts" | "folders" | "listed", number> & { isSearchStale: boolean }>(
    db,
    `select pg_database_size(current_database()) as bytes,
       (select count(*)::int from users) as accounts,
       (select count(*)::int from folders) as folders,
       (select count(*)::int from records) as listed,
       exists (select from directory_marks where name = 'search-stale')
         or exists (select from search_changes) as "isSearchStale"`,
  );
  if (!rest) throw new Error("The status query returned no row.");
  const header = ["Source", "People", "of them former", "Groups", "Contacts"];
  const rows = sources.map(({ source, people, former, groups, contacts }) => [
    source === "sample" ? "sample data" : source,
    ...[people, former, groups, contacts].map(String),
  ]);
  return [
    ...(rows.length === 0 ? ["The directory is empty."] : [formatColumns([header, ...rows], { isOfFigures: true })]),
    "",
    `${rest.listed} records listed${rest.isSearchStale ? "; search is behind the directory: the next start or import rebuilds it" : ""}.`,
    `${rest.accounts} accounts, ${rest.folders} Briefcase folders.`,
    `${db.kind === "pglite" ? "embedded database" : "PostgreSQL"}, ${(rest.bytes / 1_048_576).toFixed(0)} MB.`,
  ].join("\n");
}
