import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, type Plugin } from "vite";

const TAG = '<script src="/rotunda/early.js"></script>';

/**
 * Puts `public/early.js` into the page itself, so that its calls are the first requests after the page's own. The server
 * allows exactly this text by its hash.
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
      handler(page) {
        if (!page.includes(TAG)) throw new Error(`index.html has no ${TAG}`);
        const { code } = minifySync("early.js", readFileSync(join(folder, "early.js"), "utf8"));
        return page.replace(TAG, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}
