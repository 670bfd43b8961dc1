import type { Db } from "../platform/db.ts";
import { formatColumns } from "../platform/format-columns.ts";

interface SourceStatus {
  source: string;
  people: number;
  former: number;
  groups: number;
  contacts: number;
}

export interface DirectoryStatus {
  database: Db["kind"];
  bytes: number;
  sources: SourceStatus[];
  accounts: number;
  folders: number;
  listed: number;
  isSearchStale: boolean;
}

export async function readDirectoryStatus(db: Db): Promise<DirectoryStatus> {
  const sources = await db.query<SourceStatus>(
    `select source, sum(people)::int as people, sum(former)::int as former, sum(groups)::int as groups,
       sum(contacts)::int as contacts
     from (
       select source, 1 as people, is_former::int as former, 0 as groups, 0 as contacts from profiles
       union all select source, 0, 0, 1, 0 from groups
       union all select source, 0, 0, 0, 1 from contacts
     ) each group by source order by source`,
  );
  const [rest] = await db.query<Omit<DirectoryStatus, "database" | "sources">>(
    `select pg_database_size(current_database()) as bytes,
       (select count(*)::int from users) as accounts,
       (select count(*)::int from folders) as folders,
       (select count(*)::int from records) as listed,
       exists (select from directory_marks where name = 'search-stale')
         or exists (select from search_changes) as "isSearchStale"`,
  );
  if (!rest) throw new Error("The status query returned no row.");
  return { database: db.kind, sources, ...rest };
}

export function describeStatus({ database, bytes, sources, accounts, folders, ...search }: DirectoryStatus) {
  const kind = database === "pglite" ? "embedded database" : "PostgreSQL";
  const header = ["Source", "People", "of them former", "Groups", "Contacts"];
  const rows = sources.map(({ source, people, former, groups, contacts }) => [
    source === "sample" ? "sample data" : source,
    ...[people, former, groups, contacts].map(String),
  ]);
  return [
    ...(rows.length === 0 ? ["The directory is empty."] : [formatColumns([header, ...rows], { isOfFigures: true })]),
    "",
    `${search.listed} records listed${search.isSearchStale ? "; search is behind the directory: the next start or import rebuilds it" : ""}.`,
    `${accounts} accounts, ${folders} Briefcase folders.`,
    `${kind}, ${(bytes / 1_048_576).toFixed(0)} MB.`,
  ].join("\n");
}
