import type { Db } from "../platform/db.ts";
import { committeeParts } from "./openstates-committees.ts";
import { OPEN_STATES, readStatesFolder } from "./openstates-folder.ts";
import { loadStatePeople } from "./openstates-state.ts";
import { loadVacancies } from "./openstates-vacancies.ts";
import { type ImportOptions, type ImportPart, type ImportReport, runImport } from "./run-import.ts";

export const holdsOpenStates = async (folder: string): Promise<boolean> =>
  (await readStatesFolder(folder)).states.length > 0;

/** Imports the states in the folder and their vacancies; others are unchanged. */
export async function importOpenStates(db: Db, folder: string, options: ImportOptions): Promise<ImportReport> {
  const { states, settings } = await readStatesFolder(folder);
  const parts = states.flatMap((state): ImportPart[] => [
    { file: `${state.path} people`, unit: "people", load: () => loadStatePeople(folder, state) },
    ...committeeParts(folder, state),
  ]);
  if (settings !== null) {
    parts.push({ file: settings, unit: "vacancies", load: () => loadVacancies(folder, settings) });
  }
  return runImport(db, OPEN_STATES, parts, options);
}
