import type { Camelized } from "../kernel/camelize.ts";
import type { SearchPlacesWire } from "../wire/places.ts";

/** The places that a keyword may mean: a ZIP code's, or towns of that name. */
export interface SearchPlaces extends Camelized<SearchPlacesWire> {}
export type ZipCode = NonNullable<SearchPlaces["zipCode"]>;
export type Town = SearchPlaces["towns"][number];

/** Reads "98101", "98101-1234" or "ZIP 98101"; null for other keywords, even if they contain five digits (ZIP-01). */
export function readZipCode(keyword: string): string | null {
  return /^(?:zip(?:\s*code)?\s+)?(\d{5})(?:-\d{4})?$/iu.exec(keyword.trim())?.[1] ?? null;
}

/**
 * Returns whether a keyword may be the name of a town: up to five words without digits and quotation marks (ZIP-03).
 */
export const mayBeTown = (keyword: string): boolean =>
  /^[\p{L}.'’-]{2,}(?:,? +[\p{L}.'’-]+){0,4}$/u.test(keyword.trim());

/** Says which districts an address may be in, and why this isn't certain (ZIP-02). */
export function describeZipCode({ zipCode, states }: ZipCode): string {
  const districts = states.flatMap((state) => state.districts);
  const [only] = districts;
  if (!only) {
    return `${zipCode} isn’t in the Census Bureau’s table of ZIP code areas. It may belong to one building or to post-office boxes.`;
  }
  if (districts.length === 1) {
    return `An address in ${zipCode} may be in ${only.name}. The Census Bureau’s area for this ZIP code touches only that district, but ZIP codes follow mail routes, not district lines.`;
  }
  const count = districts.length === 2 ? "either of two" : `any of ${NUMBERS[districts.length] ?? districts.length}`;
  const where = states.length === 1 ? "" : ` in ${NUMBERS[states.length] ?? states.length} states`;
  return `An address in ${zipCode} may be in ${count} districts${where}. ZIP codes follow mail routes and cross district lines; which one applies depends on the street.`;
}

const NUMBERS: Record<number, string> = { 2: "two", 3: "three", 4: "four", 5: "five", 6: "six" };
