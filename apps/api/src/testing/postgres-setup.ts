import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of the run's temporary PostgreSQL; null where none is installed. */
    postgresUrl: string | null;
  }
}

/** One PostgreSQL for the whole run (vitest globalSetup). */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const cluster = await startPostgres();
  project.provide("postgresUrl", cluster?.url ?? null);
  return cluster ? () => cluster.stop() : undefined;
}
