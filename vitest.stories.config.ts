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
      "dompurify",
      "downshift",
      "lucide-react",
      "radix-ui",
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
    ],
  },
  test: {
    name: "stories",
    // One page for all stories, as in Storybook itself: a frame for each file takes five times as long, and the
    // browser's memory.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: "chromium" }],
    },
  },
});
