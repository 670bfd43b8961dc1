import type { FullConfig } from "@playwright/test";
import { hasPostgres } from "../../apps/api/src/testing/postgres-cluster.ts";
import { installProducts } from "./product.ts";
import { beginRun, endRun } from "./run.ts";

/** Playwright calls the answer when everything has run, whatever came of it. */
async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (!hasPostgres())
    console.warn(
      "\n  NOTICE: without a PostgreSQL the product can’t be broken while it runs: no journeys in trouble.\n",
    );
  await beginRun();
  try {
    await installProducts(workers);
  } catch (error) {
    await endRun();
    throw error;
  }
  return endRun;
}

// eslint-disable-next-line import/no-default-export -- Playwright asks for one
export default globalSetup;
