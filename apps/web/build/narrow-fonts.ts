import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import fonts from "../../../packages/ui/src/theme/fonts.json" with { type: "json" };

/** The weights that fonts.css.ts declares. */
const WEIGHTS = { min: 400, max: 600 };
const FOLDER = fileURLToPath(new URL("../../../.build/fonts/", import.meta.url));
const require = createRequire(import.meta.url);

const ALL = String.fromCodePoint(...Array(0xd800).keys());
/** For example "\\u0020-\\u007E\\u00A0". */
const RANGES = fonts.subsets.basic.replaceAll("U+", "\\u").replaceAll("-", "-\\u").replaceAll(", ", "");
const BASIC = ALL.replaceAll(new RegExp(`[^${RANGES}]`, "gu"), "");
const OTHERS = ALL.replaceAll(new RegExp(`[${RANGES}]`, "gu"), "");

/**
 * Removes the weights that no text has, a third of the size, and splits the latin files: most pages need only the
 * letters of English and the accents of Spanish, two thirds of the file.
 */
export const narrowFonts: Plugin = {
  name: "rotunda-narrow-fonts",
  apply: "build",
  async config() {
    await mkdir(FOLDER, { recursive: true });
    for (const { font, axis } of fonts.cuts)
      for (const style of ["normal", "italic"])
        for (const subset of Object.keys(fonts.subsets)) {
          const source = `${font}-${subset === "basic" ? "latin" : subset}-${axis}-${style}.woff2`;
          const file = await readFile(require.resolve(`@fontsource-variable/${font}/files/${source}`));
          const letters = subset === "basic" ? BASIC : subset === "latin" ? OTHERS : ALL;
          const options = { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } } as const;
          await writeFile(
            join(FOLDER, `${font}-${subset}-${axis}-${style}.woff2`),
            await subsetFont(file, letters, options),
          );
        }
    const alias = [
      { find: /^@fontsource-variable\/.+\/(.+)-latin-(.+)\?basic$/, replacement: `${FOLDER}$1-basic-$2` },
      { find: /^@fontsource-variable\/.+\/(.+\.woff2)$/, replacement: `${FOLDER}$1` },
    ];
    return { resolve: { alias } };
  },
};
