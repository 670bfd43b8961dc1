import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { migrate } from "../platform/migrate.ts";
import { openPostgres } from "../platform/postgres-db.ts";
import { buildDatabaseUrl, startPostgres } from "./postgres-cluster.ts";

/** Copies of public sources, which aren't part of the repository: a folder next to it. */
export const PUBLIC_SOURCES = new URL("../../../../../shared/data/", import.meta.url);

/** The migrated database that test databases are copied from. */
export const TEMPLATE = "migrated";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the run's temporary PostgreSQL, or null. */
    postgresUrl: string | null;
    /** A folder for files that take long to create, shared by the run's processes. */
    runFolder: string;
  }
}

/** Starts one PostgreSQL for the whole run (vitest globalSetup). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(PUBLIC_SOURCES)) {
    console.warn(`Tests with real data are skipped: there is no folder ${fileURLToPath(PUBLIC_SOURCES)}.`);
  }
  const folder = await mkdtemp(join(tmpdir(), "rotunda-tests-"));
  project.provide("runFolder", folder);
  const cluster = await startPostgres();
  project.provide("postgresUrl", cluster?.url ?? null);
  if (cluster) await createTemplate(cluster.url);
  return async () => {
    await cluster?.stop();
    await rm(folder, { recursive: true });
  };
}

async function createTemplate(url: string): Promise<void> {
  const maintenance = openPostgres(url);
  await maintenance.exec(`create database ${TEMPLATE}`);
  await maintenance.close();
  const template = openPostgres(buildDatabaseUrl(url, TEMPLATE));
  await migrate(template);
  await template.close();
}
