import type { FullConfig } from "@playwright/test";
import { hasPostgres } from "../../apps/api/src/testing/postgres-cluster.ts";
import { installProducts } from "./product.ts";
import { startRun, endRun } from "./run.ts";

/** Starts the servers. Playwright calls the returned function after all tests, failed or not. */
async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (!hasPostgres())
    console.warn("\n  NOTICE: PostgreSQL is not installed, so the tests in e2e/failures are skipped.\n");
  await startRun();
  try {
    await installProducts(workers);
  } catch (error) {
    await endRun();
    throw error;
  }
  return endRun;
}

// eslint-disable-next-line import/no-default-export -- Playwright requires one
export default globalSetup;
