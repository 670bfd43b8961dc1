import { Rejected } from "./import-counts.ts";
import type { Row } from "./imported-rows.ts";
import { markFormer } from "./mark-former.ts";
import { findTable } from "./organization-columns.ts";
import { loadReferenceTargets } from "./organization-references.ts";
import { type ValidRow, readFacts, type Store, tryRow } from "./organization-rows.ts";
import { syncRows } from "./sync-rows.ts";
import { type Seat, formatSeatKey, syncSeats } from "./sync-seats.ts";

const { columns } = findTable("caucuses");

export const storeCaucuses: Store<"caucuses"> = async (run, { rows, counts }, { isComplete }) => {
  const { added, changed } = await syncRows(run, {
    table: "groups",
    incoming: new Map(rows.map((row) => [row.text("id"), readCaucus(row)])),
  });
  const left =
    isComplete && counts.isComplete ? await markFormer(run, "groups", { among: "true", kept: counts.keys }) : 0;
  return counts.finish({ read: rows.length, added: added.length, changed: changed.length, left });
};

const readCaucus = (row: ValidRow<"caucuses">): Row<"groups"> => ({
  ...readFacts(row, columns, "groups"),
  kind: "caucus",
  short_name: row.text("short_name") || row.text("name"),
  chamber: row.text("chamber") || "joint",
  is_former: false,
});

export const storeCaucusMembers: Store<"caucus-members"> = async (run, reading, options) => {
  const { rows, counts } = reading;
  const references = await loadReferenceTargets(run.tx, options.leftOut);
  const seats = new Map<string, Seat>();
  // A rejected row may be a stored member, so no members are removed from its caucus.
  const [listed, withRejected] = [new Set<number>(), new Set<number>()];
  for (const row of rows) {
    const group_id = references.ownGroup(row.text("caucus")) ?? 0;
    const failure = tryRow(reading, row, () => {
      if (group_id === 0) throw row.rejected("caucus", "is not the id of a caucus in the file caucuses");
      listed.add(group_id);
      const { id } = references.find(row, "person", ["profile"]);
      const seat: Seat = { group_id, profile_id: id, side: "OTH", rank: null, title: row.text("title") };
      if (seats.has(formatSeatKey(seat)))
        throw row.rejected("person", "is already a member of this caucus in an earlier row");
      seats.set(formatSeatKey(seat), seat);
    });
    if (failure instanceof Rejected) withRejected.add(group_id);
  }
  const { isComplete } = options;
  const synced = await syncSeats(run, {
    kind: "caucus",
    seats,
    isKept: ({ group_id }) => withRejected.has(group_id) || !counts.isComplete || !(listed.has(group_id) || isComplete),
  });
  return counts.finish({ read: seats.size, ...synced });
};
