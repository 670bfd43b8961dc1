import { SUBSCRIPTION_MODULES } from "@rotunda/core";
import type { ImportRun } from "../provenance/import-run.ts";
import { describeProblemAt, createRecordChecker } from "./check-record.ts";
import { listLinks } from "./congress-person.ts";
import { CommitteeRecord, CONGRESS, RosterRecord } from "./congress-schemas.ts";
import { createPeopleFinder, loadIdsByKey } from "./find-stored.ts";
import { type Counts, ImportCounts } from "./import-counts.ts";
import type { Row } from "./imported-rows.ts";
import { deriveLeadership, markFormer } from "./mark-former.ts";
import { syncTree } from "./sync-rows.ts";
import { omitEnded, type Seat, formatSeatKey, syncSeats } from "./sync-seats.ts";
import { readList, readMap, type ReadFile, readTextAt, type YamlPath } from "./read-source.ts";

const check = createRecordChecker(CommitteeRecord);

export async function importCommittees(run: ImportRun, file: ReadFile): Promise<Counts> {
  const { committees, counts } = readCommittees(file);
  const done = await storeGroups(run, committees);
  const { keys: kept, isComplete } = counts;
  return counts.finish({
    ...done,
    left: await markFormer(run, "groups", { among: "true", kept, isComplete }),
  });
}

/** Adds former committees, and the former names and Congresses of those in the file of current ones. */
export async function importCommitteeHistory(run: ImportRun, file: ReadFile): Promise<Counts> {
  const { committees, counts } = readCommittees(file);
  const current = await run.tx.query<{ key: string; long_name: string; short_name: string }>(
    `select source_id as key, long_name, short_name from groups g where source = $1 and (not is_former or exists (
       select from changes c where c.record_type = g.kind and c.record_id = g.id and c.kind = 'left'))`,
    [CONGRESS],
  );
  const names = new Map(current.map(({ key, ...group }) => [key, Object.values(group)]));
  const older = new Map<string, Committee>();
  const former = new Map<string, Committee>();
  for (const [key, { parent, record, row }] of committees) {
    const shown = names.get(key) ?? [row.long_name, row.short_name];
    const { name, names: written = {}, congresses = [] } = record;
    const history = {
      aliases: [...new Set([name, ...Object.values(written)])].filter((other) => !shown.includes(other)),
      congresses: congresses.map(Number),
    };
    if (names.has(key)) older.set(key, { parent, record, row: history });
    else former.set(key, { parent, record, row: { ...row, ...history, is_former: true } });
  }
  const { changed } = await storeGroups(run, older);
  const done = await storeGroups(run, former);
  return counts.finish({ read: committees.size, added: done.added, changed: changed + done.changed, left: 0 });
}

interface Committee {
  parent: string | null;
  record: Omit<CommitteeRecord, "type">;
  row: Row<"groups">;
}

async function storeGroups(run: ImportRun, groups: ReadonlyMap<string, Committee>) {
  const stored = await loadIdsByKey(run.tx, "groups", CONGRESS);
  const { done } = await syncTree(run, {
    table: "groups",
    records: groups,
    parentOf: ({ parent }) => parent,
    stored,
    toRow: ({ parent, row }) => ({ ...row, parent_id: stored.get(parent ?? "") ?? null }),
  });
  return done;
}

function readCommittees(file: ReadFile) {
  const committees = new Map<string, Committee>();
  const counts = new ImportCounts();

  for (const [index, value] of readList(file, "committees").entries()) {
    const checked = check(file, [index], value);
    const record = counts.accept(checked);
    // Subcommittees of a rejected committee are rejected too. Their keys are unknown, so no subcommittee is marked as
    // former.
    const isWhole = checked.status === "good" && !checked.doubts.some(({ field }) => field.startsWith("subcommittees"));
    if (!isWhole) counts.isComplete = false;
    if (!record) continue;
    const { thomas_id: key, type: chamber } = record;
    const problemIn = (path: YamlPath) => (why: string) => describeProblemAt(file, [index], path, why);
    if (!counts.claim(key, problemIn(["thomas_id"]))) continue;
    committees.set(key, { parent: null, record, row: buildGroupRow(null, chamber, record) });
    for (const [position, part] of (record.subcommittees ?? []).entries()) {
      const partKey = key + part.thomas_id;
      if (counts.claim(partKey, problemIn(["subcommittees", position, "thomas_id"])))
        committees.set(partKey, { parent: key, record: part, row: buildGroupRow(key, chamber, part) });
    }
  }
  return { committees, counts };
}

const KIND = /^(?:House|Senate) (?:(?:Permanent )?Select |Special )?Committee on (?:the )?/u;

const buildGroupRow = (
  parent: string | null,
  chamber: string,
  { name, ...record }: Committee["record"],
): Row<"groups"> => ({
  kind: "committee",
  chamber,
  long_name: parent === null || /subcommittee|task force|commission/iu.test(name) ? name : `Subcommittee on ${name}`,
  // "Judiciary" of "House Committee on the Judiciary"
  short_name: parent === null ? name.replace(KIND, "") : name,
  address: record.address ?? "",
  phone: record.phone ?? "",
  website_url: record.url ?? "",
  minority_website_url: record.minority_url ?? "",
  links: listLinks(record),
  jurisdiction: record.jurisdiction ?? "",
  subscription_modules: [SUBSCRIPTION_MODULES.federalPolicymakers],
  is_former: false,
});

const checkMember = createRecordChecker(RosterRecord);

export async function importRosters(run: ImportRun, file: ReadFile): Promise<Counts> {
  const counts = new ImportCounts();
  const groups = await loadIdsByKey(run.tx, "groups", CONGRESS);
  const findPerson = await createPeopleFinder(run.tx, CONGRESS, counts);
  const seats = new Map<string, Seat>();
  // An invalid record doesn't make a seat vacant.
  const unclear = new Set<number>();

  const readSeat = (path: YamlPath, group_id: number, value: unknown): void => {
    const member = counts.accept(checkMember(file, path, value));
    const problem = (why: string) => describeProblemAt(file, path, ["bioguide"], why);
    const profile_id = member ? findPerson(member.bioguide, problem) : "unknown";
    if (profile_id === "unknown") unclear.add(group_id);
    if (!member || typeof profile_id === "string") return;
    const { bioguide, party, rank = null, title = "" } = member;
    const key = formatSeatKey({ group_id, profile_id });
    if (!counts.claim(key, problem, bioguide)) return;
    const side = party === "majority" ? "MAJ" : "MIN";
    seats.set(key, { group_id, profile_id, side, rank: rank === null ? null : Number(rank), title });
  };

  for (const [key, roster] of readMap(file, "rosters")) {
    const group_id = groups.get(key);
    if (group_id === undefined) {
      counts.reject([describeProblemAt(file, [key], [], `${key} is not a known committee`)]);
    } else if (Array.isArray(roster)) {
      // If a member is listed twice, the record with a title counts.
      const records = [...roster.entries()].toSorted(([, a], [, b]) => Number(isPlain(a)) - Number(isPlain(b)));
      for (const [index, value] of records) readSeat([key, index], group_id, value);
    } else {
      unclear.add(group_id);
      counts.reject([describeProblemAt(file, [key], [], `${key} must be a list of members`)]);
    }
  }
  // A committee without members isn't appointed yet, which takes weeks in a new Congress.
  const appointed = [...seats.values()].map(({ group_id }) => group_id);
  const waiting = await run.tx.query<{ id: number }>(
    `select id from groups g where source = $1 and kind = 'committee' and not is_former and id <> all($2::int[])
       and exists (select from group_members where group_id = g.id)`,
    [CONGRESS, appointed],
  );
  for (const { id } of waiting) unclear.add(id);
  if (waiting.length > 0) counts.notices.push("lists no members of some committees, which keep the stored ones");
  const held = await omitEnded(run, seats);
  const synced = await syncSeats(run, { seats: held, isKept: ({ group_id }) => unclear.has(group_id) });
  await deriveLeadership(run);
  return counts.finish({ read: seats.size, ...synced });
}

const isPlain = (member: unknown): boolean => readTextAt(member, "title") === null;
