import { CHAMBER_CODES, describeChamber, type LegChamberId, MAP_KEYS, type MapKey } from "./chambers.ts";
import { sortByDistrict } from "./district-number.ts";
import type { Geodata, MapDistrict } from "./geodata.ts";
import type { Chamber } from "./state.ts";

/** One map of a state, and the list beside it or in its place. */
export interface DistrictMap {
  key: MapKey;
  title: string;
  /** In the order of their numbers. */
  districts: MapDistrict[];
  /** Whether every district has a shape; otherwise only the list is shown. */
  isDrawn: boolean;
}

const { STATE_HOUSE, STATE_SENATE, STATE_JOINT } = CHAMBER_CODES;

/** The chambers whose districts a map shows: the combined one those of whatever chambers the state has. */
const ON_MAP: Record<Exclude<MapKey, "US_HOUSE">, readonly LegChamberId[]> = {
  STATE_HOUSE: [STATE_HOUSE],
  STATE_SENATE: [STATE_SENATE],
  STATE_COMBINED: [STATE_HOUSE, STATE_SENATE],
};

/** The maps there are of a state, those of Congress first (PLACE-08). */
export function listDistrictMaps(geodata: Geodata | null, chambers?: readonly Chamber[]): DistrictMap[] {
  return MAP_KEYS.flatMap((key) => {
    const districts = geodata?.maps[key]?.districts ?? [];
    if (districts.length === 0) return [];
    return [
      {
        key,
        title: formatMapTitle(key, chambers),
        districts: sortByDistrict(districts, ({ number }) => number),
        isDrawn: districts.every(({ path }) => path !== ""),
      },
    ];
  });
}

/** "House of Delegates Districts": the state's own name for the chamber, where it is known. */
function formatMapTitle(key: MapKey, chambers: readonly Chamber[] | undefined): string {
  if (key === "US_HOUSE") return "Congressional Districts";
  const [own, another] = chambers?.filter(({ legChamberId }) => ON_MAP[key].includes(legChamberId)) ?? [];
  if (own && !another) return `${own.name} Districts`;
  return `${describeChamber(key === "STATE_COMBINED" ? STATE_JOINT : CHAMBER_CODES[key])} Districts`;
}
