import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { committeeParts } from "./openstates-committees.ts";
import { OPEN_STATES, readStatesFolder, type StateFiles } from "./openstates-folder.ts";
import { loadStatePeople } from "./openstates-state.ts";
import { storeVacancies } from "./openstates-vacancies.ts";
import { type ImportOptions, type ImportPart, type ImportReport, runImport } from "./run-import.ts";
import { ADVICE, SuddenLoss } from "./import-counts.ts";
import { readSource } from "./yaml-file.ts";

export const holdsOpenStates = async (folder: string): Promise<boolean> =>
  (await readStatesFolder(folder)).states.length > 0;

export async function importOpenStates(db: Db, folder: string, options: ImportOptions): Promise<ImportReport> {
  const { states, settings } = await readStatesFolder(folder);
  const missing = options.acceptsLosses ? [] : await findMissingStates(db, states);
  if (missing.length > 0) {
    const why = `has no legislators of ${missing.join(", ")}, which were imported before`;
    const load = () => Promise.reject(new SuddenLoss(`${why}. ${ADVICE} Those states then stay as they are.`));
    return runImport(db, OPEN_STATES, [{ file: "data", unit: "states", load }], options);
  }
  const parts = states.flatMap((state): ImportPart[] => [
    { file: `${state.path} people`, unit: "people", load: () => loadStatePeople(folder, state) },
    ...committeeParts(folder, state),
  ]);
  if (settings !== null) {
    const load = async () => {
      const file = await readSource(folder, settings);
      return (run: ImportRun) => storeVacancies(run, file);
    };
    parts.push({ file: settings, unit: "vacancies", load });
  }
  return runImport(db, OPEN_STATES, parts, options);
}

async function findMissingStates(db: Db, states: readonly StateFiles[]): Promise<string[]> {
  const present = states.filter(({ files }) => files.legislature.length > 0).map(({ code }) => code);
  const rows = await db.query<{ state_code: string }>(
    `select distinct state_code from profiles where source = $1 and chamber_id is not null and not is_former
       and state_code <> all($2::text[]) order by state_code`,
    [OPEN_STATES, present],
  );
  return rows.map(({ state_code }) => state_code);
}
