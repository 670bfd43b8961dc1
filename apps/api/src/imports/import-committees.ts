import type { Db } from "../platform/db.ts";
import { problemAt, type ReadFile, recordChecker } from "./check-record.ts";
import { CommitteeRecord } from "./congress-schemas.ts";
import { CONGRESS, type Counts, type FileImport, listOf } from "./import-file.ts";
import type { Problem } from "./problem.ts";
import { loadKnown, type Row, syncRows } from "./sync-rows.ts";

const FEDERAL_POLICYMAKERS = 1;

export const importCommittees: FileImport = {
  file: "committees-current.yaml",
  unit: "groups",
  run: importGroups,
};

const check = recordChecker(CommitteeRecord);

async function importGroups(tx: Db, file: ReadFile, today: string): Promise<Counts> {
  const { committees, subcommittees, kept, rejected, problems, isComplete } = readCommittees(file);
  const columns = Object.keys(groupRow({ name: "" }, ""));
  const known = await loadKnown(tx, "groups", ["parent_id", ...columns], `source = '${CONGRESS}'`);
  const sync = { table: "groups", source: CONGRESS, known, stamp: { updated_date: today } };

  const parents = await syncRows(tx, { ...sync, incoming: committees });
  const children = new Map<string, Row>();
  for (const [key, { parent, row }] of subcommittees) {
    children.set(key, { ...row, parent_id: parents.ids.get(parent) ?? null });
  }
  const parts = await syncRows(tx, { ...sync, incoming: children });

  const left = isComplete
    ? await tx.query(
        `update groups set is_former = true, updated_date = $2::date
         where source = '${CONGRESS}' and not is_former and source_id <> all($1::text[]) returning id`,
        [[...kept], today],
      )
    : [];
  return {
    read: committees.size + children.size,
    added: parents.added.length + parts.added.length,
    changed: parents.changed.length + parts.changed.length,
    left: left.length,
    rejected,
    problems,
  };
}

function readCommittees(file: ReadFile) {
  const committees = new Map<string, Row>();
  const subcommittees = new Map<string, { parent: string; row: Row }>();
  // What stands in the file, readable or not, has not left.
  const kept = new Set<string>();
  const problems: Problem[] = [];
  let rejected = 0;
  let isComplete = true;
  const reject = (found: Problem[]) => {
    problems.push(...found);
    rejected += 1;
  };

  for (const [index, value] of listOf(file, "committees").entries()) {
    const checked = check(file, [index], value);
    if (checked.status === "bad") {
      // Its subcommittees are rejected with it, and which they are can't be told.
      isComplete = false;
      reject(checked.problems);
      continue;
    }
    const committee = checked.value;
    const key = committee.thomas_id;
    if (kept.has(key)) {
      reject([problemAt(file, [index], ["thomas_id"], `repeats ${key}, which stands above`)]);
      continue;
    }
    kept.add(key);
    committees.set(key, groupRow(committee, committee.type));
    for (const [position, part] of (committee.subcommittees ?? []).entries()) {
      const partKey = key + part.thomas_id;
      if (kept.has(partKey)) {
        const path = ["subcommittees", position, "thomas_id"];
        reject([problemAt(file, [index], path, `repeats ${partKey}, which stands above`)]);
        continue;
      }
      kept.add(partKey);
      const name = /subcommittee|task force|commission/iu.test(part.name) ? part.name : `Subcommittee on ${part.name}`;
      const row = groupRow({ ...part, name }, committee.type);
      subcommittees.set(partKey, { parent: key, row: { ...row, short_name: part.name } });
    }
  }
  return { committees, subcommittees, kept, rejected, problems, isComplete };
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
