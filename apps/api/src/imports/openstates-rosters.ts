import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { loadSuppressed } from "../provenance/suppressed-people.ts";
import { problemAt, type ReadFile, recordChecker } from "./check-record.ts";
import { idsByKey } from "./ids-by-key.ts";
import { deriveLeadership } from "./leadership-roles.ts";
import type { FoundCommittee } from "./openstates-committees.ts";
import { hasEnded } from "./openstates-dates.ts";
import { OPEN_STATES } from "./openstates-folder.ts";
import { CommitteeMember } from "./openstates-schemas.ts";
import { type Seat, seatKey, syncSeats } from "./sync-seats.ts";
import { type Counts, createTally, type Tally } from "./tally.ts";

const check = recordChecker(CommitteeMember);

interface Rosters {
  code: string;
  found: readonly FoundCommittee[];
  /** Of the committees' own reading: a roster that couldn't be read with its committee is not empty. */
  tally: Tally;
}

export async function storeStateRosters(tx: Db, run: ImportRun, { code, found }: Rosters): Promise<Counts> {
  const groups = await idsByKey(
    tx,
    "groups",
    OPEN_STATES,
    found.map(({ record }) => record.id),
  );
  const people = await idsByKey(tx, "profiles", OPEN_STATES, found.flatMap(memberKeys));
  const suppressed = await loadSuppressed(tx);
  const tally = createTally();
  const seats = new Map<string, Seat>();
  const spokenFor = new Set<number>();
  const unclear = new Set<number>();

  const readMember = (file: ReadFile, index: number, group_id: number, value: unknown): void => {
    const path = ["members", index];
    const checked = check(file, path, value);
    if (checked.status === "bad") {
      // Whoever it may be keeps the seat.
      unclear.add(group_id);
      tally.reject(checked.problems);
      return;
    }
    const member = checked.value;
    if (hasEnded(member, run.today)) return;
    const key = member.person_id ?? member.id;
    const profile_id = key === undefined ? undefined : people.get(key);
    if (profile_id === undefined) {
      if (key !== undefined && suppressed.isLeftOut(OPEN_STATES, key)) tally.withhold(1);
      else tally.reject([problemAt(file, path, ["person_id"], whyUnknown(member.name, key))]);
      return;
    }
    const seat: Seat = { group_id, profile_id, side: "OTH", rank: null, title: titleOfRole(member.role ?? "member") };
    if (tally.meet(seatKey(seat))) seats.set(seatKey(seat), seat);
    else tally.reject([problemAt(file, path, ["person_id"], `repeats ${key}, who stands above`)]);
  };

  for (const { file, record } of found) {
    const group_id = groups.get(record.id);
    // Rejected with its committee, and reported there.
    if (group_id === undefined) continue;
    spokenFor.add(group_id);
    for (const [index, value] of (record.members ?? []).entries()) readMember(file, index, group_id, value);
  }
  const known = await tx.query<Seat>(
    `select group_id, profile_id, side, rank, group_members.title from group_members
     join groups on groups.id = group_id where groups.source = $1 and state_code = $2`,
    [OPEN_STATES, code],
  );
  const keeps = ({ group_id }: Seat): boolean => unclear.has(group_id) || !spokenFor.has(group_id);
  const synced = await syncSeats(tx, run, { known, seats, keeps });
  await deriveLeadership(tx, run, `state_code = '${code}'`);
  return tally.counts({ read: seats.size, ...synced });
}

/** Whoever is named, before anything is checked. */
const memberKeys = ({ record }: FoundCommittee): string[] =>
  (record.members ?? []).flatMap((member) => {
    const { person_id, id } = (member ?? {}) as { person_id?: unknown; id?: unknown };
    return [person_id, id].filter((key) => typeof key === "string");
  });

const whyUnknown = (name: string, key: string | undefined): string =>
  key === undefined
    ? `is missing, and the name alone may be another’s: ${name}`
    : `names nobody we know: ${key} (${name})`;

/** Spellings of one role that scrapes of many sites have left behind. */
const SPELLINGS: Record<string, string> = {
  member: "",
  exoficio: "Ex Officio",
  esoficio: "Ex Officio",
  "ex-officio": "Ex Officio",
  "vice-chair": "Vice Chair",
  chairperson: "Chair",
};

/** "vice chair" → "Vice Chair"; a plain member has no title. */
export function titleOfRole(role: string): string {
  const plain = role.trim().toLowerCase().replaceAll("=", "-");
  return SPELLINGS[plain] ?? plain.replace(/(?<=^|[\s–-])\p{L}/gu, (letter) => letter.toUpperCase());
}
