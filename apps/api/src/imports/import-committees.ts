import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, type ReadFile, recordChecker } from "./check-record.ts";
import { CommitteeRecord } from "./congress-schemas.ts";
import { type FileImport, listOf, OF_CONGRESS } from "./import-file.ts";
import { markGroupsFormer } from "./mark-former.ts";
import { loadKnown, type Row, syncRows } from "./sync-rows.ts";
import { type Counts, createTally } from "./tally.ts";

const FEDERAL_POLICYMAKERS = 1;

export const importCommittees: FileImport = {
  file: "committees-current.yaml",
  unit: "groups",
  run: importGroups,
};

const check = recordChecker(CommitteeRecord);

async function importGroups(tx: Db, file: ReadFile, run: ImportRun): Promise<Counts> {
  const { committees, subcommittees, tally } = readCommittees(file);
  const columns = Object.keys(groupRow({ name: "" }, ""));
  const known = await loadKnown(tx, "groups", ["parent_id", ...columns], OF_CONGRESS);
  const sync = { table: "groups" as const, known, stamp: { updated_date: run.today } };

  const parents = await syncRows(tx, run, { ...sync, incoming: committees });
  const children = new Map<string, Row>();
  for (const [key, { parent, row }] of subcommittees) {
    children.set(key, { ...row, parent_id: parents.ids.get(parent) ?? null });
  }
  const parts = await syncRows(tx, run, { ...sync, incoming: children });

  return tally.counts({
    read: committees.size + children.size,
    added: parents.added.length + parts.added.length,
    changed: parents.changed.length + parts.changed.length,
    left: tally.isComplete ? await markGroupsFormer(tx, run, { among: "true", kept: tally.keys }) : 0,
  });
}

function readCommittees(file: ReadFile) {
  const committees = new Map<string, Row>();
  const subcommittees = new Map<string, { parent: string; row: Row }>();
  const tally = createTally();

  for (const [index, value] of listOf(file, "committees").entries()) {
    const checked = check(file, [index], value);
    if (checked.status === "bad") {
      // Its subcommittees are rejected with it, and which they are can't be told.
      tally.lose();
      tally.reject(checked.problems);
      continue;
    }
    const committee = checked.value;
    const key = committee.thomas_id;
    if (!tally.meet(key)) {
      tally.reject([problemAt(file, [index], ["thomas_id"], `repeats ${key}, which stands above`)]);
      continue;
    }
    committees.set(key, groupRow(committee, committee.type));
    for (const [position, part] of (committee.subcommittees ?? []).entries()) {
      const partKey = key + part.thomas_id;
      if (!tally.meet(partKey)) {
        const path = ["subcommittees", position, "thomas_id"];
        tally.reject([problemAt(file, [index], path, `repeats ${partKey}, which stands above`)]);
        continue;
      }
      const name = /subcommittee|task force|commission/iu.test(part.name) ? part.name : `Subcommittee on ${part.name}`;
      const row = groupRow({ ...part, name }, committee.type);
      subcommittees.set(partKey, { parent: key, row: { ...row, short_name: part.name } });
    }
  }
  return { committees, subcommittees, tally };
}

interface GroupRecord {
  name: string;
  address?: string;
  phone?: string;
  url?: string;
  minority_url?: string;
  jurisdiction?: string;
}

const groupRow = (group: GroupRecord, chamber: string): Row => ({
  kind: "committee",
  chamber,
  long_name: group.name,
  short_name: shortName(group.name),
  address: group.address ?? "",
  phone: group.phone ?? "",
  website_url: group.url ?? "",
  minority_website_url: group.minority_url ?? "",
  jurisdiction: group.jurisdiction ?? "",
  subscription_modules: [FEDERAL_POLICYMAKERS],
  is_former: false,
});

/** "House Committee on the Judiciary" → "Judiciary". */
const shortName = (name: string): string =>
  name.replace(/^(?:House|Senate) (?:(?:Permanent )?Select |Special )?Committee on (?:the )?/u, "");
