import { RECORD_TYPES } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { type DocumentColumns, type BatchEnd, readDocumentBatch, NUMBERS } from "./search-index.sql.ts";

/** All documents in name order, by column. */
export interface AllDocuments extends Omit<DocumentColumns, "sortNames"> {
  /** 1 if a document has the same name as the previous one. */
  isNamesake: Uint8Array;
}

/** Limits how long one statement delays others. */
const BATCH_SIZE = 50_000;

export async function readDocuments(db: Db, scopes: readonly string[], atATime = BATCH_SIZE): Promise<AllDocuments> {
  const parts: DocumentColumns[] = [];
  for (let after: BatchEnd | null = null; ;) {
    const part = await readDocumentBatch(db, scopes, { after, most: atATime });
    parts.push(part);
    after = findBatchEnd(part);
    if (after === null || part.sortNames.length < atATime) break;
  }
  const sortNames = parts.flatMap((part) => part.sortNames);
  return {
    numbers: Object.fromEntries(
      NUMBERS.map((name) => [name, concatenate(parts.map(({ numbers }) => numbers[name]))]),
    ) as AllDocuments["numbers"],
    isNamesake: Uint8Array.from(sortNames, (name, at) => (at > 0 && name === sortNames[at - 1] ? 1 : 0)),
    modules: parts.flatMap(({ modules }) => modules),
    nameWords: parts.flatMap(({ nameWords }) => nameWords),
    hiddenNameWords: parts.flatMap(({ hiddenNameWords }) => hiddenNameWords),
  };
}

function findBatchEnd({ numbers, sortNames }: DocumentColumns): BatchEnd | null {
  const last = sortNames.length - 1;
  const sortName = sortNames[last];
  if (sortName === undefined) return null;
  return {
    sortName,
    recordType: RECORD_TYPES[(numbers.kind[last] ?? 0) & 15] ?? "",
    recordId: numbers.record_id[last] ?? 0,
    id: numbers.id[last] ?? 0,
  };
}

function concatenate(parts: readonly Int32Array[]): Int32Array {
  const whole = new Int32Array(parts.reduce((length, part) => length + part.length, 0));
  let written = 0;
  for (const part of parts) {
    whole.set(part, written);
    written += part.length;
  }
  return whole;
}
