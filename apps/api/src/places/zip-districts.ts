import { readFileSync } from "node:fs";
import { type District, findDistrict } from "../directory/legislative-districts.ts";

type ZipTable = ReadonlyMap<string, readonly District[]>;

let table: ZipTable | null = null;

/** Lists the congressional districts that a ZIP code's area touches, by state and number. */
export function findZipDistricts(zipCode: string): readonly District[] {
  table ??= readZipTable(readFileSync(new URL("zip-districts.tsv", import.meta.url), "utf8"));
  return table.get(zipCode) ?? [];
}

export function listZipCodes(district: Pick<District, "id">): { zip_code: string; others: District[] }[] {
  findZipDistricts("");
  return [...(table ?? [])]
    .filter(([, districts]) => districts.some(({ id }) => id === district.id))
    .map(([zip_code, districts]) => ({ zip_code, others: districts.filter(({ id }) => id !== district.id) }))
    .toSorted((a, b) => (a.zip_code < b.zip_code ? -1 : 1));
}

/** Reads lines such as "WA-7 ⇥ 980043398101": three digits, then the last two of each code that begins with them. */
function readZipTable(text: string): ZipTable {
  const districts = new Map<string, District[]>();
  for (const line of text.split("\n")) {
    const [code = "", groups = ""] = line.split("\t");
    const [state = "", number = ""] = code.split("-");
    const district = findDistrict(state, 1, number);
    if (!district) continue;
    for (const group of groups.split(" ")) {
      for (const ending of group.slice(3).match(/../gu) ?? []) {
        const zipCode = group.slice(0, 3) + ending;
        const found = districts.get(zipCode);
        if (found) found.push(district);
        else districts.set(zipCode, [district]);
      }
    }
  }
  return districts;
}
