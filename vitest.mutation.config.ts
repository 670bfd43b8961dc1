import { defineConfig } from "vitest/config";

// Core's tests alone, with the same random inputs for every mutant, and fewer of them: there are thousands of mutants.
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
