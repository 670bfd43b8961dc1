import { capitalizeWords } from "@rotunda/core";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { createPeopleFinder, idsByKey } from "./find-stored.ts";
import { type Counts, ImportCounts } from "./import-counts.ts";
import { deriveLeadership } from "./leadership-roles.ts";
import { hasEnded } from "./openstates-dates.ts";
import { OPEN_STATES, type RecordsReading } from "./openstates-folder.ts";
import { CommitteeMember, type StateCommittee } from "./openstates-schemas.ts";
import { type Seat, seatKey, syncSeats } from "./sync-seats.ts";
import type { ReadFile } from "./yaml-file.ts";

const check = recordChecker(CommitteeMember);

/** Stores committee members. Rosters of invalid committees stay unchanged. */
export async function storeStateRosters(
  run: ImportRun,
  code: string,
  { found }: RecordsReading<StateCommittee>,
): Promise<Counts> {
  const groups = await idsByKey(run.tx, "groups", OPEN_STATES);
  const counts = new ImportCounts();
  const people = await createPeopleFinder(run.tx, { source: OPEN_STATES, counts });
  const seats = new Map<string, Seat>();
  const dissolved = await run.tx.query<{ id: number }>(
    "select id from groups where source = $1 and state_code = $2 and is_former",
    [OPEN_STATES, code],
  );
  const spokenFor = new Set(dissolved.map(({ id }) => id));
  const unclear = new Set<number>();

  const readMember = (file: ReadFile, index: number, group_id: number, value: unknown): void => {
    const path = ["members", index];
    const member = counts.accept(check(file, path, value));
    // All members of the group keep their seats.
    if (!member) unclear.add(group_id);
    if (!member || hasEnded(member, run.today)) return;
    const key = member.person_id ?? member.id;
    const problem = (why: string) => problemAt(file, path, ["person_id"], why);
    if (key === undefined) {
      counts.reject([problem(`is missing, and the name alone is ambiguous: ${member.name}`)]);
      return;
    }
    const profile_id = people.find(key, problem, `${key} (${member.name})`);
    if (profile_id === null) return;
    const seat: Seat = { group_id, profile_id, side: "OTH", rank: null, title: titleOfRole(member.role ?? "member") };
    if (counts.claim(seatKey(seat), problem, key)) seats.set(seatKey(seat), seat);
  };

  for (const { file, record } of found) {
    const group_id = groups.get(record.id);
    // The committee was rejected.
    if (group_id === undefined) continue;
    spokenFor.add(group_id);
    for (const [index, value] of (record.members ?? []).entries()) readMember(file, index, group_id, value);
  }
  const isKept = ({ group_id }: Seat): boolean => unclear.has(group_id) || !spokenFor.has(group_id);
  const synced = await syncSeats(run, { among: `state_code = '${code}'`, seats, isKept });
  await deriveLeadership(run, `state_code = '${code}'`);
  return counts.finish({ read: seats.size, ...synced });
}

const SPELLINGS: Record<string, string> = {
  member: "",
  exoficio: "Ex Officio",
  esoficio: "Ex Officio",
  "ex-officio": "Ex Officio",
  "vice-chair": "Vice Chair",
  chairperson: "Chair",
};

/** An ordinary member has no title. */
export function titleOfRole(role: string): string {
  const plain = role.trim().toLowerCase().replaceAll("=", "-");
  return SPELLINGS[plain] ?? capitalizeWords(plain);
}
