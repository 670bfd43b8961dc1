import {
  buildSearchHref,
  createDefaultQuery,
  findLookup,
  buildRecordHref,
  type FeaturedPlace,
  type Lookups,
  type SearchQuery,
} from "@rotunda/core";

type NamedPlace = Pick<FeaturedPlace, "id" | "name">;

/** Links to a featured place and to searches there. */
export interface PlaceLinks {
  href: string;
  searches: { label: string; href: string }[];
}

export function listStateLinks({ id, name }: NamedPlace, { states }: Pick<Lookups, "states">): PlaceLinks {
  const code = findLookup(states, String(id))?.shortCode;
  const here: Partial<SearchQuery> | null = code ? { currentOfficeStates: [{ id: code, name }] } : null;
  const query = { ...createDefaultQuery(), ...here };
  return {
    href: buildRecordHref({ id, recordType: "state", preferredNameDisplay: name }),
    searches: here
      ? [
          { label: "Congress and governor", href: buildSearchHref("congressional", query) },
          { label: "State legislature", href: buildSearchHref("state", query) },
        ]
      : [],
  };
}

export function listDistrictLinks({ id, name }: NamedPlace): PlaceLinks {
  const query = { ...createDefaultQuery(), currentOfficeCongressionalDistrict: { id: String(id), name } };
  return {
    href: buildRecordHref({ id, recordType: "district", preferredNameDisplay: name }),
    searches: [{ label: "Representative and staff", href: buildSearchHref("congressional", query) }],
  };
}
