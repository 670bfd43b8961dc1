import { findChamber } from "../directory/chambers.ts";
import { describeDistrict, findDistrict } from "../directory/legislative-districts.ts";
import { insertRows, upsertRows } from "../directory/rows.ts";
import { buildDistrictRow } from "../directory/seed-places.ts";
import { findState, STATES } from "../directory/states.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { logWholeRecords } from "./mark-former.ts";
import { describeProblemAt, createRecordChecker } from "./check-record.ts";
import { type Counts, ImportCounts, refuseTruncatedFile } from "./import-counts.ts";
import { StateVacancy } from "./openstates-schemas.ts";
import { syncParts } from "./sync-rows.ts";
import { type ReadFile, readMap } from "./read-source.ts";

interface DistrictPlace {
  state: string;
  /** 1 US House, 3 state house, 4 state senate; others have no districts. */
  chamberId: number;
  number: string;
}

export const formatPlaceKey = ({ state, chamberId, number }: DistrictPlace): string =>
  `${state}-${chamberId}-${number}`;

/** Maps `formatPlaceKey` to district ids. Adds missing districts, including redrawn ones only the source has. */
export async function ensureDistricts(
  run: ImportRun,
  places: readonly DistrictPlace[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(
    places
      .filter(({ chamberId, number }) => chamberId > 0 && number !== "")
      .map((place) => [formatPlaceKey(place), place]),
  );
  const codes = new Set([...wanted.values()].map(({ state }) => state));
  // Outlines are added when the server starts.
  const states = STATES.filter(({ code }) => codes.has(code));
  const stateRows = states.map(({ id, code, name, capital, kind }) => ({ id, code, name, capital, kind }));
  await upsertRows(run.tx, "states", ["id"], stateRows);
  const stored = await run.tx.query<DistrictPlace & { id: number }>(
    `select d.id, s.code as state, d.leg_chamber_id as "chamberId", d.number
     from districts d join states s on s.id = d.state_id where s.code = any($1::text[])`,
    [[...codes]],
  );
  const ids = new Map(stored.map(({ id, ...place }) => [formatPlaceKey(place), id]));
  const missing = [...wanted.values()].filter((place) => !ids.has(formatPlaceKey(place)));
  const known = missing.flatMap((place) => findPlace(place) ?? []);
  const own = missing.filter((place) => !findPlace(place));
  const insert = (rows: object[]) =>
    insertRows<{ id: number; source_id: string }>(run.tx, "districts", rows, "returning id, source_id");
  const added = await insert(known.map(buildDistrictRow));
  const addedOwn = await insert(own.map((place) => buildOwnRow(run, place)));
  for (const { id, source_id } of [...added, ...addedOwn]) ids.set(source_id, id);
  await logWholeRecords(
    run,
    "added",
    addedOwn.map(({ id }) => ({ record_type: "district", record_id: id })),
  );
  return ids;
}

export const formatSourceDistrict = (district: string): string =>
  /^at[- ]?large$/iu.test(district.trim()) ? "AL" : district.trim().replace(/^0+(?=\d)/u, "");

export function spellDistrictAsListed(state: string, chamberId: number, district: string): string {
  const number = formatSourceDistrict(district);
  return findDistrict(state, chamberId, number)?.number ?? number;
}

const findPlace = ({ state, chamberId, number }: DistrictPlace) => findDistrict(state, chamberId, number);

const buildOwnRow = (run: ImportRun, place: DistrictPlace) => ({
  source: run.source,
  name: [
    findChamber(place.state, place.chamberId)?.name ?? findState(place.state)?.name,
    describeDistrict(place.number),
  ].join(", "),
  seats: 1,
  leg_district_id: "",
  updated_date: run.today,
  source_id: formatPlaceKey(place),
  state_id: findState(place.state)?.id,
  leg_chamber_id: place.chamberId,
  number: place.number,
});

const check = createRecordChecker(StateVacancy);

export async function storeVacancies(run: ImportRun, file: ReadFile): Promise<Counts> {
  refuseTruncatedFile(run, file);
  const counts = new ImportCounts();
  const vacancies = readVacancies(file, counts);
  const places = [...vacancies.values()].map(({ place }) => place);
  const districts = await ensureDistricts(run, places);
  const rows = [...vacancies].map(([key, { place, vacant_until }]) => {
    const district_id = districts.get(formatPlaceKey(place)) ?? 0;
    return [key, { district_id, vacant_until }] as const;
  });
  const { added, changed, left } = await syncParts(run, {
    table: "vacancies",
    incoming: new Map(rows),
    isKept: () => !counts.isComplete,
  });
  return counts.finish({ read: vacancies.size, added, changed, left });
}

function readVacancies(file: ReadFile, counts: ImportCounts) {
  const vacancies = new Map<string, { place: DistrictPlace; vacant_until: string | null }>();
  for (const [state, settings] of readMap(file, "states")) {
    const list = (settings as { vacancies?: unknown } | null)?.vacancies ?? [];
    if (!Array.isArray(list)) {
      counts.isComplete = false;
      counts.reject([describeProblemAt(file, [state], ["vacancies"], "must be a list of seats")]);
      continue;
    }
    for (const [index, value] of list.entries()) {
      const path = [state, "vacancies", index];
      const vacancy = counts.accept(check(file, path, value));
      const place = vacancy && parsePlace(state, vacancy);
      if (vacancy && !place) counts.reject([describeProblemAt(file, path, ["district"], NOWHERE)]);
      if (!vacancy || !place) {
        counts.isComplete = false;
        continue;
      }
      const key = formatPlaceKey(place);
      // A district may have several vacancies.
      const count = [...vacancies.values()].filter((other) => formatPlaceKey(other.place) === key).length;
      vacancies.set(`${key}-${count + 1}`, { place, vacant_until: vacancy.vacant_until ?? null });
    }
  }
  return vacancies;
}

const NOWHERE = "is not in a known state or chamber";

/** Vacancies in Congress are under "us", with districts like "CA-14". */
function parsePlace(state: string, { chamber, district }: StateVacancy): DistrictPlace | null {
  if (state !== "us") {
    const code = state.toUpperCase();
    const chamberId = chamber === "lower" ? 3 : 4;
    return findState(code)
      ? { state: code, chamberId, number: spellDistrictAsListed(code, chamberId, district) }
      : null;
  }
  const [, code = "", number = ""] = /^([A-Z]{2})-(\d+|AL)$/u.exec(district) ?? [];
  const house = findState(code);
  if (chamber !== "lower" || !house) return null;
  return {
    state: code,
    chamberId: 1,
    number: Number(number) === 0 || house.houseSeats <= 1 ? "AL" : formatSourceDistrict(number),
  };
}
