import { hasPostgres } from "../../apps/api/src/testing/postgres-cluster.ts";
import { isReal, MISSING } from "./congress.ts";
import { installProducts } from "./product.ts";
import { startRun, endRun } from "./run.ts";

/** Starts the servers. Playwright calls the returned function after all tests, even if some failed. */
async function globalSetup(): Promise<() => Promise<void>> {
  if (!hasPostgres())
    console.warn("\n  NOTICE: PostgreSQL is not installed, so the tests in e2e/failures are skipped.\n");
  if (!isReal) console.warn(`\n  NOTICE: ${MISSING}\n`);
  await startRun();
  try {
    await installProducts();
  } catch (error) {
    await endRun();
    throw error;
  }
  return endRun;
}

// eslint-disable-next-line import/no-default-export -- Playwright requires one
export default globalSetup;
