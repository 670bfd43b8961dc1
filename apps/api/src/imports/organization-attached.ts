import { serializeValue } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { mirrorContacts } from "../provenance/contact-entries.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { clearOverride, loadOverrides, type Override, setOverride } from "../provenance/overrides.ts";
import { listFieldPlaces } from "../provenance/suppressed-fields.ts";
import { listSuppressedFields } from "../provenance/suppressed-people.ts";
import { PEOPLE } from "./organization-people-columns.ts";
import { officeRows } from "./organization-offices.ts";
import { OWN_ID_FACT } from "./organization-references.ts";
import { type GoodRow, numberOf, ORGANIZATION, textOf } from "./organization-rows.ts";
import { without } from "./row-columns.ts";
import { type Known, loadKnown, removeRows, type Row, syncRows } from "./sync-rows.ts";

/** A row that adds to a profile another source brought. */
export interface Attached {
  ownId: string;
  profileId: number;
  row: GoodRow;
}

/** What the organisation says over another source, by profile; a fact it no longer says is given back. */
export interface Saying {
  profileId: number;
  facts: ReadonlyMap<string, unknown>;
}

const PEOPLE_FACTS: ReadonlySet<string> = new Set([
  OWN_ID_FACT,
  "chamber_id",
  "district",
  ...PEOPLE.columns.flatMap(({ fact }) => (fact === undefined ? [] : [fact])),
]);

export async function storeAttached(
  tx: Db,
  run: ImportRun,
  attached: readonly Attached[],
): Promise<{ changed: number; withheld: number }> {
  const { changed, withheld } = await saySo(
    tx,
    run,
    attached.map(({ ownId, profileId, row }) => ({ profileId, facts: factsOf(ownId, row) })),
    PEOPLE_FACTS,
  );
  for (const id of await syncOffices(tx, run, attached)) changed.add(id);
  return { changed: changed.size, withheld };
}

function factsOf(ownId: string, row: GoodRow): Map<string, unknown> {
  const facts = new Map<string, unknown>([[OWN_ID_FACT, ownId]]);
  for (const { name, fact } of PEOPLE.columns) {
    const value = row.values.get(name);
    if (fact !== undefined && value !== undefined) facts.set(fact, value);
  }
  const office = numberOf(row, "office");
  if (office !== null && office <= 4) facts.set("chamber_id", office);
  const district = textOf(row, "district");
  if (district !== "") facts.set("district", district);
  return facts;
}

/**
 * Brings facts that stand over another source's in line with a file. `among`: the facts the file speaks for. What an
 * editor set stays, what the suppression list names stays out. Answers which profiles changed, and in how many facts.
 */
export async function saySo(
  tx: Db,
  run: ImportRun,
  sayings: readonly Saying[],
  among: ReadonlySet<string>,
): Promise<{ changed: Set<number>; facts: number; withheld: number }> {
  const standing = await overridesByProfile(tx);
  const hidden = await hiddenFacts(tx);
  const stored = await storedFacts(
    tx,
    sayings.map(({ profileId }) => profileId),
  );
  const changed = new Set<number>();
  let [told, withheld] = [0, 0];
  for (const { profileId, facts } of sayings) {
    const own = standing.get(profileId) ?? new Map<string, Override>();
    for (const [fact, value] of facts) {
      const override = own.get(fact);
      const wanted =
        fact === "aliases" ? withOthers(override ? override.imported : stored.get(profileId)?.[fact], value) : value;
      if (hidden.get(profileId)?.has(fact)) withheld += 1;
      else if (override && override.author !== ORGANIZATION) continue;
      else if (
        serializeValue(override ? override.value : (stored.get(profileId)?.[fact] ?? null)) !== serializeValue(wanted)
      ) {
        await setOverride(tx, { type: "profile", id: profileId, fact, value: wanted, ...authorship(run) });
        if (fact === OWN_ID_FACT) continue;
        changed.add(profileId);
        told += 1;
      }
    }
    for (const { fact, author } of own.values()) {
      if (author !== ORGANIZATION || !among.has(fact) || facts.has(fact)) continue;
      await clearOverride(tx, { type: "profile", id: profileId, fact, ...authorship(run) });
      changed.add(profileId);
      told += 1;
    }
  }
  // An own id says nothing of the person.
  await tx.query("delete from changes where run_id = $1 and fact = $2", [run.id, OWN_ID_FACT]);
  await stamp(tx, run, changed);
  return { changed, facts: told, withheld };
}

interface Release {
  attached: readonly Attached[];
  /** By the organisation's own id, of profiles no row leads to any more. */
  isReleased: (ownId: string) => boolean;
}

/** Gives facts back where the organisation no longer means the profile. Answers how many profiles that were. */
export async function releaseProfiles(tx: Db, run: ImportRun, { attached, isReleased }: Release): Promise<number> {
  const kept = new Set(attached.map(({ profileId }) => profileId));
  const moved = new Set(attached.map(({ ownId }) => ownId));
  const gone: number[] = [];
  for (const [id, facts] of await overridesByProfile(tx)) {
    const ownId = facts.get(OWN_ID_FACT)?.value;
    if (typeof ownId === "string" && !kept.has(id) && (moved.has(ownId) || isReleased(ownId))) gone.push(id);
  }
  await saySo(
    tx,
    run,
    gone.map((profileId) => ({ profileId, facts: new Map() })),
    PEOPLE_FACTS,
  );
  await removeRows(tx, run, "offices", await officesOf(tx, gone, ["profile_id"]));
  await mirrorContacts(tx, gone);
  return gone.length;
}

/** Facts of profiles that stand over a source's, by profile and fact. */
export async function overridesByProfile(tx: Db): Promise<Map<number, Map<string, Override>>> {
  const byProfile = new Map<number, Map<string, Override>>();
  for (const override of (await loadOverrides(tx, ["profile"])).values()) {
    const facts = byProfile.get(override.id) ?? new Map<string, Override>();
    facts.set(override.fact, override);
    byProfile.set(override.id, facts);
  }
  return byProfile;
}

const authorship = (run: ImportRun) => ({ author: ORGANIZATION, today: run.today, origin: run });

const withOthers = (others: unknown, own: unknown): string[] =>
  [...new Set([...textList(others), ...textList(own)])].toSorted((a, b) => (a < b ? -1 : 1));

const textList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];

async function hiddenFacts(tx: Db): Promise<Map<number, Set<string>>> {
  const fields = await listSuppressedFields(tx);
  return new Map(
    [...fields].map(([id, names]) => {
      const places = names.map(listFieldPlaces);
      return [
        id,
        new Set(
          places.flatMap(({ profiles, bodyKey }) => [...profiles, ...(bodyKey === null ? [] : [`body.${bodyKey}`])]),
        ),
      ];
    }),
  );
}

/** What the directory has now, by profile and fact. */
async function storedFacts(tx: Db, ids: readonly number[]): Promise<Map<number, Record<string, unknown>>> {
  const rows = await tx.query<{ id: number; facts: Record<string, unknown>; body: Record<string, unknown> }>(
    "select id, to_jsonb(p) - 'body' as facts, body from profiles p where id = any($1::int[])",
    [ids],
  );
  return new Map(
    rows.map(({ id, facts, body }) => [
      id,
      { ...facts, ...Object.fromEntries(Object.entries(body).map(([key, value]) => [`body.${key}`, value])) },
    ]),
  );
}

const officesOf = (tx: Db, ids: readonly number[], columns: readonly string[]): Promise<Known> =>
  loadKnown(tx, "offices", columns, {
    condition: `source = '${ORGANIZATION}' and profile_id = any($1::int[])`,
    values: [ids],
  });

/** Offices the organisation knows of stand beside those of the other source. Answers whose differed. */
async function syncOffices(tx: Db, run: ImportRun, attached: readonly Attached[]): Promise<Set<number>> {
  const rows = new Map<string, Row>();
  for (const { profileId, row } of attached) {
    for (const office of officeRows(row)) {
      // After the other source's.
      const position = 10 + Number(office["position"]);
      rows.set(office.source_id, { profile_id: profileId, ...without(office, "source_id"), position });
    }
  }
  const ids = attached.map(({ profileId }) => profileId);
  const [first = { profile_id: 0 }] = rows.values();
  const known = await officesOf(tx, ids, Object.keys(first));
  const { added, changed } = await syncRows(tx, run, { table: "offices", known, incoming: rows });
  const gone = new Map([...known].filter(([key]) => !rows.has(key)));
  await removeRows(tx, run, "offices", gone);
  await mirrorContacts(tx, ids);
  const differing = new Set([
    ...[...added, ...changed].map((key) => Number(rows.get(key)?.["profile_id"])),
    ...[...gone.values()].map(({ row }) => Number(row["profile_id"])),
  ]);
  await stamp(tx, run, differing);
  return differing;
}

const stamp = (tx: Db, run: ImportRun, ids: ReadonlySet<number>) =>
  tx.query("update profiles set updated_date = $2::date where id = any($1::int[])", [[...ids], run.today]);
