import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium, stableChromium } from "./scripts/find-chromium.ts";

// Screenshots are compared only in the browser that drew the baselines.
const stable = await stableChromium();
const launchOptions = stable ?? (await findChromium());

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
    setupFiles: stable ? ["./.storybook/match-screenshots.ts"] : [],
    // One page for all stories, as in Storybook itself: a frame for each file takes five times as long, and the
    // browser's memory.
    isolate: false,
    maxWorkers: 2,
    // A long story is read by axe in four themes.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Storybook's plugin takes the permission to write baselines away unless it is given here.
    api: { allowWrite: true },
    browser: {
      enabled: true,
      // The first run on a slow machine prepares dependencies before the page can answer.
      connectTimeout: 300_000,
      headless: true,
      // Colours that fade from one theme to the next would be measured half way.
      provider: playwright({
        launchOptions,
        contextOptions: { reducedMotion: "reduce", viewport: { width: 1280, height: 2400 } },
      }),
      instances: [{ browser: "chromium" }],
      expect: {
        toMatchScreenshot: {
          comparatorName: "pixelmatch",
          // A loaded machine needs a second for each attempt.
          timeout: 30_000,
          // Rounding differs by processor: pixels may differ by less than six steps of a channel, and a few by more.
          comparatorOptions: { threshold: 0.02, includeAA: false, allowedMismatchedPixels: 16 },
          resolveScreenshotPath: ({ arg, ext, root }) => `${root}/.storybook/baselines/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext, root }) => `${root}/.build/screenshots/${arg}${ext}`,
        },
      },
    },
  },
});
