import { insertRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { problemAt, type ReadFile, recordChecker } from "./check-record.ts";
import { RosterRecord } from "./congress-schemas.ts";
import { CONGRESS, type Counts, type FileImport, mapOf } from "./import-file.ts";
import { deriveLeadership } from "./leadership-roles.ts";
import type { Problem } from "./problem.ts";
import type { YamlPath } from "./yaml-file.ts";

export const importRosters: FileImport = {
  file: "committee-membership-current.yaml",
  unit: "seats",
  run: importSeats,
};

const check = recordChecker(RosterRecord);

interface Seat {
  group_id: number;
  profile_id: number;
  side: "MAJ" | "MIN" | "OTH";
  rank: number | null;
  title: string;
}

const keyOf = ({ group_id, profile_id }: Pick<Seat, "group_id" | "profile_id">): string => `${group_id}/${profile_id}`;

async function importSeats(tx: Db, file: ReadFile, today: string): Promise<Counts> {
  const reading = await readSeats(tx, file);
  const known = await tx.query<Seat>(
    `select group_id, profile_id, side, rank, title from group_members
     join groups on groups.id = group_id where groups.source = '${CONGRESS}'`,
  );
  const knownByKey = new Map(known.map((seat) => [keyOf(seat), seat]));
  const added: Seat[] = [];
  const changed: Seat[] = [];
  for (const [key, seat] of reading.seats) {
    const existing = knownByKey.get(key);
    if (!existing) added.push(seat);
    else if (existing.side !== seat.side || existing.rank !== seat.rank || existing.title !== seat.title)
      changed.push(seat);
  }
  const left = known.filter((seat) => !reading.keeps(seat));
  await remove(tx, [...left, ...changed]);
  await insertRows(tx, "group_members", [...added, ...changed]);
  await deriveLeadership(tx, today);
  return {
    read: reading.seats.size,
    added: added.length,
    changed: changed.length,
    left: left.length,
    rejected: reading.rejected,
    problems: reading.problems,
  };
}

async function readSeats(tx: Db, file: ReadFile) {
  const groups = await idsByKey(tx, "groups");
  const people = await idsByKey(tx, "profiles");
  const seats = new Map<string, Seat>();
  const problems: Problem[] = [];
  let rejected = 0;
  // A seat that can't be read is not vacant: whoever it may be keeps it.
  const unreadable = new Set<string>();
  const unclear = new Set<number>();
  const reject = (found: Problem[]) => {
    problems.push(...found);
    rejected += 1;
  };

  const readSeat = (path: YamlPath, group_id: number, value: unknown): void => {
    const checked = check(file, path, value);
    if (checked.status === "bad") {
      reject(checked.problems);
      const bioguide = (value as { bioguide?: unknown } | null)?.bioguide;
      const profile_id = typeof bioguide === "string" ? people.get(bioguide) : undefined;
      if (profile_id === undefined) unclear.add(group_id);
      else unreadable.add(keyOf({ group_id, profile_id }));
      return;
    }
    const { bioguide, party, rank, title } = checked.value;
    const profile_id = people.get(bioguide);
    if (profile_id === undefined) {
      reject([problemAt(file, path, ["bioguide"], `names nobody we know: ${bioguide}`)]);
      return;
    }
    const key = keyOf({ group_id, profile_id });
    if (seats.has(key)) {
      reject([problemAt(file, path, ["bioguide"], `repeats ${bioguide}, who stands above`)]);
      return;
    }
    const side = party === "majority" ? "MAJ" : "MIN";
    seats.set(key, { group_id, profile_id, side, rank: rank === undefined ? null : Number(rank), title: title ?? "" });
  };

  for (const [key, roster] of mapOf(file, "rosters")) {
    const group_id = groups.get(key);
    if (group_id === undefined) {
      reject([problemAt(file, [key], [], `${key} is no committee we know`)]);
    } else if (Array.isArray(roster)) {
      for (const [index, value] of roster.entries()) readSeat([key, index], group_id, value);
    } else {
      unclear.add(group_id);
      reject([problemAt(file, [key], [], `${key} must be a list of members`)]);
    }
  }
  const keeps = (seat: Seat): boolean => {
    const key = keyOf(seat);
    return seats.has(key) || unreadable.has(key) || unclear.has(seat.group_id);
  };
  return { seats, keeps, rejected, problems };
}

async function idsByKey(tx: Db, table: "groups" | "profiles"): Promise<Map<string, number>> {
  const rows = await tx.query<{ id: number; source_id: string }>(
    `select id, source_id from ${table} where source = '${CONGRESS}'`,
  );
  return new Map(rows.map(({ id, source_id }) => [source_id, id]));
}

const remove = (tx: Db, seats: readonly Seat[]) =>
  tx.query(
    `delete from group_members using unnest($1::int[], $2::int[]) as gone (group_id, profile_id)
     where group_members.group_id = gone.group_id and group_members.profile_id = gone.profile_id`,
    [seats.map(({ group_id }) => group_id), seats.map(({ profile_id }) => profile_id)],
  );
