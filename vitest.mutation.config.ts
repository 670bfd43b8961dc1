import { defineConfig } from "vitest/config";

// Core's tests only, with the same and fewer random inputs for each of thousands of mutants.
process.env["FC_SEED"] ??= "1";
process.env["FC_RUNS"] ??= "30";

export default defineConfig({
  test: {
    include: ["packages/core/**/*.test.ts"],
    environment: "node",
    setupFiles: ["./scripts/vitest.setup.ts"],
    testTimeout: 20_000,
    isolate: false,
  },
});
