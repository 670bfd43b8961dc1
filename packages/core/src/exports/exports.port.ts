import type { SearchScope } from "../records/search-item.ts";
import type { SearchQuery } from "../search/search-query.ts";
import type { ExportedRecord } from "./contact-export.ts";

/** A contact export. `csv` is the decoded file, BOM included. */
export interface ContactExport {
  csv: Uint8Array;
  /** Rows exported over the last 30 days, this export included. */
  exportCount: number;
  /** Profiles outside the subscription, which are in no row and aren't counted. */
  leftOutCount: number;
  /** The server's own sentence when it delivered nothing; empty otherwise. */
  errorMessage: string;
}

/** Contact exports. Both reject with `CallFailed`, and are never repeated by themselves: each one counts. */
export interface ExportsApi {
  exportSearch(scope: SearchScope, query: SearchQuery): Promise<ContactExport>;
  exportRecord(type: ExportedRecord, id: number): Promise<ContactExport>;
}
