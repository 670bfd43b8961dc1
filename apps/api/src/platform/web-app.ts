import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import { type AppConfig, BASE_PATH, findFirstRoute } from "@rotunda/core";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { type LookupsReading, readLookups } from "../lookups/read-lookups.ts";
import { readSessionCookie } from "../session/session-cookie.ts";
import type { AppDeps } from "./app-deps.ts";
import { type BuiltHeads, buildPreload } from "./preload.ts";
import { readPath } from "./request-log.ts";
import { readStyleNonce } from "./security-headers.ts";

const YEAR = "public, max-age=31536000, immutable";
/** Headers that only matter for documents. They are larger than many of the scripts. */
const OF_DOCUMENTS = [
  "content-security-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];
/** Build output that isn't public. */
const NOT_SERVED = /(\.map|\.br|\.gz|^index\.html|^route-chunks\.json|static-heads\.mjs)$/;

type HeadConfig = Pick<AppConfig, "content" | "searchSuggestions">;

/** Serves the web app under the base path; paths without a file get the app's page. */
export const serveWebApp =
  (dist: string, { db, settings }: Pick<AppDeps, "db" | "settings">): FastifyPluginAsync =>
  async (app) => {
    const files = new Set(listFiles(dist).filter((file) => !NOT_SERVED.test(file)));
    const shell = readFileSync(join(dist, "index.html"), "utf8");
    const chunks = readChunks(dist);
    const drawHeads = await loadHeads(dist);
    const allowed = inlineScripts(shell);
    const sendShell = async (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.slice(BASE_PATH.length);
      const hasSession = readSessionCookie(request, settings) !== null;
      // Without a database the page still loads.
      const reading = hasSession ? await readLookups(db).catch(() => null) : null;
      const heads = reading ? drawHeads(reading) : {};
      const hints = buildPreload(path, { chunks, heads }, { hasSession, lookups: reading && reading.lookups });
      const policy = String(reply.getHeader("content-security-policy"));
      return reply
        .code(findFirstRoute(path).name === "NotFound" ? 404 : 200)
        .header(
          "content-security-policy",
          policy.replace("script-src 'self'", () => `script-src 'self'${allowed}`),
        )
        .header("content-type", "text/html; charset=utf-8")
        .header("cache-control", "no-store")
        .send(
          shell
            .replaceAll("%CSP_NONCE%", readStyleNonce(reply))
            .replaceAll("%ROTUNDA_SERVER%", "self")
            .replace("%ROTUNDA_EARLY%", () => hints.calls)
            .replace("%ROTUNDA_FILES%", () => hints.scripts)
            // After the program's styles, which they may compose.
            .replace("</head>", () => `${hints.styles}</head>`)
            .replace("%ROTUNDA_LOGIN%", () => hints.login)
            .replace("<!--rotunda-head-->", () => hints.head),
        );
    };
    await app.register(fastifyStatic, {
      root: dist,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Built files have hashed names; those of public/ don't. They are scripts, styles and fonts.
        const isHashed = relative(dist, path).startsWith(`assets${sep}`);
        void reply.header("cache-control", isHashed ? YEAR : "no-cache");
        if (isHashed) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      },
    });

    // The router ignores a trailing slash, but relative URLs in the page need it.
    app.get(BASE_PATH, (request, reply) =>
      readPath(request.url) === BASE_PATH ? reply.redirect(`${BASE_PATH}/`, 308) : sendShell(request, reply),
    );
    app.get<{ Params: { "*": string } }>(`${BASE_PATH}/*`, (request, reply) => {
      const file = request.params["*"];
      if (files.has(file)) return reply.sendFile(file);
      if (file.startsWith("assets/")) return reply.callNotFound();
      return sendShell(request, reply);
    });
  };

function readChunks(dist: string): Record<string, string[]> {
  const file = join(dist, "route-chunks.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string[]>) : {};
}

/** Loads the renderer of static heads, which renders once for each reading of the lookups. */
async function loadHeads(dist: string): Promise<(reading: LookupsReading) => BuiltHeads> {
  const file = join(dist, "static-heads.mjs");
  if (!existsSync(file)) return () => ({});
  const { staticHeads } = (await import(pathToFileURL(file).href)) as {
    staticHeads: (config: HeadConfig) => BuiltHeads;
  };
  const drawn = new WeakMap<LookupsReading, BuiltHeads>();
  return (reading) => {
    const { content, search_suggestions: searchSuggestions } = reading.wire;
    const heads = drawn.get(reading) ?? staticHeads({ content, searchSuggestions });
    drawn.set(reading, heads);
    return heads;
  };
}

/** Returns CSP hashes of inline scripts, each after a space. */
function inlineScripts(page: string): string {
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)]
    .map(([, code = ""]) => ` 'sha256-${createHash("sha256").update(code).digest("base64")}'`)
    .join("");
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join("/"));
}
