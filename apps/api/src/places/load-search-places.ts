import type { SearchPlacesWire, ZipCodeWire } from "@rotunda/core/wire";
import { CHAMBER_CODES, readZipCode } from "@rotunda/core";
import { findState } from "../directory/states.ts";
import type { Db } from "../platform/db.ts";
import type { Reader } from "../search/search-items.sql.ts";
import { listMemberRows } from "./state.sql.ts";
import { findZipDistricts } from "./zip-districts.ts";
import { findTowns, findZipTown } from "./towns.ts";

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
