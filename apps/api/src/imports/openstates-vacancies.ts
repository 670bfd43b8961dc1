import { insertRows, updateRows } from "../directory/rows.ts";
import { findState } from "../directory/states.ts";
import { type Change, recordChanges } from "../provenance/change-log.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { type Counts, ImportCounts, refuseCutFile } from "./import-counts.ts";
import { type DistrictPlace, ensureDistricts, placeKey } from "./openstates-districts.ts";
import { districtNumber } from "./openstates-person.ts";
import { StateVacancy } from "./openstates-schemas.ts";
import { readMap, type ReadFile } from "./yaml-file.ts";

const check = recordChecker(StateVacancy);

interface Vacancy {
  place: DistrictPlace;
  vacant_until: string | null;
}

interface StoredVacancy {
  id: number;
  source_id: string;
  district_id: number;
  vacant_until: string | null;
}

export async function storeVacancies(run: ImportRun, file: ReadFile): Promise<Counts> {
  refuseCutFile(run, file);
  const counts = new ImportCounts();
  const vacancies = readVacancies(file, counts);
  const places = [...vacancies.values()].map(({ place }) => place);
  const districts = await ensureDistricts(run, places);
  const known = await run.tx.query<StoredVacancy>(
    "select id, source_id, district_id, vacant_until from vacancies where source = $1 order by id",
    [run.source],
  );
  const byKey = new Map(known.map((row) => [row.source_id, row]));
  const fresh: (Omit<StoredVacancy, "id"> & { source: string })[] = [];
  const changed: { was: StoredVacancy; vacant_until: string | null }[] = [];
  for (const [source_id, { place, vacant_until }] of vacancies) {
    const was = byKey.get(source_id);
    if (!was)
      fresh.push({ source: run.source, source_id, district_id: districts.get(placeKey(place)) ?? 0, vacant_until });
    else if (was.vacant_until !== vacant_until) changed.push({ was, vacant_until });
  }
  const gone = counts.isComplete ? known.filter(({ source_id }) => !vacancies.has(source_id)) : [];

  await insertRows(run.tx, "vacancies", fresh);
  const updated = changed.map(({ was: { id }, vacant_until }) => ({ id, vacant_until }));
  await updateRows(run.tx, "vacancies", updated);
  await run.tx.query("delete from vacancies where id = any($1::int[])", [gone.map(({ id }) => id)]);
  await recordChanges(run.tx, run, [
    ...fresh.map((row) => changeOf("added", row.district_id, null, row.vacant_until)),
    ...changed.map(({ was, vacant_until }) => changeOf("changed", was.district_id, was.vacant_until, vacant_until)),
    ...gone.map((row) => changeOf("removed", row.district_id, row.vacant_until, null)),
  ]);
  return counts.finish({ read: vacancies.size, added: fresh.length, changed: changed.length, left: gone.length });
}

const changeOf = (kind: Change["kind"], record_id: number, was: string | null, became: string | null): Change => ({
  record_type: "district",
  record_id,
  kind,
  fact: "vacancy",
  was,
  became,
});

function readVacancies(file: ReadFile, counts: ImportCounts): Map<string, Vacancy> {
  const vacancies = new Map<string, Vacancy>();
  for (const [state, settings] of readMap(file, "states")) {
    const list = (settings as { vacancies?: unknown } | null)?.vacancies ?? [];
    if (!Array.isArray(list)) {
      counts.isComplete = false;
      counts.reject([problemAt(file, [state], ["vacancies"], "must be a list of seats")]);
      continue;
    }
    for (const [index, value] of list.entries()) {
      const path = [state, "vacancies", index];
      const vacancy = counts.accept(check(file, path, value));
      const place = vacancy && placeOf(state, vacancy);
      if (vacancy && !place) counts.reject([problemAt(file, path, ["district"], NOWHERE)]);
      if (!vacancy || !place) {
        counts.isComplete = false;
        continue;
      }
      const key = placeKey(place);
      // A district may have several vacancies.
      const count = [...vacancies.values()].filter((other) => placeKey(other.place) === key).length;
      vacancies.set(`${key}-${count + 1}`, { place, vacant_until: vacancy.vacant_until ?? null });
    }
  }
  return vacancies;
}

const NOWHERE = "is not in a known state or chamber";

/** Vacancies in Congress are under "us", with districts like "CA-14". */
function placeOf(state: string, { chamber, district }: StateVacancy): DistrictPlace | null {
  if (state !== "us") {
    const code = state.toUpperCase();
    const number = districtNumber(district);
    return findState(code) ? { state: code, chamberId: chamber === "lower" ? 3 : 4, number } : null;
  }
  const [, code = "", number = ""] = /^([A-Z]{2})-(\d+|AL)$/u.exec(district) ?? [];
  const house = findState(code);
  if (chamber !== "lower" || !house) return null;
  return {
    state: code,
    chamberId: 1,
    number: Number(number) === 0 || house.houseSeats <= 1 ? "AL" : districtNumber(number),
  };
}
