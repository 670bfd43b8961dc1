import { groupBy } from "@rotunda/core";
import type { InboxLineWire } from "@rotunda/core/wire";
import { loadLookupNames, toChangeWire } from "../changes/load-changes.ts";
import type { Db } from "../platform/db.ts";
import { type FollowedRequest, listFollowed } from "./followed-changes.sql.ts";
import { nameSeat } from "./seats.ts";

export async function loadInbox(db: Db, request: FollowedRequest) {
  const [{ lines, rows, ...counts }, names] = await Promise.all([listFollowed(db, request), loadLookupNames(db)]);
  const byLine = groupBy(rows, ({ day, record }) => formatKey(day, record.id, record.record_type));
  return {
    ...counts,
    lines: lines.flatMap(({ day, owner_id, owner_type, through, is_unread, follow, handover }): InboxLineWire[] => {
      const own = (byLine.get(formatKey(day, owner_id, owner_type)) ?? []).map((row) => toChangeWire(row, names));
      const [first] = own;
      if (!first) return [];
      const why = { ...follow, name: follow.name ?? nameSeat(follow.target) ?? "" };
      return [{ day, record: first.record, is_unread, through, why, handover, changes: own }];
    }),
  };
}

const formatKey = (day: string, id: number, type: string): string => `${day} ${id}-${type}`;
