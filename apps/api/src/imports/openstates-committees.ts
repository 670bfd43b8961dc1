import { findChamber } from "../directory/chambers.ts";
import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, type ReadFile, recordChecker } from "./check-record.ts";
import { idsByKey } from "./ids-by-key.ts";
import { markGroupsFormer } from "./mark-former.ts";
import { keyInName, OPEN_STATES, type StateFiles } from "./openstates-folder.ts";
import { storeStateRosters } from "./openstates-rosters.ts";
import { StateCommittee } from "./openstates-schemas.ts";
import { readSource } from "./read-source.ts";
import type { ImportPart } from "./run-import.ts";
import { loadKnown, type Row, syncRows } from "./sync-rows.ts";
import { type Counts, createTally, type Tally } from "./tally.ts";

const STATE_POLICYMAKERS = 2;

const check = recordChecker(StateCommittee);

export interface FoundCommittee {
  file: ReadFile;
  record: StateCommittee;
}

interface CommitteesReading {
  found: FoundCommittee[];
  tally: Tally;
}

/** A state's committees, and who sits on them: two parts of one reading. */
export function committeeParts(folder: string, state: StateFiles): ImportPart[] {
  if (state.committees.length === 0) return [];
  let reading: Promise<CommitteesReading> | null = null;
  const read = () => (reading ??= readCommittees(folder, state.committees));
  return [
    {
      file: `${state.path} committees`,
      unit: "groups",
      load: async () => {
        const committees = await read();
        return { status: "read", store: (tx, run) => storeCommittees(tx, run, state.code, committees) };
      },
    },
    {
      file: `${state.path} rosters`,
      unit: "seats",
      load: async () => {
        const { found, tally } = await read();
        // The last to need it: a country's committees need not be held all at once.
        reading = null;
        return { status: "read", store: (tx, run) => storeStateRosters(tx, run, { code: state.code, found, tally }) };
      },
    },
  ];
}

async function readCommittees(folder: string, paths: readonly string[]): Promise<CommitteesReading> {
  const tally = createTally();
  const found: FoundCommittee[] = [];
  for (const path of paths) {
    const file = await readSource(folder, path);
    const named = keyInName(path, "organization");
    const key = file.status === "broken" ? null : (file.root as { id?: unknown } | null)?.id;
    const own = typeof key === "string" ? key : named;
    const isNew = own !== null && tally.meet(own);
    if (own === null) tally.lose();
    if (file.status === "broken") {
      tally.reject([file.problem]);
      continue;
    }
    const checked = check(file, [], file.root);
    if (checked.status === "bad") tally.reject(checked.problems);
    else if (isNew) found.push({ file, record: checked.value });
    else tally.reject([problemAt(file, [], ["id"], `repeats ${checked.value.id}, which stands in another file`)]);
  }
  return { found, tally };
}

async function storeCommittees(
  tx: Db,
  run: ImportRun,
  code: string,
  { found, tally }: CommitteesReading,
): Promise<Counts> {
  const done = { read: 0, added: 0, changed: 0 };
  // A whole whose file is broken today may have been stored before.
  const parents = found.flatMap(({ record: { parent } }) =>
    parent !== undefined && tally.keys.has(parent) ? parent : [],
  );
  const stored = await idsByKey(tx, "groups", OPEN_STATES, parents);
  let waiting: readonly FoundCommittee[] = found;
  // From the top down, since a part needs the id of its whole.
  while (waiting.length > 0) {
    const ready = waiting.filter(({ record: { parent } }) => parent === undefined || !isAhead(parent, waiting));
    const rows = new Map<string, Row>();
    for (const { file, record } of ready) {
      const parent_id = record.parent === undefined ? null : stored.get(record.parent);
      if (parent_id === undefined) {
        tally.reject([problemAt(file, [], ["parent"], `is no committee we know: ${record.parent}`)]);
      } else {
        rows.set(record.id, { ...groupRow(code, record), parent_id });
      }
    }
    const synced = await syncRows(tx, run, {
      table: "groups",
      known: await loadKnown(tx, "groups", COLUMNS, {
        condition: "source = $1 and source_id = any($2::text[])",
        values: [OPEN_STATES, [...rows.keys()]],
      }),
      incoming: rows,
      stamp: { updated_date: run.today },
    });
    for (const [key, id] of synced.ids) stored.set(key, id);
    done.read += rows.size;
    done.added += synced.added.length;
    done.changed += synced.changed.length;
    if (ready.length === 0) {
      for (const { file } of waiting) tally.reject([problemAt(file, [], ["parent"], "leads round in a circle")]);
      break;
    }
    waiting = waiting.filter((each) => !ready.includes(each));
  }
  const left = tally.isComplete
    ? await markGroupsFormer(tx, run, { among: `state_code = '${code}'`, kept: tally.keys })
    : 0;
  return tally.counts({ ...done, left });
}

const isAhead = (key: string, waiting: readonly FoundCommittee[]): boolean =>
  waiting.some(({ record }) => record.id === key);

function groupRow(code: string, { name, chamber, classification, links, extras }: StateCommittee): Row {
  const pages = (links ?? []).filter(({ url }) => /^https?:\/\//iu.test(url));
  return {
    kind: "committee",
    chamber: chamberWord(code, chamber),
    state_code: code,
    long_name: longName(code, name, classification),
    short_name: name,
    address: extraText(extras, "room"),
    phone: extraText(extras, "phone"),
    website_url: (pages.find(({ note }) => /home ?page/iu.test(note ?? "")) ?? pages[0])?.url ?? "",
    subscription_modules: [STATE_POLICYMAKERS],
    is_former: false,
  };
}

/** "legislature" is both chambers together, or the only one there is. */
function chamberWord(code: string, chamber: string): "house" | "senate" | "joint" {
  if (chamber === "lower") return "house";
  return chamber === "upper" || findChamber(code, 4)?.isUnicameral ? "senate" : "joint";
}

const BODY =
  /committee|commission|comisi[oó]n|council|board|caucus|task force|delegation|conference|panel|working group|division/iu;

/** The source shortens "Select Committee on Hydrogen" to "Hydrogen Select"; names that say what they are stay so. */
export function longName(code: string, name: string, classification: string): string {
  // Puerto Rico's names are Spanish, and no English words are put before them.
  if (BODY.test(name) || code === "PR") return name;
  const part = classification === "subcommittee" ? "Subcommittee" : "Committee";
  const [, subject = name, kind = ""] = /^(.+) (Select|Special|Joint|Standing|Interim)$/u.exec(name) ?? [];
  return `${kind === "" ? "" : `${kind} `}${part} on ${subject}`;
}

function extraText(extras: unknown, key: string): string {
  const value = (extras as Record<string, unknown> | null | undefined)?.[key];
  return typeof value === "string" ? value : "";
}

const COLUMNS = [
  "parent_id",
  ...Object.keys(groupRow("", { id: "", name: "", jurisdiction: "", chamber: "lower", classification: "committee" })),
];
