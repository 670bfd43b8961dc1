import type { AgencyWire } from "@rotunda/adapters-http/wire";
import type { Db } from "../platform/db.ts";
import type { Reader } from "../search/search-items.sql.ts";
import { agencyPeople, agencyRow } from "./agency.sql.ts";
import { byRank } from "./agency-order.ts";
import { placeSources } from "./place-sources.ts";

export type LoadedAgency = { kind: "agency"; agency: AgencyWire } | { kind: "paywalled" };

/** An agency with its people and parts; null when there is none. */
export async function loadAgency(db: Db, id: number, reader: Reader): Promise<LoadedAgency | null> {
  const row = await agencyRow(db, id, reader);
  if (!row) return null;
  if (row.is_paywalled) return { kind: "paywalled" };
  const people = await agencyPeople(db, id, reader);
  return {
    kind: "agency",
    agency: { ...row, record_type: "agency", people: byRank(people), sources: placeSources(row) },
  };
}
