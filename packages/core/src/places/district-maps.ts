import { joinNonEmpty } from "../kernel/text.ts";
import { CHAMBER_CODES, describeChamber, type LegChamberId, MAP_KEYS, type MapKey } from "./chambers.ts";
import { describeDistrict, formatDistrictNumber, isAtLarge, sortByDistrict } from "./district-number.ts";
import type { Chamber, DistrictShapes, Geodata, MapDistrict } from "./place-records.ts";

/** Districts are ordered by number. */
export interface DistrictMap extends DistrictShapes {
  key: MapKey;
  title: string;
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
    const map = geodata?.maps[key];
    if (!map || map.districts.length === 0) return [];
    const { districts } = map;
    return [
      {
        ...map,
        key,
        title: formatMapTitle(key, chambers),
        districts: sortByDistrict(districts, ({ number }) => number),
        isDrawn: isEachDrawn(districts),
      },
    ];
  });
}

/** If a chamber has other districts too, its members at large have no district to draw. */
function isEachDrawn(districts: readonly MapDistrict[]): boolean {
  const hasShape = ({ path }: MapDistrict) => path !== "";
  return districts.some(hasShape) && districts.every((district) => hasShape(district) || isAtLarge(district.number));
}

interface DistrictMark {
  /** The party of all its members; null if they differ or there are none. */
  party: string | null;
  /** "8 R"; "8 –" for a vacant seat; "8" if no source covers the chamber. */
  label: string;
  /** "District 8, Rosalie Duarte, Republican". */
  name: string;
}

/** Describes a district by number, party letter and members, so that color isn't the only sign (MAP-01). */
export function describeMapDistrict({ number, members }: MapDistrict, isCovered: boolean): DistrictMark {
  const parties = [...new Set(members.map(({ party }) => party))];
  const letters = parties.map((party) => party.charAt(0).toUpperCase()).join("");
  const isVacant = isCovered && members.length === 0;
  return {
    party: parties.length === 1 ? (parties[0] ?? null) : null,
    label: joinNonEmpty([formatDistrictNumber(number), isVacant ? "–" : letters], " "),
    name: [
      describeDistrict(number),
      ...(isVacant ? ["vacant"] : members.map(({ name, party }) => joinNonEmpty([name, party]))),
    ].join(", "),
  };
}

/** Prefers the state's own name of a chamber: "House of Delegates Districts". */
function formatMapTitle(key: MapKey, chambers: readonly Chamber[] | undefined): string {
  if (key === "US_HOUSE") return "Congressional Districts";
  const [own, another] = chambers?.filter(({ legChamberId }) => ON_MAP[key].includes(legChamberId)) ?? [];
  if (own && !another) return `${own.name} Districts`;
  return `${describeChamber(key === "STATE_COMBINED" ? STATE_JOINT : CHAMBER_CODES[key])} Districts`;
}

/** Builds the address of the maps service with its places library; empty without an operator's key (CONST-22). */
export function buildMapsAddress(mapsKey: string): string {
  const key = mapsKey.trim();
  return key === "" ? "" : `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(key)}&libraries=places`;
}
