import { insertRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { type Change, recordChanges } from "../provenance/change-log.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { refuseSuddenLoss } from "./import-counts.ts";

export interface Seat {
  group_id: number;
  profile_id: number;
  side: "MAJ" | "MIN" | "OTH";
  rank: number | null;
  title: string;
}

export const seatKey = ({ group_id, profile_id }: Pick<Seat, "group_id" | "profile_id">): string =>
  `${group_id}/${profile_id}`;

interface SeatsSync {
  kind?: "committee" | "caucus";
  among?: string;
  seats: ReadonlyMap<string, Seat>;
  isKept: (seat: Seat) => boolean;
}

export async function syncSeats(
  run: ImportRun,
  { kind = "committee", among = "true", seats, isKept }: SeatsSync,
): Promise<{ added: number; changed: number; left: number }> {
  const known = await run.tx.query<Seat>(
    `select group_id, profile_id, side, rank, group_members.title from group_members
     join groups on groups.id = group_id where groups.source = $1 and groups.kind = '${kind}' and (${among})`,
    [run.source],
  );
  const knownByKey = new Map(known.map((seat) => [seatKey(seat), seat]));
  const added = [...seats.values()].filter((seat) => !knownByKey.has(seatKey(seat)));
  const changed = [...seats.values()].flatMap((became) => {
    const was = knownByKey.get(seatKey(became));
    return was && valuesOf(was) !== valuesOf(became) ? [{ was, became }] : [];
  });
  const left = known.filter((seat) => !seats.has(seatKey(seat)) && !isKept(seat));
  refuseSuddenLoss(run, { known: known.length, missing: left.length, noun: `${kind} seats` });
  await remove(run.tx, [...left, ...changed.map(({ was }) => was)]);
  await insertRows(run.tx, "group_members", [...added, ...changed.map(({ became }) => became)]);
  await recordChanges(
    run.tx,
    run,
    [
      ...added
        .filter(({ group_id }) => !run.fresh.has(`${kind} ${group_id}`))
        .map((seat) => changeOf("added", null, seat)),
      ...changed.map(({ was, became }) => changeOf("changed", was, became)),
      ...left.map((seat) => changeOf("removed", seat, null)),
    ].map((change) => ({ ...change, record_type: kind })),
  );
  return { added: added.length, changed: changed.length, left: left.length };
}

const valuesOf = ({ side, rank, title }: Seat): string => JSON.stringify([side, rank, title]);

function changeOf(kind: Change["kind"], was: Seat | null, became: Seat | null): Omit<Change, "record_type"> {
  const values = (seat: Seat | null) => seat && { side: seat.side, rank: seat.rank, title: seat.title };
  const seat = was ?? became;
  return {
    record_id: seat?.group_id ?? 0,
    kind,
    fact: `members/${seat?.profile_id ?? 0}`,
    was: values(was),
    became: values(became),
  };
}

const remove = (tx: Db, seats: readonly Seat[]) =>
  tx.query(
    `delete from group_members using unnest($1::int[], $2::int[]) as gone (group_id, profile_id)
     where group_members.group_id = gone.group_id and group_members.profile_id = gone.profile_id`,
    [seats.map(({ group_id }) => group_id), seats.map(({ profile_id }) => profile_id)],
  );
