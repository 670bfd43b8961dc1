import { formatDate } from "@rotunda/core";
import type { Db } from "../platform/db.ts";

export interface SourceRevision {
  source: string;
  /** Commit of a downloaded source; empty if a folder was imported. */
  revision: string;
  revised_on: string | null;
  imported_on: string;
}

export const loadSourceRevisions = (db: Db): Promise<SourceRevision[]> =>
  db.query<SourceRevision>(
    `select distinct on (source) source, revision, revised_on::text, ran_on::text as imported_on
     from import_runs where finished_at is not null order by source, id desc`,
  );

const NAMES: Record<string, string> = {
  openstates: "Open States",
  organization: "Own data",
  sample: "Sample data",
  editor: "Editors",
};

export const nameSource = (source: string): string => NAMES[source] ?? source;

export function describeRevision({ source, revised_on, imported_on }: SourceRevision): string {
  const day = revised_on === null ? `imported ${formatDate(imported_on)}` : `as of ${formatDate(revised_on)}`;
  return `${nameSource(source)}, ${day}`;
}
