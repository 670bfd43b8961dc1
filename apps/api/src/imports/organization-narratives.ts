import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { Rejected } from "./import-counts.ts";
import { PROSE_FACTS, type Row } from "./imported-rows.ts";
import { loadOverridesByProfile, storeFacts } from "./organization-attached.ts";
import { loadReferenceTargets } from "./organization-references.ts";
import { ORGANIZATION, type RowsReading, type Store, tryRow } from "./organization-rows.ts";
import { loadStoredRows, syncRows } from "./sync-rows.ts";

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
    // A rejected panel may be one that is stored.
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
