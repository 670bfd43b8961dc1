import { formatDate } from "@rotunda/core";
import { STRUCTURE_SOURCE } from "../directory/seed-places.ts";

export interface PlaceOrigin {
  source: string;
  /** Empty without figures. */
  figures_source: string;
  updated_date: string | null;
}

/** Lists displayed sources; the list of places itself is public knowledge. */
export function listPlaceSources({ source, figures_source, updated_date }: PlaceOrigin): string[] {
  const named = [...new Set([figures_source, source])].filter((name) => name !== "" && name !== STRUCTURE_SOURCE);
  return named.map((name) => {
    if (name === "sample") return "Sample data";
    return updated_date === null ? name : `${name}, updated ${formatDate(updated_date)}`;
  });
}
