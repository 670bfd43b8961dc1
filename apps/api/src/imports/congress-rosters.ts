import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { CONGRESS, RosterRecord } from "./congress-schemas.ts";
import { createPeopleFinder, idsByKey } from "./find-stored.ts";
import { type Counts, ImportCounts } from "./import-counts.ts";
import { deriveLeadership } from "./leadership-roles.ts";
import { type Seat, seatKey, syncSeats } from "./sync-seats.ts";
import { readMap, type ReadFile, textAt, type YamlPath } from "./yaml-file.ts";

const check = recordChecker(RosterRecord);

export async function importRosters(run: ImportRun, file: ReadFile): Promise<Counts> {
  const { seats, isKept, counts } = await readSeats(run.tx, file);
  const synced = await syncSeats(run, { seats, isKept });
  await deriveLeadership(run);
  return counts.finish({ read: seats.size, ...synced });
}

const isPlain = (member: unknown): boolean => textAt(member, "title") === null;

async function readSeats(tx: Db, file: ReadFile) {
  const counts = new ImportCounts();
  const groups = await idsByKey(tx, "groups", CONGRESS);
  const people = await createPeopleFinder(tx, { source: CONGRESS, counts });
  const seats = new Map<string, Seat>();
  // An invalid record doesn't make the seat vacant.
  const invalid = new Set<string>();
  const unclear = new Set<number>();

  const readSeat = (path: YamlPath, group_id: number, value: unknown): void => {
    const member = counts.accept(check(file, path, value));
    if (!member) {
      const profile_id = people.ids.get(textAt(value, "bioguide") ?? "");
      if (profile_id === undefined) unclear.add(group_id);
      else invalid.add(seatKey({ group_id, profile_id }));
      return;
    }
    const { bioguide, party, rank = null, title = "" } = member;
    const problem = (why: string) => problemAt(file, path, ["bioguide"], why);
    const profile_id = people.find(bioguide, problem);
    if (profile_id === null) {
      if (!people.isLeftOut(bioguide)) unclear.add(group_id);
      return;
    }
    const key = seatKey({ group_id, profile_id });
    if (!counts.claim(key, problem, bioguide)) return;
    const side = party === "majority" ? "MAJ" : "MIN";
    seats.set(key, { group_id, profile_id, side, rank: rank === null ? null : Number(rank), title });
  };

  for (const [key, roster] of readMap(file, "rosters")) {
    const group_id = groups.get(key);
    if (group_id === undefined) {
      counts.reject([problemAt(file, [key], [], `${key} is not a known committee`)]);
    } else if (Array.isArray(roster)) {
      // Of a member who is listed twice, the record with a title counts.
      const records = [...roster.entries()].toSorted(([, a], [, b]) => Number(isPlain(a)) - Number(isPlain(b)));
      for (const [index, value] of records) readSeat([key, index], group_id, value);
    } else {
      unclear.add(group_id);
      counts.reject([problemAt(file, [key], [], `${key} must be a list of members`)]);
    }
  }
  const isKept = (seat: Seat): boolean => invalid.has(seatKey(seat)) || unclear.has(seat.group_id);
  return { seats, isKept, counts };
}
