import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium } from "./scripts/find-chromium.ts";

const launchOptions = await findChromium();

export default defineConfig({
  plugins: [storybookTest({ configDir: ".storybook" })],
  // Named here so that the first run on a fresh machine doesn't reload half way for a dependency it finds late.
  optimizeDeps: {
    include: [
      "@headless-tree/core",
      "@headless-tree/react",
      "dompurify",
      "downshift",
      "fast-check",
      "inversify",
      "ky",
      "lucide-react",
      "radix-ui",
      "react",
      "react-dom",
      "react-dom/client",
      "react-router-dom",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
      "reflect-metadata",
      "rxjs",
    ],
  },
  test: {
    name: "stories",
    // One page for all stories, as in Storybook itself: a frame for each file takes five times as long, and the
    // browser's memory.
    isolate: false,
    // A long story is read by axe in four themes.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      // The first run on a slow machine prepares dependencies before the page can answer.
      connectTimeout: 300_000,
      headless: true,
      // Colours that fade from one theme to the next would be measured half way.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
