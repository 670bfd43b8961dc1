import { SUBSCRIPTION_MODULES } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { linksOf } from "./congress-links.ts";
import { CommitteeRecord, CONGRESS, OF_CONGRESS } from "./congress-schemas.ts";
import { idsByKey } from "./find-stored.ts";
import { type Counts, createImportCounts } from "./import-counts.ts";
import type { Row } from "./imported-rows.ts";
import { markFormer } from "./mark-former.ts";
import { syncRows } from "./sync-rows.ts";
import { readList, type ReadFile } from "./yaml-file.ts";

const check = recordChecker(CommitteeRecord);

export async function importCommittees(tx: Db, file: ReadFile, run: ImportRun): Promise<Counts> {
  const { committees, counts } = readCommittees(file);
  const rows = [...committees].map(([key, committee]): StoredCommittee => [key, committee, groupRow(committee)]);
  const { added, changed } = await storeGroups(tx, run, rows);
  return counts.finish({
    read: committees.size,
    added,
    changed,
    left: await markFormer(tx, run, "groups", { among: "true", kept: counts.keys, isComplete: counts.isComplete }),
  });
}

/** Adds former committees, and former names and the Congresses of current ones. */
export async function importCommitteeHistory(tx: Db, file: ReadFile, run: ImportRun): Promise<Counts> {
  const { committees, counts } = readCommittees(file);
  const current = await tx.query<{ key: string; long_name: string; short_name: string }>(
    "select source_id as key, long_name, short_name from groups where source = $1 and not is_former",
    [CONGRESS],
  );
  const names = new Map(current.map(({ key, ...group }) => [key, Object.values(group)]));
  const older: StoredCommittee[] = [];
  const former: StoredCommittee[] = [];
  for (const [key, committee] of committees) {
    const row = groupRow(committee);
    const shown = names.get(key) ?? [row.long_name, row.short_name];
    const { names: written = {}, congresses = [] } = committee.record;
    const history = {
      aliases: [...new Set([committee.name, ...Object.values(written)])].filter((name) => !shown.includes(name)),
      congresses: congresses.map(Number),
    };
    if (names.has(key)) older.push([key, committee, history]);
    else former.push([key, committee, { ...row, ...history, is_former: true }]);
  }
  const stored = [await storeGroups(tx, run, older), await storeGroups(tx, run, former)];
  const sum = (count: "added" | "changed") => stored.reduce((total, each) => total + each[count], 0);
  return counts.finish({ read: committees.size, added: sum("added"), changed: sum("changed"), left: 0 });
}

interface Committee {
  parent: string | null;
  chamber: string;
  name: string;
  record: Partial<CommitteeRecord>;
}

type StoredCommittee = [key: string, committee: Committee, row: Row<"groups">];

/** Stores committees before their subcommittees. */
async function storeGroups(tx: Db, run: ImportRun, groups: readonly StoredCommittee[]) {
  const total = { added: 0, changed: 0 };
  for (const isPart of [false, true]) {
    const parents = isPart ? await idsByKey(tx, "groups", CONGRESS) : new Map<string, number>();
    const level = groups.filter(([, { parent }]) => (parent !== null) === isPart);
    const { added, changed } = await syncRows(tx, run, {
      table: "groups",
      among: OF_CONGRESS,
      incoming: new Map(
        level.map(([key, { parent }, row]) => [key, { ...row, parent_id: parents.get(parent ?? "") ?? null }]),
      ),
      stamp: { updated_date: run.today },
    });
    total.added += added.length;
    total.changed += changed.length;
  }
  return total;
}

function readCommittees(file: ReadFile) {
  const committees = new Map<string, Committee>();
  const counts = createImportCounts();

  for (const [index, value] of readList(file, "committees").entries()) {
    const checked = check(file, [index], value);
    const record = counts.accept(checked);
    // The subcommittees are rejected too, and their keys are unknown; a removed subcommittee hasn't ended.
    const isWhole = checked.status === "good" && !checked.doubts.some(({ field }) => field.startsWith("subcommittees"));
    if (!isWhole) counts.markIncomplete();
    if (!record) continue;
    const { thomas_id: key, type: chamber } = record;
    if (!counts.see(key)) {
      counts.reject([problemAt(file, [index], ["thomas_id"], `repeats ${key} from an earlier record`)]);
      continue;
    }
    committees.set(key, { parent: null, chamber, name: record.name, record });
    for (const [position, part] of (record.subcommittees ?? []).entries()) {
      const partKey = key + part.thomas_id;
      if (!counts.see(partKey)) {
        const path = ["subcommittees", position, "thomas_id"];
        counts.reject([problemAt(file, [index], path, `repeats ${partKey} from an earlier record`)]);
        continue;
      }
      committees.set(partKey, { parent: key, chamber, name: part.name, record: part });
    }
  }
  return { committees, counts };
}

const groupRow = ({ parent, chamber, name, record }: Committee): Row<"groups"> => ({
  kind: "committee",
  chamber,
  long_name: parent === null || /subcommittee|task force|commission/iu.test(name) ? name : `Subcommittee on ${name}`,
  short_name: parent === null ? shortName(name) : name,
  address: record.address ?? "",
  phone: record.phone ?? "",
  website_url: record.url ?? "",
  minority_website_url: record.minority_url ?? "",
  links: linksOf(record),
  jurisdiction: record.jurisdiction ?? "",
  subscription_modules: [SUBSCRIPTION_MODULES.federalPolicymakers],
  is_former: false,
});

/** Shortens "House Committee on the Judiciary" to "Judiciary". */
const shortName = (name: string): string =>
  name.replace(/^(?:House|Senate) (?:(?:Permanent )?Select |Special )?Committee on (?:the )?/u, "");
