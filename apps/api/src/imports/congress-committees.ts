import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { CommitteeRecord, OF_CONGRESS } from "./congress-schemas.ts";
import { type Counts, createTally } from "./import-counts.ts";
import type { Row } from "./imported-rows.ts";
import { markFormer } from "./mark-former.ts";
import { syncRows } from "./sync-rows.ts";
import { readList, type ReadFile } from "./yaml-file.ts";

const FEDERAL_POLICYMAKERS = 1;

const check = recordChecker(CommitteeRecord);

export async function importCommittees(tx: Db, file: ReadFile, run: ImportRun): Promise<Counts> {
  const { committees, subcommittees, tally } = readCommittees(file);
  const sync = { table: "groups" as const, among: OF_CONGRESS, stamp: { updated_date: run.today } };
  const parents = await syncRows(tx, run, { ...sync, incoming: committees });
  const children = new Map<string, Row<"groups">>();
  for (const [key, { parent, row }] of subcommittees) {
    children.set(key, { ...row, parent_id: parents.ids.get(parent) ?? null });
  }
  const parts = await syncRows(tx, run, { ...sync, incoming: children });

  return tally.counts({
    read: committees.size + children.size,
    added: parents.added.length + parts.added.length,
    changed: parents.changed.length + parts.changed.length,
    left: tally.isComplete ? await markFormer(tx, run, "groups", { among: "true", kept: tally.keys }) : 0,
  });
}

function readCommittees(file: ReadFile) {
  const committees = new Map<string, Row<"groups">>();
  const subcommittees = new Map<string, { parent: string; row: Row<"groups"> }>();
  const tally = createTally();

  for (const [index, value] of readList(file, "committees").entries()) {
    const checked = check(file, [index], value);
    if (checked.status === "bad") {
      // Its subcommittees are rejected too, and their keys are unknown.
      tally.markIncomplete();
      tally.reject(checked.problems);
      continue;
    }
    const committee = checked.value;
    const key = committee.thomas_id;
    if (!tally.see(key)) {
      tally.reject([problemAt(file, [index], ["thomas_id"], `repeats ${key} from an earlier record`)]);
      continue;
    }
    committees.set(key, groupRow(committee, committee.type));
    for (const [position, part] of (committee.subcommittees ?? []).entries()) {
      const partKey = key + part.thomas_id;
      if (!tally.see(partKey)) {
        const path = ["subcommittees", position, "thomas_id"];
        tally.reject([problemAt(file, [index], path, `repeats ${partKey} from an earlier record`)]);
        continue;
      }
      const name = /subcommittee|task force|commission/iu.test(part.name) ? part.name : `Subcommittee on ${part.name}`;
      const row = groupRow({ ...part, name }, committee.type);
      subcommittees.set(partKey, { parent: key, row: { ...row, short_name: part.name } });
    }
  }
  return { committees, subcommittees, tally };
}

const groupRow = (group: Pick<CommitteeRecord, "name"> & Partial<CommitteeRecord>, chamber: string): Row<"groups"> => ({
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

/** Shortens "House Committee on the Judiciary" to "Judiciary". */
const shortName = (name: string): string =>
  name.replace(/^(?:House|Senate) (?:(?:Permanent )?Select |Special )?Committee on (?:the )?/u, "");
