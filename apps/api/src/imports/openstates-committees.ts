import { findChamber } from "../directory/chambers.ts";
import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { idsByKey } from "./find-stored.ts";
import type { Counts } from "./import-counts.ts";
import type { Row } from "./imported-rows.ts";
import { markFormer } from "./mark-former.ts";
import { OPEN_STATES, readRecords, type RecordsReading, type StateFiles } from "./openstates-folder.ts";
import { storeStateRosters } from "./openstates-rosters.ts";
import { StateCommittee } from "./openstates-schemas.ts";
import type { ImportPart } from "./run-import.ts";
import { amongKeys } from "./store-people.ts";
import { sortIntoLevels, syncRows } from "./sync-rows.ts";
import type { ReadFile } from "./yaml-file.ts";

const STATE_POLICYMAKERS = 2;

const check = recordChecker(StateCommittee);

type CommitteesReading = RecordsReading<StateCommittee>;

/** Committees and rosters are two parts that share one reading of the files. */
export function committeeParts(folder: string, state: StateFiles): ImportPart[] {
  if (state.committees.length === 0) return [];
  let reading: Promise<CommitteesReading> | null = null;
  const read = () => (reading ??= readRecords(folder, { paths: state.committees, kind: "organization", check }));
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
        const committees = await read();
        // Frees the memory before the next state.
        reading = null;
        return { status: "read", store: (tx, run) => storeStateRosters(tx, run, state.code, committees) };
      },
    },
  ];
}

async function storeCommittees(
  tx: Db,
  run: ImportRun,
  code: string,
  { found, tally }: CommitteesReading,
): Promise<Counts> {
  const done = { read: 0, added: 0, changed: 0 };
  const reject = (file: ReadFile, why: string) => tally.reject([problemAt(file, [], ["parent"], why)]);
  // A parent whose file is invalid now may be stored from before.
  const parents = found.flatMap(({ record: { parent } }) =>
    parent !== undefined && tally.keys.has(parent) ? parent : [],
  );
  const stored = await idsByKey(tx, "groups", OPEN_STATES, parents);
  const committees = new Map(found.map((each) => [each.record.id, each]));
  const { levels, rest } = sortIntoLevels(committees, ({ record }) => record.parent);
  for (const level of levels) {
    const rows = new Map<string, Row<"groups">>();
    for (const [key, { file, record }] of level) {
      const parent_id = record.parent === undefined ? null : stored.get(record.parent);
      if (parent_id === undefined) reject(file, `is not a known committee: ${record.parent}`);
      else rows.set(key, { ...groupRow(code, record), parent_id });
    }
    const synced = await syncRows(tx, run, {
      table: "groups",
      among: amongKeys(run, [...rows.keys()]),
      incoming: rows,
      stamp: { updated_date: run.today },
    });
    for (const [key, id] of synced.ids) stored.set(key, id);
    done.read += rows.size;
    done.added += synced.added.length;
    done.changed += synced.changed.length;
  }
  for (const [, { file }] of rest) reject(file, "is circular");
  const left = tally.isComplete
    ? await markFormer(tx, run, "groups", { among: `state_code = '${code}'`, kept: tally.keys })
    : 0;
  return tally.counts({ ...done, left });
}

function groupRow(code: string, { name, chamber, classification, links, extras }: StateCommittee): Row<"groups"> {
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

/** "legislature" means both chambers, or the only one. */
function chamberWord(code: string, chamber: string): "house" | "senate" | "joint" {
  if (chamber === "lower") return "house";
  return chamber === "upper" || findChamber(code, 4)?.isUnicameral ? "senate" : "joint";
}

const BODY =
  /committee|commission|comisi[oó]n|council|board|caucus|task force|delegation|conference|panel|working group|division/iu;

/** The source shortens "Select Committee on Hydrogen" to "Hydrogen Select". */
export function longName(code: string, name: string, classification: string): string {
  // Puerto Rico's names are Spanish.
  if (BODY.test(name) || code === "PR") return name;
  const part = classification === "subcommittee" ? "Subcommittee" : "Committee";
  const [, subject = name, kind = ""] = /^(.+) (Select|Special|Joint|Standing|Interim)$/u.exec(name) ?? [];
  return `${kind === "" ? "" : `${kind} `}${part} on ${subject}`;
}

function extraText(extras: unknown, key: string): string {
  const value = (extras as Record<string, unknown> | null | undefined)?.[key];
  return typeof value === "string" ? value : "";
}
