import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { loadSuppressed } from "../provenance/suppressed-people.ts";
import { problemAt, type ReadFile, recordChecker } from "./check-record.ts";
import { RosterRecord } from "./congress-schemas.ts";
import { CONGRESS, type FileImport, mapOf } from "./import-file.ts";
import { deriveLeadership } from "./leadership-roles.ts";
import { idsByKey } from "./ids-by-key.ts";
import { type Seat, seatKey, syncSeats } from "./sync-seats.ts";
import { type Counts, createTally } from "./tally.ts";
import type { YamlPath } from "./yaml-file.ts";

export const importRosters: FileImport = {
  file: "committee-membership-current.yaml",
  unit: "seats",
  run: importSeats,
};

const check = recordChecker(RosterRecord);

async function importSeats(tx: Db, file: ReadFile, run: ImportRun): Promise<Counts> {
  const { seats, keeps, tally } = await readSeats(tx, file);
  const known = await tx.query<Seat>(
    `select group_id, profile_id, side, rank, group_members.title from group_members
     join groups on groups.id = group_id where groups.source = '${CONGRESS}'`,
  );
  const synced = await syncSeats(tx, run, { known, seats, keeps });
  await deriveLeadership(tx, run);
  return tally.counts({ read: seats.size, ...synced });
}

async function readSeats(tx: Db, file: ReadFile) {
  const groups = await idsByKey(tx, "groups", CONGRESS);
  const people = await idsByKey(tx, "profiles", CONGRESS);
  const suppressed = await loadSuppressed(tx);
  const seats = new Map<string, Seat>();
  const tally = createTally();
  // A seat that can't be read is not vacant: whoever it may be keeps it.
  const unreadable = new Set<string>();
  const unclear = new Set<number>();

  const readSeat = (path: YamlPath, group_id: number, value: unknown): void => {
    const checked = check(file, path, value);
    if (checked.status === "bad") {
      tally.reject(checked.problems);
      const bioguide = (value as { bioguide?: unknown } | null)?.bioguide;
      const profile_id = typeof bioguide === "string" ? people.get(bioguide) : undefined;
      if (profile_id === undefined) unclear.add(group_id);
      else unreadable.add(seatKey({ group_id, profile_id }));
      return;
    }
    const { bioguide, party, rank, title } = checked.value;
    const profile_id = people.get(bioguide);
    if (profile_id === undefined) {
      if (suppressed.isLeftOut(CONGRESS, bioguide)) tally.withhold(1);
      else tally.reject([problemAt(file, path, ["bioguide"], `names nobody we know: ${bioguide}`)]);
      return;
    }
    const key = seatKey({ group_id, profile_id });
    if (!tally.meet(key)) {
      tally.reject([problemAt(file, path, ["bioguide"], `repeats ${bioguide}, who stands above`)]);
      return;
    }
    const side = party === "majority" ? "MAJ" : "MIN";
    seats.set(key, { group_id, profile_id, side, rank: rank === undefined ? null : Number(rank), title: title ?? "" });
  };

  for (const [key, roster] of mapOf(file, "rosters")) {
    const group_id = groups.get(key);
    if (group_id === undefined) {
      tally.reject([problemAt(file, [key], [], `${key} is no committee we know`)]);
    } else if (Array.isArray(roster)) {
      for (const [index, value] of roster.entries()) readSeat([key, index], group_id, value);
    } else {
      unclear.add(group_id);
      tally.reject([problemAt(file, [key], [], `${key} must be a list of members`)]);
    }
  }
  const keeps = (seat: Seat): boolean => unreadable.has(seatKey(seat)) || unclear.has(seat.group_id);
  return { seats, keeps, tally };
}
