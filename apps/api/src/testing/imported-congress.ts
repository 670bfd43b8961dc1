import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { importCongress } from "../imports/congress-legislators.ts";
import edits from "./congress-edits.json" with { type: "json" };
import { insertAccounts } from "./fixture.ts";
import { loadOnce } from "./fixture-copy.ts";
import { congressFolder, editSource } from "./import-folders.ts";

export const IMPORTED_ON = "2026-05-01";

/** Loads accounts and the fixture of Congress as imported on `IMPORTED_ON`. */
export const loadCongress = loadOnce(async (db) => {
  const accounts = await insertAccounts(db);
  const folder = await congressFolder();
  await importCongress(db, folder, { today: IMPORTED_ON, acceptsLosses: true });
  await rm(folder, { recursive: true });
  return accounts;
});

const LEAVER = "- id:\n    bioguide: B900004";

/** Changes one fact of each kind in a copy of the fixture of Congress. */
export async function editEverything(folder: string): Promise<void> {
  for (const { file, from, to } of edits) await editSource(folder, file, from, to);
  // Walter Brisbane leaves.
  const path = join(folder, "legislators-current.yaml");
  const text = await readFile(path, "utf8");
  await writeFile(path, text.slice(0, text.indexOf(LEAVER)));
}
