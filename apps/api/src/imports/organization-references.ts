import { groupBy, toSearchableText } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { loadSuppressed } from "../provenance/suppressed-people.ts";
import { CONGRESS } from "./congress-schemas.ts";
import { Rejected, Withheld } from "./import-counts.ts";
import { OPEN_STATES } from "./openstates-folder.ts";
import type { ColumnName, TableName } from "./organization-columns.ts";
import { shortened, suggestNearest } from "./organization-cells.ts";
import { type GoodRow, inColumn, ORGANIZATION } from "./organization-rows.ts";

export type RecordKind = "profile" | "group" | "agency";

export interface Reference {
  kind: RecordKind;
  id: number;
}

export type References = Awaited<ReturnType<typeof loadReferenceTargets>>;

/** Fact with the organization's id on another source's profile. */
export const OWN_ID_FACT = "body.organization_id";

interface Named {
  id: number;
  /** The first part of the page's address. */
  kind: string;
  name: string;
  source: string;
  source_id: string;
}

interface Person extends Omit<Named, "kind" | "name"> {
  bioguide: string | null;
  openstates: string | null;
  own: string | null;
}

/**
 * Loads all records that cells can reference. `leftOut`: own ids of suppressed people. The finders throw `Rejected`, or
 * `Withheld` for a suppressed person.
 */
export async function loadReferenceTargets(tx: Db, leftOut: ReadonlySet<string>) {
  const profiles = await tx.query<Person>(
    `select id, source, source_id, identifiers ->> 'bioguide' as bioguide, identifiers ->> 'openstates' as openstates,
       body ->> 'organization_id' as own
     from profiles order by id`,
  );
  const groups = await tx.query<Named & { full_name: string }>(
    "select id, kind, long_name as name, group_name(g) as full_name, source, source_id from groups g where not is_former order by id",
  );
  const agencies = await tx.query<Named>(
    "select id, 'agency' as kind, name, source, source_id from agencies where not is_former order by id",
  );
  const suppressed = await loadSuppressed(tx);
  const sources = new Map(profiles.map(({ id, source }) => [id, source]));
  const byKey = {
    [CONGRESS]: mapOf(profiles, ({ source, source_id, bioguide }) => (source === CONGRESS ? source_id : bioguide)),
    [OPEN_STATES]: mapOf(profiles, ({ source, source_id, openstates }) =>
      source === OPEN_STATES ? source_id : openstates,
    ),
  };
  const ownKeyOf = ({ source, source_id }: Named) => (source === ORGANIZATION ? source_id : null);
  const ownKeys = {
    profile: mapOf(profiles, ({ source, source_id, own }) => (source === ORGANIZATION ? source_id : own)),
    group: mapOf(groups, ownKeyOf),
    agency: mapOf(agencies, ownKeyOf),
  };
  const pages = new Map<string, Reference>([
    ...profiles.map(({ id }) => [`profile/${id}`, { kind: "profile", id }] as const),
    ...groups.map(({ id, kind }) => [`${kind}/${id}`, { kind: "group", id }] as const),
    ...agencies.map(({ id }) => [`agency/${id}`, { kind: "agency", id }] as const),
  ]);
  const fullNames = groups
    .filter(({ name, full_name }) => name !== full_name)
    .map((group) => ({ ...group, name: group.full_name }));
  const byName = groupBy([...groups, ...fullNames, ...agencies], ({ name }) => toSearchableText(name));
  const noOne = (key: number | string) =>
    new Rejected(`does not match anyone in the directory: ${shortened(String(key))}`);

  const findPerson = (source: keyof typeof byKey, key: string): Reference => {
    const id = byKey[source].get(key);
    if (id !== undefined) return { kind: "profile", id };
    throw suppressed.isLeftOut(source, key) ? new Withheld() : noOne(key);
  };

  const findAny = (written: string, kinds: readonly RecordKind[]): Reference => {
    const [, scheme, key = ""] = /^(bioguide|openstates):\s*(\S+)$/u.exec(written) ?? [];
    if (scheme !== undefined) return findPerson(scheme === "bioguide" ? CONGRESS : OPEN_STATES, key);
    const [, page] = /(?:^|\/)((?:profile|committee|caucus|agency)\/\d+)[^/]*$/u.exec(written) ?? [];
    if (page !== undefined) {
      const reference = pages.get(page);
      if (reference) return reference;
      throw new Rejected(`is not the address of a page: ${shortened(written)}`);
    }
    const own = kinds.flatMap((kind) => {
      const id = ownKeys[kind].get(written);
      return id === undefined ? [] : { kind, id };
    });
    const [only] = own;
    if (own.length > 1) throw new Rejected("is the id of several records: write the page’s address");
    if (only) return only;
    if (leftOut.has(written) || suppressed.isLeftOut(ORGANIZATION, written)) throw new Withheld();
    return findByName(byName, written, kinds);
  };

  return {
    /** Finds a record by own id, another source's id, page address or (groups and agencies) name. */
    find: <T extends TableName>(row: GoodRow<T>, column: ColumnName<T>, kinds: readonly RecordKind[]): Reference =>
      inColumn(column, () => {
        const reference = findAny(row.text(column), kinds);
        if (!kinds.includes(reference.kind))
          throw new Rejected(`has the kind ${reference.kind}; allowed: ${kinds.join(", ")}`);
        if (reference.kind === "profile" && sources.get(reference.id) === "sample")
          throw new Rejected("is in the sample data, which the import removes");
        return reference;
      }),
    findPerson,
    ownGroups: ownKeys.group,
    profile: (id: number): Reference => {
      if (sources.has(id)) return { kind: "profile", id };
      throw noOne(id);
    },
    agency: (id: number) => agencies.find((agency) => agency.id === id),
    /** Returns the only agency of a name. */
    agencyNamed: (name: string) => {
      const same = byName.get(toSearchableText(name))?.filter(({ kind }) => kind === "agency") ?? [];
      return same.length === 1 ? same[0] : undefined;
    },
    sourceOf: (id: number): string => sources.get(id) ?? "",
  };
}

function mapOf<T extends { id: number }>(rows: readonly T[], keyOf: (row: T) => string | null): Map<string, number> {
  return new Map(
    rows.flatMap((row) => {
      const key = keyOf(row);
      return key === null ? [] : [[key, row.id] as const];
    }),
  );
}

type Names = ReadonlyMap<string, readonly Named[]>;

function findByName(byName: Names, written: string, kinds: readonly RecordKind[]): Reference {
  const references = (records: readonly Named[] = []) =>
    records
      .map(({ id, kind }): Reference => ({ id, kind: kind === "agency" ? "agency" : "group" }))
      .filter(({ kind }) => kinds.includes(kind));
  const same = references(byName.get(toSearchableText(written)));
  const [only] = same;
  if (same.length > 1) throw new Rejected(`is the name of ${same.length}: write the address of its page`);
  if (only) return only;
  const names = [...byName.values()].flatMap((each) => (references(each).length > 0 ? (each[0]?.name ?? "") : []));
  throw new Rejected(`does not match any record: “${shortened(written)}”${suggestNearest(written, names)}`);
}
