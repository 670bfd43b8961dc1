import type { SearchScope } from "../records/search-item.ts";
import type { SearchQuery } from "../search/search-query.ts";
import type { ExportedRecord } from "./contact-export.ts";

/** A contact export. `csv` is the decoded file, BOM included. */
export interface ContactExport {
  csv: Uint8Array;
  /** Rows exported in the last 30 days, including this export. */
  exportCount: number;
  /** Profiles outside the subscription: no row, not counted. */
  leftOutCount: number;
  /** The server's message if it exported nothing, else empty. */
  errorMessage: string;
}

/** Both reject with `CallFailed`, and are never retried automatically: each export counts. */
export interface ExportsApi {
  exportSearch(scope: SearchScope, query: SearchQuery): Promise<ContactExport>;
  exportRecord(type: ExportedRecord, id: number): Promise<ContactExport>;
}
