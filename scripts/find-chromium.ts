import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Text without shades and hints, one color profile, no scroll bars: the same pixels on every machine. */
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

/**
 * The browser the tests run in: $CHROMIUM, else an installed Chromium or Chrome, else (Linux x64) the one that npm
 * installed with the project. Throws with instructions when there is none.
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  // Containers and CI run as root, where Chromium's sandbox cannot start.
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const asked = process.env["CHROMIUM"];
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM names ${asked}, and there is no such file.`);
    return { executablePath: asked, args: asRoot };
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, args: asRoot };
  const bundled = await bundledChromium();
  if (bundled) return bundled;
  throw new Error(
    "The browser tests need a Chromium or Chrome. Install one, or name one: CHROMIUM=/path/to/chrome npm test",
  );
}

/**
 * The browser that draws the screenshots of stories: the one of the lockfile with its own fonts, whatever the machine
 * has. Null where it doesn't run; another browser draws every letter differently.
 */
export async function stableChromium(): Promise<ChromiumLaunch | null> {
  const bundled = await bundledChromium();
  if (!bundled) return null;
  const folder = resolve(".build/stories");
  mkdirSync(folder, { recursive: true });
  const fonts = join(folder, "fonts.conf");
  writeFileSync(fonts, fontsConfig(join(tmpdir(), "fonts"), join(folder, "font-cache")));
  return {
    executablePath: bundled.executablePath,
    args: [...bundled.args, ...STABLE_FLAGS],
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: fonts },
  };
}

const fontsConfig = (folder: string, cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${cache}</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>false</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>false</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
  </match>
</fontconfig>
`;

/** The browser that npm installed with the project: the same binary everywhere. Linux x64 only, else null. */
export async function bundledChromium(): Promise<ChromiumLaunch | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  // Makes the package unpack the system libraries it brings; it reads this when it is imported.
  process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs20.x";
  const { default: bundled } = await import("@sparticuz/chromium");
  return {
    executablePath: await bundled.executablePath(),
    args: ["--no-sandbox", "--headless=shell", "--no-zygote", "--use-gl=angle", "--use-angle=swiftshader"],
  };
}
