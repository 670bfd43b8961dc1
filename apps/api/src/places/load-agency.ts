import type { AgencyWire } from "@rotunda/adapters-http/wire";
import { rankAgency } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import type { Reader } from "../search/search-items.sql.ts";
import { listAgencyPeople, readAgencyRow } from "./agency.sql.ts";
import { listPlaceSources } from "./place-sources.ts";

export type LoadedAgency = { kind: "agency"; agency: AgencyWire } | { kind: "paywalled" };

export async function loadAgency(db: Db, id: number, reader: Reader): Promise<LoadedAgency | null> {
  const row = await readAgencyRow(db, id, reader);
  if (!row) return null;
  if (row.is_paywalled) return { kind: "paywalled" };
  const people = await listAgencyPeople(db, id, reader);
  return {
    kind: "agency",
    agency: { ...row, record_type: "agency", people: sortAgencyPeople(people), sources: listPlaceSources(row) },
  };
}

/** Sorts people by rank (head, deputies, others); ties keep their order. */
export function sortAgencyPeople<Person extends { title: string; is_leadership: boolean }>(
  people: readonly Person[],
): Person[] {
  const rank = ({ title, is_leadership: isLeadership }: Person) => rankAgency({ title, isLeadership });
  return people.toSorted((a, b) => rank(a) - rank(b));
}
