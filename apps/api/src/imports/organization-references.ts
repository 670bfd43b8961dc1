import { groupBy, toSearchableText } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { loadSuppressed } from "../provenance/suppressions.ts";
import { CONGRESS } from "./congress-schemas.ts";
import { Rejected, Withheld } from "./import-counts.ts";
import { OPEN_STATES } from "./openstates-folder.ts";
import type { ColumnName, TableName } from "./organization-columns.ts";
import { shorten, suggestNearest } from "./organization-cells.ts";
import { type ValidRow, readInColumn, ORGANIZATION } from "./organization-rows.ts";

type RecordKind = "profile" | "group" | "agency";

export interface Reference {
  kind: RecordKind;
  id: number;
  source: string;
  source_id: string;
  /** Empty for people, whom cells don't reference by name. */
  name: string;
  full_name: string;
  chamber_id: number | null;
  profile_type_id: number | null;
  state_code: string;
  /** Page address, sources' ids and own id, as "bioguide/C000127"; null for those it lacks. */
  keys: (string | null)[];
}

export type References = Awaited<ReturnType<typeof loadReferenceTargets>>;

/** Fact with the organization's id on another source's profile. */
export const OWN_ID_FACT = "body.organization_id";

const idIn = (source: string, other: string): string => `case source when '${source}' then source_id else ${other} end`;

const REFERENCES = `
  select 'profile' as kind, id, source, source_id, '' as name, '' as full_name, chamber_id, profile_type_id, state_code,
    array['profile/' || id, 'bioguide/' || ${idIn(CONGRESS, "identifiers ->> 'bioguide'")},
      'openstates/' || ${idIn(OPEN_STATES, "identifiers ->> 'openstates'")},
      'own/' || ${idIn(ORGANIZATION, "body ->> 'organization_id'")}] as keys
  from profiles
  union all
  select 'group', id, source, source_id, long_name, group_name(g), null, null, state_code,
    array[kind || '/' || id, 'own/' || ${idIn(ORGANIZATION, "null")}]
  from groups g where not is_former
  union all
  select 'agency', id, source, source_id, name, name, null, null, state_code,
    array['agency/' || id, 'own/' || ${idIn(ORGANIZATION, "null")}]
  from agencies where not is_former order by kind, id`;

/** Sources whose suppressed people are recognized instead of being reported as unknown. */
const SOURCES = { bioguide: CONGRESS, openstates: OPEN_STATES, profile: "" };

/** The finders throw `Rejected`, or `Withheld` for a suppressed person. `leftOut`: own ids of suppressed people. */
export async function loadReferenceTargets(tx: Db, leftOut: ReadonlySet<string>) {
  const targets = await tx.query<Reference>(REFERENCES);
  const suppressed = await loadSuppressed(tx);
  const keyed = targets.flatMap((target) => target.keys.map((key) => [key, target] as const));
  const byKey = groupBy(keyed, ([key]) => key);
  const named = targets
    .filter(({ name }) => name !== "")
    .flatMap((target) => [...new Set([target.name, target.full_name])].map((name) => ({ name, target })));
  const byName = groupBy(named, ({ name }) => toSearchableText(name));

  const findAll = (key: string, kinds: readonly RecordKind[]): Reference[] =>
    kinds.flatMap((kind) => byKey.get(key)?.findLast(([, target]) => target.kind === kind)?.[1] ?? []);

  const findPerson = (scheme: keyof typeof SOURCES, key: string): Reference => {
    const [person] = findAll(`${scheme}/${key}`, ["profile"]);
    if (person) return person;
    if (suppressed.isLeftOut(SOURCES[scheme], key)) throw new Withheld();
    throw new Rejected(`does not match anyone in the directory: ${shorten(key)}`);
  };

  const findByName = (written: string, kinds: readonly RecordKind[]): Reference => {
    const same = byName.get(toSearchableText(written)) ?? [];
    const [only, ...others] = same.filter(({ target }) => kinds.includes(target.kind));
    if (others.length > 0)
      throw new Rejected(`is the name of ${others.length + 1} records: write the address of its page`);
    if (only) return only.target;
    const names = named.filter(({ target }) => kinds.includes(target.kind)).map(({ name }) => name);
    throw new Rejected(`does not match any record: “${shorten(written)}”${suggestNearest(written, names)}`);
  };

  const findAny = (written: string, kinds: readonly RecordKind[]): Reference => {
    const [, scheme, key = ""] = /^(bioguide|openstates):\s*(\S+)$/u.exec(written) ?? [];
    if (scheme !== undefined) return findPerson(scheme === "bioguide" ? scheme : "openstates", key);
    const [, page] = /(?:^|\/)((?:profile|committee|caucus|agency)\/\d+)[^/]*$/u.exec(written) ?? [];
    if (page !== undefined) {
      const [reference] = findAll(page, ["profile", "group", "agency"]);
      if (reference) return reference;
      throw new Rejected(`is not the address of a page: ${shorten(written)}`);
    }
    const [only, ...others] = findAll(`own/${written}`, kinds);
    if (others.length > 0) throw new Rejected("is the id of several records: write the page’s address");
    if (only) return only;
    if (leftOut.has(written) || suppressed.isLeftOut(ORGANIZATION, written)) throw new Withheld();
    return findByName(written, kinds);
  };

  return {
    /** Finds a record by own id, another source's id, page address or (groups and agencies) name. */
    find: <T extends TableName>(row: ValidRow<T>, column: ColumnName<T>, kinds: readonly RecordKind[]): Reference =>
      readInColumn(column, () => {
        const reference = findAny(row.text(column), kinds);
        if (!kinds.includes(reference.kind))
          throw new Rejected(`has the kind ${reference.kind}; allowed: ${kinds.join(", ")}`);
        if (reference.kind === "profile" && reference.source === "sample")
          throw new Rejected("is in the sample data, which the import removes");
        return reference;
      }),
    findPerson,
    ownGroup: (id: string): number | undefined => findAll(`own/${id}`, ["group"])[0]?.id,
    agency: (id: number): Reference | undefined => findAll(`agency/${id}`, ["agency"])[0],
    agencyNamed: (name: string): Reference | undefined => {
      const same = byName.get(toSearchableText(name))?.filter(({ target }) => target.kind === "agency") ?? [];
      return same.length === 1 ? same[0]?.target : undefined;
    },
  };
}
