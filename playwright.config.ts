import { createServer } from "node:net";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./scripts/find-chromium.ts";

const launchOptions = await findChromium();

// Chosen once, in the process that starts the workers; they inherit it.
process.env["E2E_PORT"] ??= String(await freePort());

/** Journeys on the running product: the real server, the built web app, an embedded database in a folder of its own. */
export default defineConfig({
  testDir: "e2e",
  outputDir: ".build/e2e/results",
  globalSetup: "./e2e/support/global-setup.ts",
  // One product, whose Briefcase and server the journeys share.
  workers: 1,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    baseURL: `http://localhost:${process.env["E2E_PORT"]}`,
    launchOptions,
    locale: "en-US",
    trace: "retain-on-failure",
  },
  projects: [
    { name: "sample", testDir: "e2e/sample" },
    // Takes the real Congress over into the same installation, as its owner would.
    { name: "import", testMatch: "e2e/congress.setup.ts", dependencies: ["sample"] },
    { name: "congress", testDir: "e2e/congress", dependencies: ["import"] },
  ],
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
