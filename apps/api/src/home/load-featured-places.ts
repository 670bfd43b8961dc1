import type { FeaturedDistrictWire, FeaturedStateWire } from "@rotunda/adapters-http/wire";
import type { Db } from "../platform/db.ts";
import { readDistrictRow, listRepresentativeRows } from "../places/district.sql.ts";
import { listChamberRows } from "../places/state.sql.ts";
import type { Reader } from "../search/search-items.sql.ts";
import { readFeaturedStateRow, listPartyRows } from "./featured-places.sql.ts";
import { listProfileItems } from "./home.sql.ts";

export async function loadFeaturedState(db: Db, id: number, reader: Reader): Promise<FeaturedStateWire | null> {
  const row = await readFeaturedStateRow(db, id);
  if (!row) return null;
  const { governor_id, ...state } = row;
  const [governors, chambers, parties] = await Promise.all([
    governor_id === null ? [] : listProfileItems(db, [governor_id], reader),
    listChamberRows(db, state),
    listPartyRows(db, state.short_code),
  ]);
  return {
    ...state,
    governor: governors[0] ?? null,
    // If no member of the chamber is known, it wasn't imported: its seats must not be shown as vacant.
    chambers: chambers.flatMap(({ leg_chamber_id, name, seats }) => {
      const held = parties.filter((one) => one.leg_chamber_id === leg_chamber_id);
      return held.length === 0
        ? []
        : [{ leg_chamber_id, name, seats, parties: held.map(({ party, count }) => ({ party, count })) }];
    }),
  };
}

export async function loadFeaturedDistrict(db: Db, id: number, reader: Reader): Promise<FeaturedDistrictWire | null> {
  const row = await readDistrictRow(db, id, reader);
  if (!row) return null;
  const { name, view_box, outline, state } = row;
  return {
    id,
    name,
    view_box,
    outline,
    state: { id: state.id, name: state.name },
    representatives: await listRepresentativeRows(db, row, reader),
  };
}
