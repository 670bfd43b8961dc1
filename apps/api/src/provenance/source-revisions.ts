import type { Db } from "../platform/db.ts";

export interface SourceRevision {
  source: string;
  /** Commit of a downloaded source; empty if a folder was imported. */
  revision: string;
  /** ISO date of the revision. */
  revised_on: string | null;
  imported_on: string;
}

/** Loads which version of each source was imported last. */
export const loadSourceRevisions = (db: Db): Promise<SourceRevision[]> =>
  db.query<SourceRevision>(
    `select distinct on (source) source, revision, revised_on, ran_on as imported_on
     from import_runs where finished_at is not null order by source, id desc`,
  );
