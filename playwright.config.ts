import { createServer } from "node:net";
import { defineConfig, devices } from "@playwright/test";
import { hasPostgres } from "./apps/api/src/testing/postgres-cluster.ts";
import { findChromium } from "./scripts/find-chromium.ts";

const launchOptions = await findChromium({ prefersShell: true });

/** Parallel workers, each with its own product. */
const WORKERS = 2;
/** One product per worker, the one for failure tests with its gateway, and the one with the Congress. */
const PORTS = WORKERS + 3;

// Chosen once by the process that starts the workers, which inherit it. E2E_PORT is the first of consecutive ports.
process.env["E2E_PORTS"] ??= (await choosePorts(process.env["E2E_PORT"])).join(",");
const [first] = process.env["E2E_PORTS"].split(",");

/** End-to-end tests on the real server, the built web app and a separate database. */
export default defineConfig({
  testDir: "e2e",
  outputDir: `.build/e2e/${first}/results`,
  globalSetup: "./e2e/support/global-setup.ts",
  workers: WORKERS,
  forbidOnly: process.env["CI"] !== undefined,
  // Records a trace only on the retry, which saves a tenth of the time. A test that passes only on its retry still
  // fails the run (scripts/test.ts).
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    launchOptions,
    locale: "en-US",
    trace: "on-first-retry",
  },
  projects: [
    // First, because each takes long: its tests share one product and run one at a time.
    ...(hasPostgres() ? [{ name: "failures", testDir: "e2e/failures", workers: 1 }] : []),
    { name: "congress", testDir: "e2e/congress", workers: 1 },
    { name: "sample", testDir: "e2e/sample" },
  ],
});

async function choosePorts(first: string | undefined): Promise<number[]> {
  const rows = Array.from({ length: PORTS }, (_, at) => at);
  if (first !== undefined) return rows.map((at) => Number(first) + at);
  const probes = await Promise.all(rows.map(() => holdFreePort()));
  const ports = probes.map(({ port }) => port);
  for (const { close } of probes) close();
  return ports;
}

/** Finds a free port and holds it until closed, so that the next call finds another one. */
function holdFreePort(): Promise<{ port: number; close: () => void }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      resolve({ port: typeof address === "object" && address ? address.port : 0, close: () => server.close() });
    });
  });
}
