import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import { findState } from "../directory/states.ts";
import { describeProblemAt } from "./check-record.ts";
import { type Checked, ImportCounts, UnreadableFile } from "./import-counts.ts";
import { type ReadFile, readSource, readTextAt, type YamlPath } from "./read-source.ts";

export const OPEN_STATES = "openstates";

export const PEOPLE_FOLDERS = ["legislature", "executive", "municipalities"] as const;
export type PeopleFolder = (typeof PEOPLE_FOLDERS)[number];

export interface StateFiles {
  code: string;
  path: string;
  files: Record<PeopleFolder | "committees" | "retired", string[]>;
}

const RECORD = /^([a-z]{2})\/(legislature|executive|municipalities|committees|retired)\/[^/]+\.ya?ml$/u;
const SETTINGS = "settings.yml";

/** Finds the states in the folder or in its subfolder "data". `settings`: the file with vacancies, if any. */
export async function readStatesFolder(folder: string) {
  const data = existsSync(join(folder, "data")) ? "data" : "";
  const names = existsSync(folder) ? await readdir(join(folder, data), { recursive: true }) : [];
  const states = new Map<string, StateFiles>();
  for (const name of names.toSorted()) {
    const [, state = "", kind] = RECORD.exec(name.replaceAll(sep, "/")) ?? [];
    const code = state.toUpperCase();
    // Members of Congress ("us") come from the other source.
    if (kind === undefined || !findState(code)) continue;
    const none = { legislature: [], executive: [], municipalities: [], committees: [], retired: [] };
    const found = states.get(code) ?? { code, path: join(data, state), files: none };
    found.files[kind as keyof typeof none].push(join(data, name));
    states.set(code, found);
  }
  const places = data === "" ? [SETTINGS, join("..", SETTINGS)] : [SETTINGS];
  return {
    states: [...states.values()].filter(({ files }) =>
      Object.entries(files).some(([kind, paths]) => kind !== "retired" && paths.length > 0),
    ),
    settings: places.find((path) => existsSync(join(folder, path))) ?? null,
  };
}

type RecordKind = "person" | "organization";

/** Returns the key in a file's name: "Ada-Vance-1f0c….yml" holds ocd-person/1f0c…. */
export function parseKeyInName(path: string, kind: RecordKind): string | null {
  const [, uuid] = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.ya?ml$/iu.exec(path) ?? [];
  return uuid === undefined ? null : `ocd-${kind}/${uuid.toLowerCase()}`;
}

export interface RecordsReading<T> {
  found: { file: ReadFile; record: T }[];
  counts: ImportCounts;
}

/** Invalid files count as present by the key in their name. */
export async function readRecords<T extends { id: string }>(
  folder: string,
  paths: readonly string[],
  kind: RecordKind,
  check: (file: ReadFile, path: YamlPath, value: unknown) => Checked<T>,
): Promise<RecordsReading<T>> {
  const counts = new ImportCounts();
  const found: RecordsReading<T>["found"] = [];
  const readOrExplain = (path: string) =>
    readSource(folder, path).catch((cause: unknown) => {
      if (cause instanceof UnreadableFile) return cause;
      throw cause;
    });
  const files = await Promise.all(paths.map(readOrExplain));
  for (const [index, file] of files.entries()) {
    const path = paths[index] ?? "";
    const named = parseKeyInName(path, kind);
    const key = (file instanceof UnreadableFile ? null : readTextAt(file.root, "id")) ?? named;
    const isNew = key !== null && counts.see(key);
    // A damaged id must not mark anyone as former.
    if (named !== null && named !== key) counts.see(named);
    if (key === null) counts.isComplete = false;
    if (file instanceof UnreadableFile) {
      counts.reject([file.toProblem(path)]);
      continue;
    }
    const checked = check(file, [], file.root);
    const hasDamagedId = checked.status === "bad" && checked.problems.some(({ field }) => field === "id");
    if (named === null && hasDamagedId) counts.isComplete = false;
    const record = counts.accept(checked);
    if (record && isNew) found.push({ file, record });
    else if (record) counts.reject([describeProblemAt(file, [], ["id"], `repeats ${record.id} from another file`)]);
  }
  return { found, counts };
}
