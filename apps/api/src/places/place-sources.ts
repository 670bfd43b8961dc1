import { formatDate } from "@rotunda/core";
import { STRUCTURE } from "../directory/seed-places.ts";

/** Source of a place and of its figures. */
export interface PlaceOrigin {
  source: string;
  /** Empty where it has no figures. */
  figures_source: string;
  updated_date: string | null;
}

/** As a reader should see it. What places there are is public knowledge, which has no source of its own. */
export function listPlaceSources({ source, figures_source, updated_date }: PlaceOrigin): string[] {
  const named = [...new Set([figures_source, source])].filter((name) => name !== "" && name !== STRUCTURE);
  return named.map((name) => {
    if (name === "sample") return "Sample data";
    return updated_date === null ? name : `${name}, updated ${formatDate(updated_date)}`;
  });
}
