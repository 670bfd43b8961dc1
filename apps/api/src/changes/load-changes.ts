import type { ChangesWire, ChangeWire } from "@rotunda/core/wire";
import { type ChangePart, describeChange, describeMention, describeSearchChange, listKinds } from "@rotunda/core";
import type { FullRow } from "../imports/imported-rows.ts";
import { type Db, findValue } from "../platform/db.ts";
import { type TermRow, toTermsWire } from "../profiles/profile-terms.ts";
import { nameSource } from "../provenance/source-revisions.ts";
import type { Reader } from "../search/search-items.sql.ts";
import { type ChangeRow, type ChangesRequest, findRecordName, listChanges } from "./changes.sql.ts";

export async function loadChanges(db: Db, request: ChangesRequest, reader: Reader): Promise<ChangesWire> {
  const [{ counts, rows }, names, recordName, lastImport] = await Promise.all([
    listChanges(db, request, reader),
    loadLookupNames(db),
    request.record === null ? "" : findRecordName(db, request.record, reader),
    findValue<string>(db, "select max(ran_on)::text from import_runs where finished_at is not null"),
  ]);
  const wanted = listKinds().filter((kind) => request.kinds.length === 0 || request.kinds.includes(kind));
  const total = wanted.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  return {
    changes: rows.map((row) => toChangeWire(row, names)),
    kinds: counts,
    total,
    page: request.page,
    total_pages: Math.ceil(total / request.pageSize),
    record_name: recordName,
    imported_on: lastImport,
  };
}

/** A record that joined or left a saved search, and a mention in a note, have their own sentences. */
function describeRow(row: ChangeRow, names: ReadonlyMap<string, string>): ChangePart[] {
  const { kind, event, topic, was, became } = row;
  if (kind === "search") return describeSearchChange(event === "left" ? "left" : "added", String(became));
  if (kind === "mention") return describeMention(String(became));
  return describeChange({
    ...row,
    recordType: row.type,
    was: toDisplayed(topic, was, names),
    became: toDisplayed(topic, became, names),
    isCorrection: row.is_correction,
  });
}

export function toChangeWire(row: ChangeRow, names: ReadonlyMap<string, string>): ChangeWire {
  const { id, day, kind, source, is_correction, record } = row;
  const parts = describeRow(row, names);
  return {
    id,
    day,
    kind,
    is_correction,
    source: nameSource(source),
    record,
    parts: parts.map(({ recordType, ...part }) => ({ ...part, record_type: recordType })),
  };
}

function toDisplayed(topic: string, value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (topic === "terms") return toTermsWire((value ?? []) as TermRow[]);
  if (topic === "leadership_roles")
    return ((value ?? []) as FullRow<"leadership_roles">[]).map(({ title, chamber, start_date, end_date }) => ({
      title,
      chamber,
      start: start_date ?? "",
      end: end_date ?? "",
    }));
  return nameLookup(topic, value, names) ?? value;
}

const LISTS: Record<string, string> = {
  party_id: "political_parties",
  gender_id: "genders",
  chamber_id: "chambers",
  profile_type_id: "profile_types",
};

export async function loadLookupNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.query<{ key: string; name: string }>(
    "select list || ' ' || id as key, name from lookup_items where list = any($1::text[])",
    [Object.values(LISTS)],
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}

export const nameLookup = (fact: string, value: unknown, names: ReadonlyMap<string, string>): string | undefined =>
  typeof value === "number" ? names.get(`${LISTS[fact] ?? ""} ${value}`) : undefined;
