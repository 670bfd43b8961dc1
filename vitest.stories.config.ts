import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium, findStableChromium } from "./scripts/find-chromium.ts";
import { hashStories, listChangedStories } from "./scripts/story-hashes.ts";

// Screenshots are compared only in the browser that drew the baselines.
const stable = await findStableChromium();
const launchOptions = stable ?? (await findChromium());

// All stories on request, else those whose code changed since the last full comparison.
const hashes = await hashStories();
const changed = process.env["STORIES"] === "all" ? [...hashes.keys()] : listChangedStories(hashes);
console.log(`axe ${stable ? "and screenshots check" : "checks"} ${changed.length} of ${hashes.size} story files.`);

export default defineConfig({
  plugins: [storybookTest({ configDir: ".storybook" })],
  // Listed so that the first run on a new machine doesn't reload for a dependency discovered late.
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
    provide: { changed, isStable: stable !== null },
    setupFiles: ["./.storybook/match-screenshots.ts"],
    // One page for all stories, as in Storybook itself: a frame per file takes five times as long and more memory.
    isolate: false,
    maxWorkers: 2,
    // axe checks a long story in four themes.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Storybook's plugin forbids writing baselines unless it is allowed here.
    api: { allowWrite: true },
    browser: {
      enabled: true,
      // The first run on a slow machine prepares dependencies before the page can answer.
      connectTimeout: 300_000,
      headless: true,
      // axe would measure colors in the middle of a transition.
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
