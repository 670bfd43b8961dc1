import { insertRows, isSameFact, isSameValue } from "../directory/rows.ts";
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

export const formatSeatKey = ({ group_id, profile_id }: Pick<Seat, "group_id" | "profile_id">): string =>
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
  const knownByKey = new Map(known.map((seat) => [formatSeatKey(seat), seat]));
  const added = [...seats].flatMap(([key, seat]) => (knownByKey.has(key) ? [] : seat));
  const left = known.filter((seat) => !seats.has(formatSeatKey(seat)) && !isKept(seat));
  const changed = known.flatMap((was) => {
    const became = seats.get(formatSeatKey(was));
    return became && !isSameValue(was, became) ? { was, became } : [];
  });
  refuseSuddenLoss(run, { known: known.length, missing: left.length, noun: `${kind} seats` });
  const gone = [...left, ...changed.map(({ was }) => was)];
  await run.tx.query(
    `delete from group_members using unnest($1::int[], $2::int[]) as gone (group_id, profile_id)
     where group_members.group_id = gone.group_id and group_members.profile_id = gone.profile_id`,
    [gone.map(({ group_id }) => group_id), gone.map(({ profile_id }) => profile_id)],
  );
  await insertRows(run.tx, "group_members", [...added, ...changed.map(({ became }) => became)]);
  await recordChanges(run.tx, run, [
    ...added
      .filter(
        ({ group_id, profile_id }) =>
          known.length > 0 || !run.fresh.has(`${kind} ${group_id}`) || !run.fresh.has(`profile ${profile_id}`),
      )
      .map((seat) => describeSeat(kind, seat, { kind: "added", was: null, became: valuesOf(seat) })),
    ...changed
      .filter(({ was, became }) => !isSameFact(was, became))
      .map(({ was, became }) => {
        // If the title changed only in notation, only the rank is logged.
        const title = isSameFact(was.title, became.title) ? became.title : was.title;
        return describeSeat(kind, was, { kind: "changed", was: valuesOf({ ...was, title }), became: valuesOf(became) });
      }),
    ...left.map((seat) => describeSeat(kind, seat, { kind: "removed", was: valuesOf(seat), became: null })),
  ]);
  return { added: added.length, changed: changed.length, left: left.length };
}

const valuesOf = ({ side, rank, title }: Seat) => ({ side, rank, title });

const describeSeat = (
  kind: string,
  { group_id, profile_id }: Seat,
  values: Pick<Change, "kind" | "was" | "became">,
): Change => ({ record_type: kind, record_id: group_id, fact: `members/${profile_id}`, ...values });

/** SQL for whether the person `p` can't be on the committee `g`, having left Congress or its chamber. */
const IS_OUT = "(p.is_former or p.chamber_id = case g.chamber when 'house' then 2 when 'senate' then 1 end)";

/** Ends the committee seats of people who left, since the file of rosters can be weeks late, or is empty in January. */
export async function endSeats(run: ImportRun): Promise<void> {
  const ended = await run.tx.query<Seat>(
    `delete from group_members m using groups g, profiles p
     where g.id = m.group_id and p.id = m.profile_id and g.source = $1 and g.kind = 'committee' and ${IS_OUT}
     returning m.*`,
    [run.source],
  );
  const changes = ended.map((seat) =>
    describeSeat("committee", seat, { kind: "removed", was: valuesOf(seat), became: null }),
  );
  await recordChanges(run.tx, run, changes);
}

export async function omitEnded(run: ImportRun, seats: ReadonlyMap<string, Seat>): Promise<Map<string, Seat>> {
  const ended = await run.tx.query<{ key: string }>(
    `select s.group_id || '/' || s.profile_id as key
     from jsonb_to_recordset($1::text::jsonb) s (group_id int, profile_id int)
     join groups g on g.id = s.group_id join profiles p on p.id = s.profile_id where ${IS_OUT}`,
    [JSON.stringify([...seats.values()])],
  );
  const keys = new Set(ended.map(({ key }) => key));
  return new Map([...seats].filter(([key]) => !keys.has(key)));
}
