import type { Db } from "./db.ts";
import { openPglite } from "./pglite-db.ts";
import { openPostgres } from "./postgres-db.ts";
import type { Settings } from "./settings.ts";

export async function openDb(
  settings: Pick<Settings, "databaseUrl" | "dataDir">,
  options: { statementTimeoutMs?: number; whileCreating?: () => void } = {},
): Promise<Db> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, options.statementTimeoutMs)
    : openPglite(settings.dataDir, options.whileCreating);
}
