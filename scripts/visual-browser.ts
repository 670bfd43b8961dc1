import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "playwright";
import { bundledChromium } from "./find-chromium.ts";

/** Same pixels on every machine: text without shades and hints, one colour profile, no bars. */
const FLAGS = [
  "--disable-lcd-text",
  "--disable-font-subpixel-positioning",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",
  "--hide-scrollbars",
];

/**
 * The renderer all baselines come from: the browser of the lockfile, with our own fonts and the one it brings, whatever
 * the machine has. Null where that browser doesn't run; pictures from another would differ in every letter.
 */
export async function launchStableBrowser(folder: string): Promise<Browser | null> {
  const bundled = await bundledChromium();
  if (!bundled) return null;
  mkdirSync(folder, { recursive: true });
  const fonts = resolve(folder, "fonts.conf");
  writeFileSync(fonts, fontsOf(join(tmpdir(), "fonts"), resolve(folder, "font-cache")));
  return chromium.launch({
    executablePath: bundled.executablePath,
    args: [...bundled.args, ...FLAGS],
    env: { ...process.env, FONTCONFIG_FILE: fonts },
  });
}

const fontsOf = (folder: string, cache: string) => `<?xml version="1.0"?>
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
