import { parseBriefcaseItemId } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { createUnknownValue } from "../platform/api-error.ts";
import type { QueryParameters } from "./describe-search.ts";
import { readQueryString } from "./read-search.ts";
import type { RecordRef } from "./search.sql.ts";

export const SELECTED_PARAM: QueryParameters = {
  p: Type.Array(Type.String(), { description: "A selected item, `{id}-{recordType}`; repeated for several" }),
};

/** Returns the selected records of a folder or search; null for all. */
export function readSelected(request: FastifyRequest): ReadonlySet<string> | null {
  const selected = new URLSearchParams(readQueryString(request)).getAll("p");
  if (selected.some((itemId) => parseBriefcaseItemId(itemId) === null)) throw createUnknownValue("p");
  return selected.length > 0 ? new Set(selected) : null;
}

export const filterSelected = (records: RecordRef[], selected: ReadonlySet<string> | null): RecordRef[] =>
  selected ? records.filter(({ record_type, record_id }) => selected.has(`${record_id}-${record_type}`)) : records;
