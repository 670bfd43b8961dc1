import { loadLookupNames, nameLookup } from "../changes/load-changes.ts";
import type { Change } from "../provenance/change-log.ts";
import { type Db, findValue } from "../platform/db.ts";
import type { NamedRecord } from "./data-records.ts";

interface Run {
  source: string;
  revision: string;
  revised_on: string | null;
  day: string;
  is_finished: boolean;
  added: number;
  changed: number;
  left_behind: number;
  rejected: number;
  withheld: number;
}

export async function describeImports(db: Db): Promise<string> {
  const runs = await db.query<Run>(
    `select distinct on (source) source, revision, revised_on, ran_on as day, finished_at is not null as is_finished, added, changed,
       left_behind, rejected, withheld
     from import_runs order by source, id desc`,
  );
  const [kept] = await db.query<{ people: number; fields: number; overrides: number }>(
    `select (select count(*)::int from suppressions where field = '') as people,
       (select count(*)::int from suppressions where field <> '') as fields,
       (select count(*)::int from overrides) as overrides`,
  );
  return [
    runs.length === 0 ? "Nothing has been imported yet." : "Last imports:",
    ...runs.map(describeRun),
    `Suppressed: ${kept?.people ?? 0} people and ${kept?.fields ?? 0} fields. Values set by editors or instead of another source: ${kept?.overrides ?? 0}.`,
  ].join("\n");
}

function describeRun(run: Run): string {
  const { source, revision, revised_on, day, is_finished, added, changed, left_behind, rejected, withheld } = run;
  if (!is_finished) return `  ${day}  ${source}: was interrupted or is still running; the next import continues it`;
  const version = revision === "" ? "" : ` (version ${revision.slice(0, 10)} of ${revised_on ?? "an unknown day"})`;
  return `  ${day}  ${source}${version}: ${added} added, ${changed} changed, ${left_behind} left, ${rejected} rejected, ${withheld} left out on purpose`;
}

interface ChangeRow extends Omit<Change, "record_type"> {
  changed_on: string;
  source: string;
  page: string;
  name: string | null;
}

/** Describes changes since an ISO date and of a record; null means all. */
export async function describeChanges(
  db: Db,
  { since, record, limit }: { since: string | null; record: NamedRecord | null; limit: number },
): Promise<string> {
  const condition = `($1::date is null or c.changed_on >= $1::date)
    and ($2::text is null or c.record_type = $2 and c.record_id = $3::int)`;
  const values = [since, record?.type ?? null, record?.id ?? null];
  const rows = await db.query<ChangeRow>(
    `select c.changed_on, c.source, c.record_id, c.kind, c.fact, c.was, c.became,
       case when c.record_type in ('staffer', 'agencyperson', 'person') then 'profile/kw' else c.record_type end as page,
       r.preferred_name_display as name
     from changes c left join records r on r.record_type = c.record_type and r.record_id = c.record_id
     where ${condition} order by c.id desc limit $4::int`,
    [...values, limit],
  );
  if (rows.length === 0) return "Nothing changed.";
  const all = (await findValue<number>(db, `select count(*)::int from changes c where ${condition}`, values)) ?? 0;
  const names = await loadLookupNames(db);
  const more = all - rows.length;
  return [
    ...rows.map((row) => describeChange(row, names)),
    ...(more > 0 ? [`and ${more.toLocaleString("en-US")} before (--limit ${all} lists them)`] : []),
  ].join("\n");
}

const KINDS = { added: "new", changed: "", left: "left", returned: "is back", removed: "removed" };

function describeChange(row: ChangeRow, names: ReadonlyMap<string, string>): string {
  const { changed_on, source, page, record_id, name, kind, fact, was, became } = row;
  const who = `${name ?? "someone no longer in the directory"} (/${page}/${record_id})`;
  const format = (value: unknown): string => formatValue(fact, value, names);
  const what =
    fact === ""
      ? KINDS[kind]
      : kind === "removed"
        ? `${fact} removed`
        : kind === "added" && fact.startsWith("offices/")
          ? `${fact} new`
          : `${fact}: ${format(was)} → ${format(became)}`;
  return `${changed_on}  ${who}  ${what}  [${source}]`;
}

const VALUE_LENGTH_MAX = 80;

function formatValue(fact: string, value: unknown, names: ReadonlyMap<string, string>): string {
  const empty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
  if (empty) return "nothing";
  // Prose is printed on one line, other values as JSON.
  const text = nameLookup(fact, value, names) ?? JSON.stringify(value) ?? "";
  return text.length > VALUE_LENGTH_MAX ? `${text.slice(0, VALUE_LENGTH_MAX - 1)}…` : text;
}
