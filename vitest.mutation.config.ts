import { defineConfig } from "vitest/config";

// Core's tests alone, and the same random inputs for every mutant.
process.env["FC_SEED"] ??= "1";

export default defineConfig({
  test: {
    include: ["packages/core/**/*.test.ts"],
    environment: "node",
    setupFiles: ["./scripts/vitest.setup.ts"],
    testTimeout: 20_000,
  },
});
