import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, type Plugin } from "vite";

/** The order in which the scripts are in the page. */
const SCRIPTS = ["early.js", "theme.js"];

/** Inline, so that API requests follow the page's own request and the first paint waits only for the stylesheet. */
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
