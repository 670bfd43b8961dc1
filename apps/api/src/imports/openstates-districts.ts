import { findChamber } from "../directory/chambers.ts";
import { describeDistrict, findDistrict } from "../directory/legislative-districts.ts";
import { insertRows, upsertRows } from "../directory/rows.ts";
import { districtRow } from "../directory/seed-places.ts";
import { STATES, findState } from "../directory/states.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { recordWhole } from "./mark-former.ts";

export interface DistrictPlace {
  state: string;
  /** 1 US House, 3 state house, 4 state senate; others have no districts. */
  chamberId: number;
  number: string;
}

export const placeKey = ({ state, chamberId, number }: DistrictPlace): string => `${state}-${chamberId}-${number}`;

/** Maps `placeKey` to district ids. Adds missing districts, including redrawn ones only the source has. */
export async function ensureDistricts(
  run: ImportRun,
  places: readonly DistrictPlace[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(
    places.filter(({ chamberId, number }) => chamberId > 0 && number !== "").map((place) => [placeKey(place), place]),
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
  const ids = new Map(stored.map(({ id, ...place }) => [placeKey(place), id]));
  const missing = [...wanted.values()].filter((place) => !ids.has(placeKey(place)));
  const known = missing.flatMap((place) => findPlace(place) ?? []);
  const own = missing.filter((place) => !findPlace(place));
  const insert = (rows: object[]) =>
    insertRows<{ id: number; source_id: string }>(run.tx, "districts", rows, "id, source_id");
  const added = await insert(known.map(districtRow));
  const addedOwn = await insert(own.map((place) => ownRow(run, place)));
  for (const { id, source_id } of [...added, ...addedOwn]) ids.set(source_id, id);
  await recordWhole(
    run,
    "added",
    addedOwn.map(({ id }) => ({ record_type: "district", record_id: id })),
  );
  return ids;
}

const findPlace = ({ state, chamberId, number }: DistrictPlace) => findDistrict(state, chamberId, number);

const ownRow = (run: ImportRun, place: DistrictPlace) => ({
  source: run.source,
  name: [
    findChamber(place.state, place.chamberId)?.name ?? findState(place.state)?.name,
    describeDistrict(place.number),
  ].join(", "),
  seats: 1,
  leg_district_id: "",
  updated_date: run.today,
  source_id: placeKey(place),
  state_id: findState(place.state)?.id,
  leg_chamber_id: place.chamberId,
  number: place.number,
});
