import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, type Plugin } from "vite";

/** In the order they are in the page. */
const SCRIPTS = ["early.js", "theme.js"];

/**
 * Puts the scripts of the head into the page itself: the first calls are then the first requests after the page's own,
 * and the first paint waits for no file but the stylesheet. The server allows exactly these texts by their hashes.
 */
export function inlineEarly(): Plugin {
  let folder = "";
  return {
    name: "rotunda-inline-early",
    apply: "build",
    configResolved(config) {
      folder = config.publicDir;
    },
    transformIndexHtml: {
      order: "post",
      handler: (page) =>
        SCRIPTS.reduce((text, file) => {
          const tag = `<script src="/rotunda/${file}"></script>`;
          if (!text.includes(tag)) throw new Error(`index.html has no ${tag}`);
          const { code } = minifySync(file, readFileSync(join(folder, file), "utf8"));
          return text.replace(tag, () => `<script>${code.trim()}</script>`);
        }, page),
    },
  };
}
