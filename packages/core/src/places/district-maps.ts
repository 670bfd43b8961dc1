import { CHAMBER_CODES, describeChamber, type LegChamberId, MAP_KEYS, type MapKey } from "./chambers.ts";
import { sortByDistrict } from "./district-number.ts";
import type { Geodata, MapDistrict } from "./geodata.ts";
import type { Chamber } from "./state.ts";

export interface DistrictMap {
  key: MapKey;
  title: string;
  /** Ordered by number. */
  districts: MapDistrict[];
  /** False if a district has no shape; then only the list is shown. */
  isDrawn: boolean;
}

const { STATE_HOUSE, STATE_SENATE, STATE_JOINT } = CHAMBER_CODES;

/** Chambers on each map; the combined one includes both. */
const ON_MAP: Record<Exclude<MapKey, "US_HOUSE">, readonly LegChamberId[]> = {
  STATE_HOUSE: [STATE_HOUSE],
  STATE_SENATE: [STATE_SENATE],
  STATE_COMBINED: [STATE_HOUSE, STATE_SENATE],
};

/** Lists the maps of a state, Congress first (PLACE-08). */
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

/** Prefers the state's own name of a chamber: "House of Delegates Districts". */
function formatMapTitle(key: MapKey, chambers: readonly Chamber[] | undefined): string {
  if (key === "US_HOUSE") return "Congressional Districts";
  const [own, another] = chambers?.filter(({ legChamberId }) => ON_MAP[key].includes(legChamberId)) ?? [];
  if (own && !another) return `${own.name} Districts`;
  return `${describeChamber(key === "STATE_COMBINED" ? STATE_JOINT : CHAMBER_CODES[key])} Districts`;
}
