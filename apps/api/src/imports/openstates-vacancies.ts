import { findState } from "../directory/states.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { type Counts, ImportCounts, refuseCutFile } from "./import-counts.ts";
import { type DistrictPlace, ensureDistricts, placeKey } from "./openstates-districts.ts";
import { districtNumber } from "./openstates-person.ts";
import { StateVacancy } from "./openstates-schemas.ts";
import { syncParts } from "./sync-rows.ts";
import { readMap, type ReadFile } from "./read-source.ts";

const check = recordChecker(StateVacancy);

interface Vacancy {
  place: DistrictPlace;
  vacant_until: string | null;
}

export async function storeVacancies(run: ImportRun, file: ReadFile): Promise<Counts> {
  refuseCutFile(run, file);
  const counts = new ImportCounts();
  const vacancies = readVacancies(file, counts);
  const places = [...vacancies.values()].map(({ place }) => place);
  const districts = await ensureDistricts(run, places);
  const rows = [...vacancies].map(([key, { place, vacant_until }]) => {
    const district_id = districts.get(placeKey(place)) ?? 0;
    return [key, { district_id, vacant_until }] as const;
  });
  const { added, changed, left } = await syncParts(run, {
    table: "vacancies",
    incoming: new Map(rows),
    isKept: () => !counts.isComplete,
  });
  return counts.finish({ read: vacancies.size, added, changed, left });
}

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
