import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const DOM_TESTS = ["packages/ui/**/*.test.{ts,tsx}", "apps/web/src/**/*.test.{ts,tsx}", ".storybook/*.test.ts"];
const ISOLATED_TESTS = ["packages/ui/**/*.isolated.test.tsx"];
/** Slow machines get more time than the second that is the default. */
const expect = { poll: { timeout: 30_000 } };
const setupFiles = ["./scripts/vitest.setup.ts"];

export default defineConfig({
  test: {
    // The default on two processors is one.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "core",
          include: ["packages/core/**/*.test.ts", "packages/adapters-http/**/*.test.ts"],
          environment: "node",
          setupFiles,
          expect,
          testTimeout: 60_000,
          // Rules keep no state between tests, and isolating files would take most of the time.
          isolate: false,
        },
      },
      // Component tests share modules, except those that replace some of them.
      ...[
        { name: "dom", isolate: false, include: DOM_TESTS, exclude: ISOLATED_TESTS },
        { name: "isolated", isolate: true, include: ISOLATED_TESTS },
      ].map((project) => ({
        // Names of classes are enough: the default mode compiles all styles for each of the two projects.
        plugins: [react(), vanillaExtractPlugin({ unstable_mode: "transform" })],
        test: {
          ...project,
          environment: "jsdom",
          setupFiles: ["./packages/ui/src/testing/without-styles.ts", ...setupFiles, "./scripts/vitest.dom.setup.ts"],
          expect,
          testTimeout: 60_000,
        },
      })),
      {
        test: {
          name: "api",
          include: ["apps/api/**/*.test.ts", "scripts/**/*.test.ts"],
          environment: "node",
          setupFiles: [...setupFiles, "./apps/api/src/testing/cheap-passwords.ts"],
          expect,
          globalSetup: ["./apps/api/src/testing/postgres-setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // All files use the same server and databases, and loading them again would take most of the time.
          isolate: false,
        },
      },
    ],
  },
});
