import type { RelatedProfileWire } from "@rotunda/adapters-http/wire";
import { formatRelation } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import type { Audience } from "../search/search-items.sql.ts";
import { listRelatedRows, readSeatRow } from "./related-profiles.sql.ts";

const RELATED_MAX = 6;

/** Lists predecessor or successor, then people of the same state and committees, with reasons. */
export async function loadRelated(db: Db, id: number, asked: Audience): Promise<RelatedProfileWire[]> {
  const [seat, rows] = await Promise.all([
    readSeatRow(db, id, asked),
    listRelatedRows(db, id, { ...asked, most: RELATED_MAX }),
  ]);
  const others = rows
    .filter((row) => row.id !== seat?.id)
    .map(({ state, is_member: isMember, committees, ...card }) => ({
      ...card,
      relation: formatRelation({ seat: null, state, isMember, committees }),
    }));
  if (seat === null) return others;
  const held = seat.is_former ? "predecessor" : "holder";
  const relation = formatRelation({ seat: held, state: "", isMember: true, committees: [] });
  return [{ ...seat, relation }, ...others].slice(0, RELATED_MAX);
}
