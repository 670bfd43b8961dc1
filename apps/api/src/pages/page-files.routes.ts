import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FastifyPluginAsync } from "fastify";

const YEAR = "public, max-age=31536000, immutable";
const MONTH = "public, max-age=2592000";

const require = createRequire(import.meta.url);
const FONTS = {
  "source-serif-4.woff2": "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
  "source-sans-3.woff2": "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
};

const css = readFileSync(new URL("./pages.css", import.meta.url), "utf8");
const version = createHash("sha256").update(css).digest("hex").slice(0, 10);

/** Contains a content hash, so that it can be cached forever. */
export const PAGE_CSS = `/pages/pages.${version}.css`;

export const pageFilesRoutes: FastifyPluginAsync = async (app) => {
  app.get(PAGE_CSS, (_request, reply) => reply.header("cache-control", YEAR).type("text/css; charset=utf-8").send(css));
  for (const [name, file] of Object.entries(FONTS)) {
    const font = readFileSync(require.resolve(file));
    app.get(`/pages/${name}`, (_request, reply) => reply.header("cache-control", MONTH).type("font/woff2").send(font));
  }
};
