import { toSearchableText } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { loadSuppressed } from "../provenance/suppressed-people.ts";
import { CONGRESS } from "./congress-schemas.ts";
import { OPEN_STATES } from "./openstates-folder.ts";
import { nearestOf, shortened } from "./organization-lists.ts";
import { ORGANIZATION } from "./organization-rows.ts";

export type RecordKind = "profile" | "group" | "agency";

/** `withheld`: a suppressed person. */
export type Reference =
  | { status: "found"; kind: RecordKind; id: number }
  | { status: "withheld" }
  | { status: "unknown"; why: string };

export type References = Awaited<ReturnType<typeof loadReferenceTargets>>;

/** Fact with the organization's id on another source's profile. */
export const OWN_ID_FACT = "body.organization_id";

interface ProfileKey {
  id: number;
  source: string;
  source_id: string;
  bioguide: string | null;
  openstates: string | null;
  own: string | null;
}

/** Loads all records that cells can reference. `leftOut`: own ids of suppressed people. */
export async function loadReferenceTargets(tx: Db, leftOut: ReadonlySet<string>) {
  const profiles = await tx.query<ProfileKey>(
    `select id, source, source_id, identifiers ->> 'bioguide' as bioguide, identifiers ->> 'openstates' as openstates,
       body ->> 'organization_id' as own
     from profiles order by id`,
  );
  const groups = await tx.query<Named & { full_name: string; source: string; source_id: string }>(
    "select id, kind, long_name as name, group_name(g) as full_name, source, source_id from groups g where not is_former order by id",
  );
  const agencies = await tx.query<Named & { source: string; source_id: string }>(
    "select id, 'agency' as kind, name, source, source_id from agencies where not is_former order by id",
  );
  const suppressed = await loadSuppressed(tx);

  const sources = new Map(profiles.map(({ id, source }) => [id, source]));
  const byBioguide = mapOf(profiles, ({ source, source_id, bioguide }) => (source === CONGRESS ? source_id : bioguide));
  const byOpenStates = mapOf(profiles, ({ source, source_id, openstates }) =>
    source === OPEN_STATES ? source_id : openstates,
  );
  const ownKeys = {
    profile: mapOf(profiles, ({ source, source_id, own }) => (source === ORGANIZATION ? source_id : own)),
    group: mapOf(groups, ({ source, source_id }) => (source === ORGANIZATION ? source_id : null)),
    agency: mapOf(agencies, ({ source, source_id }) => (source === ORGANIZATION ? source_id : null)),
  };
  const pages = new Map<string, Reference>([
    ...profiles.map(({ id }) => [`profile/${id}`, found("profile", id)] as const),
    ...groups.map(({ id, kind }) => [`${kind}/${id}`, found("group", id)] as const),
    ...agencies.map(({ id }) => [`agency/${id}`, found("agency", id)] as const),
  ]);
  const fullNames = groups.filter(({ name, full_name }) => name !== full_name);
  const names = namesOf([...groups, ...fullNames.map((group) => ({ ...group, name: group.full_name }))], agencies);

  const noOne = (id: number | string) => unknown(`does not match anyone in the directory: ${shortened(String(id))}`);
  const createFinder =
    (source: string, byKey: ReadonlyMap<string, number>) =>
    (key: string): Reference => {
      const id = byKey.get(key);
      if (id !== undefined) return found("profile", id);
      return suppressed.isLeftOut(source, key) ? { status: "withheld" } : noOne(key);
    };
  const bioguide = createFinder(CONGRESS, byBioguide);
  const openStates = createFinder(OPEN_STATES, byOpenStates);

  const findAny = (written: string, kinds: readonly RecordKind[]): Reference => {
    const [, scheme, key = ""] = /^(bioguide|openstates):\s*(\S+)$/u.exec(written) ?? [];
    if (scheme !== undefined) return scheme === "bioguide" ? bioguide(key) : openStates(key);
    const [, page, number = ""] = /(?:^|\/)(profile|committee|caucus|agency)\/(\d+)[^/]*$/u.exec(written) ?? [];
    if (page !== undefined)
      return pages.get(`${page}/${number}`) ?? unknown(`is not the address of a page: ${shortened(written)}`);
    const own = kinds.flatMap((kind) => {
      const id = ownKeys[kind].get(written);
      return id === undefined ? [] : found(kind, id);
    });
    const [only] = own;
    if (only) return own.length === 1 ? only : unknown("is the id of several records: write the page’s address");
    if (leftOut.has(written) || suppressed.isLeftOut(ORGANIZATION, written)) return { status: "withheld" };
    return findByName(written, kinds, names);
  };

  return {
    /** Finds a record by own id, another source's id, page address or (groups and agencies) name. */
    find: (written: string, kinds: readonly RecordKind[]): Reference => {
      const reference = findAny(written, kinds);
      if (reference.status !== "found" || kinds.includes(reference.kind)) return reference;
      return unknown(`has the kind ${reference.kind}; allowed: ${kinds.join(", ")}`);
    },
    bioguide,
    openStates,
    ownGroups: ownKeys.group,
    profile: (id: number): Reference => (sources.has(id) ? found("profile", id) : noOne(id)),
    agency: (id: number) => pages.get(`agency/${id}`) ?? unknown(`does not match any agency in the directory: ${id}`),
    sourceOf: (id: number): string => sources.get(id) ?? "",
    /** `key`: null means any. */
    isOwnAgency: (id: number, key: string | null): boolean =>
      agencies.some(
        (agency) =>
          agency.id === id && agency.source === ORGANIZATION && (key ?? agency.source_id) === agency.source_id,
      ),
  };
}

interface Named {
  id: number;
  kind: string;
  name: string;
}

const found = (kind: RecordKind, id: number) => ({ status: "found" as const, kind, id });
const unknown = (why: string): Reference => ({ status: "unknown", why });

function mapOf<T extends { id: number }>(rows: readonly T[], keyOf: (row: T) => string | null): Map<string, number> {
  return new Map(
    rows.flatMap((row) => {
      const key = keyOf(row);
      return key === null ? [] : [[key, row.id] as const];
    }),
  );
}

function namesOf(groups: readonly Named[], agencies: readonly Named[]) {
  const names = new Map<string, { name: string; references: ReturnType<typeof found>[] }>();
  for (const { id, kind, name } of [...groups, ...agencies]) {
    const key = toSearchableText(name);
    const entry = names.get(key) ?? { name, references: [] };
    entry.references.push(found(kind === "agency" ? "agency" : "group", id));
    names.set(key, entry);
  }
  return names;
}

function findByName(written: string, kinds: readonly RecordKind[], names: ReturnType<typeof namesOf>): Reference {
  const fitting = [...names.values()].filter(({ references }) => references.some(({ kind }) => kinds.includes(kind)));
  const same = (names.get(toSearchableText(written))?.references ?? []).filter(({ kind }) => kinds.includes(kind));
  const [only] = same;
  if (only && same.length === 1) return only;
  if (only) return unknown(`is the name of ${same.length}: write the address of its page`);
  const near = nearestOf(
    written,
    fitting.map(({ name }) => name),
  );
  const meant = near === null ? "" : `; did you mean “${near}”?`;
  return unknown(`does not match any record: “${shortened(written)}”${meant}`);
}
