import { groupBy } from "@rotunda/core";
import { serializeValue } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { clearOverride, loadOverrides, type Override, setOverride } from "../provenance/overrides.ts";
import { listFieldFacts } from "../provenance/suppressed-fields.ts";
import { listSuppressedFields } from "../provenance/suppressions.ts";
import { type OfficeRow, PROSE_FACTS, type Row, type Values } from "./imported-rows.ts";
import { findTable } from "./organization-columns.ts";
import { loadReferenceTargets, OWN_ID_FACT } from "./organization-references.ts";
import { type ValidRow, ORGANIZATION, type RowsReading, type Store, tryRow } from "./organization-rows.ts";
import { dateProfiles, syncOffices } from "./store-people.ts";
import { Rejected } from "./import-counts.ts";
import { loadStoredRows, syncRows } from "./sync-rows.ts";

export interface Attached {
  profileId: number;
  row: ValidRow<"people">;
}

/** Facts that the organization sets on other sources' profiles. */
type FactsByProfile = ReadonlyMap<number, ReadonlyMap<string, unknown>>;

const { columns } = findTable("people");

const PEOPLE_FACTS: ReadonlySet<string> = new Set([
  OWN_ID_FACT,
  "chamber_id",
  "district",
  ...columns.flatMap(({ fact }) => (fact === undefined ? [] : [fact])),
]);

export async function storeAttached(run: ImportRun, attached: readonly Attached[]) {
  const facts = attached.map(({ profileId, row }) => [profileId, factsOf(row)] as const);
  // Sorted after the other source's offices.
  const offices = attached.map(({ profileId, row }) => {
    const rows = buildOfficeRows(row).map((office) => ({ ...office, position: 10 + Number(office.position) }));
    return [profileId, rows] as const;
  });
  const { changed } = await storeFacts(run, new Map(facts), PEOPLE_FACTS);
  const moved = await syncOffices(run, new Map(offices));
  await dateProfiles(run, moved);
  return new Set([...changed, ...moved]).size;
}

function factsOf(row: ValidRow<"people">): Map<string, unknown> {
  const facts = new Map<string, unknown>([[OWN_ID_FACT, row.text("id")]]);
  for (const { name, fact } of columns) {
    const value = row.value(name);
    if (fact !== undefined && value !== undefined) facts.set(fact, value);
  }
  const office = row.number("office");
  if (office !== null && office <= 4) facts.set("chamber_id", office);
  const district = row.text("district");
  if (district !== "") facts.set("district", district);
  return facts;
}

/**
 * Stores facts in place of another source's; restores those of `among` that are no longer set. Editors' values stay.
 */
async function storeFacts(run: ImportRun, byProfile: FactsByProfile, among: ReadonlySet<string>) {
  const overrides = await loadOverridesByProfile(run.tx);
  const suppressed = await listSuppressedFields(run.tx);
  const stored = await loadStoredFacts(run.tx, [...byProfile.keys()]);
  const changed = new Set<number>();
  let count = 0;
  for (const [id, facts] of byProfile) {
    const own = overrides.get(id) ?? new Map<string, Override>();
    const hidden = new Set(suppressed.get(id)?.flatMap(listFieldFacts));
    const editOf = (fact: string) => ({ type: "profile" as const, id, fact, today: run.today, origin: run });
    for (const [fact, value] of facts) {
      const override = own.get(fact);
      const was = stored.get(id)?.[fact] ?? null;
      const wanted = fact === "aliases" ? withOthers(override ? override.imported : was, value) : value;
      if (hidden.has(fact)) run.withheld.count += 1;
      else if (override && override.author !== ORGANIZATION) continue;
      else if (serializeValue(override ? override.value : was) !== serializeValue(wanted)) {
        await setOverride(run.tx, { ...editOf(fact), value: wanted, author: ORGANIZATION });
        if (fact === OWN_ID_FACT) continue;
        changed.add(id);
        count += 1;
      }
    }
    for (const { fact, author } of own.values()) {
      if (author !== ORGANIZATION || !among.has(fact) || facts.has(fact)) continue;
      await clearOverride(run.tx, editOf(fact));
      changed.add(id);
      count += 1;
    }
  }
  // The row's own id isn't a fact about the person.
  await run.tx.query("delete from changes where run_id = $1 and fact = $2", [run.id, OWN_ID_FACT]);
  await dateProfiles(run, changed);
  return { changed, facts: count };
}

/** Restores the source's facts of profiles no row names anymore; returns their number. */
export async function releaseProfiles(
  run: ImportRun,
  attached: readonly Attached[],
  isReleased: (ownId: string) => boolean,
): Promise<number> {
  const kept = new Set(attached.map(({ profileId }) => profileId));
  const moved = new Set(attached.map(({ row }) => row.text("id")));
  const gone: number[] = [];
  for (const [id, facts] of await loadOverridesByProfile(run.tx)) {
    const ownId = facts.get(OWN_ID_FACT)?.value;
    if (typeof ownId === "string" && !kept.has(id) && (moved.has(ownId) || isReleased(ownId))) gone.push(id);
  }
  await storeFacts(run, new Map(gone.map((id) => [id, new Map()])), PEOPLE_FACTS);
  await syncOffices(run, new Map(gone.map((id) => [id, []])));
  return gone.length;
}

async function loadOverridesByProfile(tx: Db): Promise<Map<number, Map<string, Override>>> {
  const byProfile = groupBy((await loadOverrides(tx, ["profile"])).values(), ({ id }) => id);
  return new Map([...byProfile].map(([id, list]) => [id, new Map(list.map((each) => [each.fact, each]))]));
}

const withOthers = (others: unknown, own: unknown): string[] =>
  [...new Set([...readTextList(others), ...readTextList(own)])].toSorted((a, b) => (a < b ? -1 : 1));

const readTextList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];

async function loadStoredFacts(tx: Db, ids: readonly number[]): Promise<Map<number, Values>> {
  const rows = await tx.query<{ id: number; facts: Values }>(
    `select id, (to_jsonb(p) - 'body') || coalesce(
       (select jsonb_object_agg('body.' || key, value) from jsonb_each(body)), '{}') as facts
     from profiles p where id = any($1::int[])`,
    [ids],
  );
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}

const OFFICES = [
  { prefix: "capitol", type: "Capitol Office" },
  { prefix: "district_office", type: "District Office" },
  { prefix: "district_office2", type: "District Office" },
] as const;
const PARTS = ["building", "room", "address", "city", "state", "zip", "phone", "fax"] as const;
const COLUMNS: Partial<Record<string, string>> = { address: "address1", state: "state_code" };

export function buildOfficeRows(row: ValidRow<"people">): OfficeRow[] {
  return OFFICES.flatMap(({ prefix, type }, position) => {
    const facts = PARTS.map((part) => [COLUMNS[part] ?? part, row.text(`${prefix}_${part}`)] as const);
    if (facts.every(([, fact]) => fact === "")) return [];
    return [{ source_id: `${row.text("id")}-${prefix}`, position, type, ...Object.fromEntries(facts) }];
  });
}

const PROSE: ReadonlySet<string> = new Set(PROSE_FACTS);

type Panels = ReadonlyMap<string, string>;

export const storeNarratives: Store<"narratives"> = async (run, reading, { isComplete, leftOut }) => {
  const { counts } = reading;
  const { byProfile, read } = await sortPanels(run.tx, reading, leftOut);
  const isWhole = isComplete && counts.isComplete;
  const own = await storeOwn(run, byProfile, isWhole);
  const others = await storeOthers(run, new Map([...byProfile].filter(([id]) => !own.ids.has(id))), isWhole);
  return counts.finish({
    read,
    added: own.added,
    changed: own.changed + others.changed,
    left: own.left + others.left,
  });
};

async function sortPanels(tx: Db, reading: RowsReading<"narratives">, leftOut: ReadonlySet<string>) {
  const { rows, counts } = reading;
  const references = await loadReferenceTargets(tx, leftOut);
  const byProfile = new Map<number, Map<string, string>>();
  for (const row of rows) {
    const failure = tryRow(reading, row, () => {
      const { id } = references.find(row, "person", ["profile"]);
      const panels = byProfile.get(id) ?? new Map<string, string>();
      const fact = `body.${row.text("panel")}`;
      if (panels.has(fact))
        throw row.rejected("panel", `repeats ${row.text("panel")} of ${row.text("person")} from an earlier record`);
      byProfile.set(id, panels.set(fact, row.text("text")));
    });
    // A rejected row may be about a stored panel.
    if (failure instanceof Rejected) counts.isComplete = false;
  }
  const read = [...byProfile.values()].reduce((sum, panels) => sum + panels.size, 0);
  return { byProfile, read };
}

/** Panels missing from an incomplete file stay unchanged. */
async function storeOwn(run: ImportRun, byProfile: ReadonlyMap<number, Panels>, isWhole: boolean) {
  const known = await loadStoredRows(run.tx, { table: "profiles", source: ORGANIZATION, columns: PROSE_FACTS });
  const incoming = new Map<string, Row<"profiles">>();
  const ids = new Set<number>();
  let [added, changed, left] = [0, 0, 0];
  for (const [key, { id, row }] of known) {
    ids.add(id);
    const panels = byProfile.get(id);
    if (!panels && !isWhole) continue;
    const kept = (fact: keyof typeof row) => (isWhole ? null : (row[fact] ?? null));
    incoming.set(key, Object.fromEntries(PROSE_FACTS.map((fact) => [fact, panels?.get(fact) ?? kept(fact)])));
  }
  const synced = await syncRows(run, { table: "profiles", known, incoming });
  for (const key of synced.changed) {
    const was = known.get(key)?.row ?? {};
    const became = incoming.get(key) ?? {};
    for (const fact of PROSE_FACTS) {
      if ((was[fact] ?? null) === (became[fact] ?? null)) continue;
      if (was[fact] == null) added += 1;
      else if (became[fact] == null) left += 1;
      else changed += 1;
    }
  }
  return { ids, added, changed, left };
}

async function storeOthers(run: ImportRun, byProfile: ReadonlyMap<number, Panels>, isWhole: boolean) {
  const { facts: changed } = await storeFacts(run, byProfile, isWhole ? PROSE : new Set());
  const others = isWhole ? [...(await loadOverridesByProfile(run.tx)).keys()].filter((id) => !byProfile.has(id)) : [];
  const { facts: left } = await storeFacts(run, new Map(others.map((id) => [id, new Map()])), PROSE);
  return { changed, left };
}
