import { computeEditDistance, toSearchableText } from "@rotunda/core";
import { PARTIES } from "../directory/parties.ts";
import { PROSE_FIELDS } from "@rotunda/adapters-http/wire";
import { LOOKUP_ROWS } from "../directory/lookups.ts";
import { STATES } from "../directory/states.ts";
import { Rejected } from "./import-counts.ts";

export interface Entry {
  value: number | string;
  names: readonly string[];
}

const MORE_NAMES: Record<string, Record<string, readonly string[]>> = {
  genders: { Female: ["F", "Woman"], Male: ["M", "Man"], Nonbinary: ["X"] },
  political_parties: Object.fromEntries(PARTIES.map(({ name, sourceNames }) => [name, sourceNames])),
};

const OWN_LISTS: Record<string, readonly Entry[]> = {
  caucus_chambers: [
    { value: "house", names: ["House", "Lower"] },
    { value: "senate", names: ["Senate", "Upper"] },
    { value: "joint", names: ["Both", "Joint"] },
  ],
  panels: PROSE_FIELDS.map((panel) => ({ value: panel, names: [panel] })),
  sides: [
    { value: "MAJ", names: ["Majority", "MAJ"] },
    { value: "MIN", names: ["Minority", "MIN"] },
    { value: "OTH", names: ["Other", "OTH"] },
  ],
  states: STATES.map(({ code, name }) => ({ value: code, names: [name, code] })),
};

export function entriesOf(list: string): readonly Entry[] {
  const own = OWN_LISTS[list];
  if (own) return own;
  const rows = LOOKUP_ROWS.filter((row) => row.list === list);
  if (rows.length === 0) throw new Error(`There is no list ${list}.`);
  return rows.map(({ id, name, short_code, abbreviation }) => ({
    value: id,
    names: [name, short_code, abbreviation, ...(MORE_NAMES[list]?.[name] ?? [])].filter(
      (written) => typeof written === "string",
    ),
  }));
}

/** Finds the value of a name, code or number, ignoring case, accents and punctuation; throws `Rejected`. */
export function findEntry(list: string, written: string): number | string {
  const entries = entriesOf(list);
  const wanted = toSearchableText(written);
  const byName = entries.filter(
    ({ names }) => wanted !== "" && names.some((name) => toSearchableText(name) === wanted),
  );
  const found = byName.length > 0 ? byName : entries.filter(({ value }) => String(value) === written);
  const [only] = found;
  if (only && found.length === 1) return only.value;
  const quoted = `“${shortened(written)}”`;
  throw new Rejected(
    only
      ? `${quoted} can be ${namesOf(found).join(" or ")}: write it out`
      : `${quoted} isn’t allowed${suggestion(written, namesOf(entries))}`,
  );
}

const NAMED_MAX = 16;

/** Completes an error message; long lists are only in the documentation. */
export function suggestion(written: string, allowed: readonly string[]): string {
  const start = suggestNearest(written, allowed) || ";";
  return allowed.length > NAMED_MAX ? `${start} columns.md lists what is` : `${start} allowed: ${allowed.join(", ")}`;
}

export function suggestNearest(written: string, names: readonly string[]): string {
  const near = nearestOf(written, names);
  return near === null ? "" : `; did you mean “${near}”?`;
}

/** Returns the closest name with at most one wrong letter in three. */
export function nearestOf(written: string, names: readonly string[]): string | null {
  const wanted = toSearchableText(written).slice(0, LONGEST);
  let best: { name: string; distance: number } | null = null;
  for (const name of names) {
    const spelled = toSearchableText(name).slice(0, LONGEST);
    const limit = Math.floor(Math.min(wanted.length, spelled.length) / 3);
    const distance = computeEditDistance(wanted, spelled, limit);
    if (distance <= limit && (best === null || distance < best.distance)) best = { name, distance };
  }
  return best?.name ?? null;
}

/** Edit distance takes quadratic time. */
const LONGEST = 80;

const namesOf = (entries: readonly Entry[]): string[] => entries.map(({ names: [name = ""] }) => name);

export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
