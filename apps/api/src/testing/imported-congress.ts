import { rm } from "node:fs/promises";
import { importCongress } from "../imports/congress-legislators.ts";
import { insertAccounts } from "./fixture.ts";
import { loadOnce } from "./fixture-copy.ts";
import { congressFolder } from "./import-folders.ts";

export const IMPORTED_ON = "2026-05-01";

/** Loads accounts and the fixture of Congress as imported on `IMPORTED_ON`. */
export const loadCongress = loadOnce(async (db) => {
  const accounts = await insertAccounts(db);
  const folder = await congressFolder();
  await importCongress(db, folder, { today: IMPORTED_ON, acceptsLosses: true });
  await rm(folder, { recursive: true });
  return accounts;
});
