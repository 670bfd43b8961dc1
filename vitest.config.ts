import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const setupFiles = ["./scripts/vitest.setup.ts"];

export default defineConfig({
  test: {
    // On two processors the default is one.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "core",
          include: ["packages/core/**/*.test.ts", "packages/adapters-http/**/*.test.ts"],
          environment: "node",
          setupFiles,
          testTimeout: 20_000,
          // Rules keep nothing between tests, and a world of its own for each file takes most of the time.
          isolate: false,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: "dom",
          include: ["packages/ui/**/*.test.{ts,tsx}", "apps/web/src/**/*.test.{ts,tsx}", ".storybook/*.test.ts"],
          environment: "jsdom",
          setupFiles: [...setupFiles, "./scripts/vitest.dom.setup.ts"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/api/**/*.test.ts", "scripts/**/*.test.ts"],
          environment: "node",
          setupFiles,
          globalSetup: ["./apps/api/src/testing/postgres-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // The server and its databases are the same for every file: loading them anew would take most of the time.
          isolate: false,
        },
      },
    ],
  },
});
