import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";

/** Chromium without a window, which takes a quarter less time for the journeys. */
const SHELL = "/usr/bin/chromium-headless-shell";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** No antialiasing or hinting, one color profile, no scroll bars: the same pixels on every machine. */
const STABLE_FLAGS = [
  "--disable-lcd-text",
  "--disable-font-subpixel-positioning",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",
  "--hide-scrollbars",
];

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

/** $CHROMIUM, else an installed Chromium or Chrome, else (Linux x64) the one installed by npm. */
export async function findChromium({ prefersShell = false } = {}): Promise<ChromiumLaunch> {
  // Chromium's sandbox can't start as root, as in containers and CI.
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const named = process.env["CHROMIUM"];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, which doesn’t exist.`);
  const installed = [...(prefersShell ? [SHELL] : []), ...INSTALLED];
  const executablePath = named || installed.find((path) => existsSync(path));
  if (executablePath) return { executablePath, args: asRoot };
  const bundled = await findBundledChromium();
  if (bundled) return bundled;
  throw new Error(
    "The browser tests need a Chromium or Chrome. Install one, or name one: CHROMIUM=/path/to/chrome npm test",
  );
}

/** For screenshots, with its own fonts. Null where it doesn't run, because other browsers draw text differently. */
export async function findStableChromium(): Promise<ChromiumLaunch | null> {
  const bundled = await findBundledChromium();
  if (!bundled) return null;
  return {
    executablePath: bundled.executablePath,
    args: [...bundled.args, ...STABLE_FLAGS],
    env: {
      ...(process.env as Record<string, string>),
      FONTCONFIG_FILE: resolve(".storybook/fonts.conf"),
      XDG_DATA_HOME: tmpdir(),
      XDG_CACHE_HOME: resolve(".build/stories"),
    },
  };
}

/** The same binary everywhere; null except on Linux x64. */
export async function findBundledChromium(): Promise<ChromiumLaunch | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  // Read on import: makes the package unpack its bundled system libraries.
  process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs20.x";
  const { default: bundled } = await import("@sparticuz/chromium");
  return {
    executablePath: await bundled.executablePath(),
    args: ["--no-sandbox", "--headless=shell", "--no-zygote", "--use-gl=angle", "--use-angle=swiftshader"],
  };
}
