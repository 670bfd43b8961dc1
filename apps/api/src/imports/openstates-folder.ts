import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { findState } from "../directory/states.ts";

/** The name under which everything of this source stands in the directory. */
export const OPEN_STATES = "openstates";

/** The folders that hold people in office. */
export const PEOPLE_FOLDERS = ["legislature", "executive", "municipalities"] as const;
export type PeopleFolder = (typeof PEOPLE_FOLDERS)[number];

/** The files of one state, as paths from the folder that was named. */
export interface StateFiles {
  /** "TX" */
  code: string;
  /** "data/tx" */
  path: string;
  people: Record<PeopleFolder, string[]>;
  /** People who have left; most were never in the directory. */
  retired: string[];
  committees: string[];
}

export interface StatesFolder {
  states: StateFiles[];
  /** "settings.yml", where vacancies stand; null when there is none. */
  settings: string | null;
}

const SETTINGS = "settings.yml";

/** Finds the states of a copy of the source, whether its own folder or the one with the data was named. */
export async function readStatesFolder(folder: string): Promise<StatesFolder> {
  const data = existsSync(join(folder, "data")) ? "data" : "";
  const names = existsSync(join(folder, data)) ? await readdir(join(folder, data)) : [];
  const states: StateFiles[] = [];
  for (const name of names.toSorted()) {
    // Members of Congress ("us") are another source's.
    if (!findState(name.toUpperCase()) || name !== name.toLowerCase()) continue;
    const path = join(data, name);
    const list = (kind: string) => filesIn(folder, join(path, kind));
    const [legislature, executive, municipalities, retired, committees] = await Promise.all(
      [...PEOPLE_FOLDERS, "retired", "committees"].map(list),
    );
    states.push({
      code: name.toUpperCase(),
      path,
      people: { legislature: legislature ?? [], executive: executive ?? [], municipalities: municipalities ?? [] },
      retired: retired ?? [],
      committees: committees ?? [],
    });
  }
  const settings = [SETTINGS, join("..", SETTINGS)].find(
    (path, index) => (index === 0 || data === "") && existsSync(join(folder, path)),
  );
  return { states: states.filter(hasFiles), settings: settings ?? null };
}

const hasFiles = ({ people, committees }: StateFiles): boolean =>
  PEOPLE_FOLDERS.some((kind) => people[kind].length > 0) || committees.length > 0;

async function filesIn(folder: string, path: string): Promise<string[]> {
  if (!existsSync(join(folder, path))) return [];
  const names = await readdir(join(folder, path));
  return names
    .filter((name) => /\.ya?ml$/iu.test(name))
    .toSorted()
    .map((name) => join(path, name));
}

/** The key of the record a file is named after: "Ada-Vance-1f0c….yml" holds ocd-person/1f0c…. */
export function keyInName(path: string, kind: "person" | "organization"): string | null {
  const [, uuid] = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.ya?ml$/iu.exec(path) ?? [];
  return uuid === undefined ? null : `ocd-${kind}/${uuid.toLowerCase()}`;
}
