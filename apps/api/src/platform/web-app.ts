import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { BASE_PATH, matchRoute, PRODUCT_NAME, type RouteName } from "@rotunda/core";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { AppDeps } from "./settings.ts";
import { escapeHtml } from "./markup.ts";
import { createFirstScreen } from "./render-first-screen.ts";
import { readPath } from "./request-log.ts";
import { readStyleNonce, removeDocumentHeaders } from "./security-headers.ts";

const YEAR = "public, max-age=31536000, immutable";
/** Build output that isn't public. */
const NOT_SERVED = /(\.map|\.br|\.gz|^index\.html|^route-chunks\.json|render-page\.mjs)$/;

/** A page that the browser renders. */
const BLANK = { html: "", title: PRODUCT_NAME, view: "", position: "", picture: "", answers: [] };

/** Serves the web app under the base path; paths without a file get the app's page. */
export const serveWebApp =
  (dist: string, deps: AppDeps): FastifyPluginAsync =>
  async (app) => {
    const files = new Set(listFiles(dist).filter((file) => !NOT_SERVED.test(file)));
    const shell = readFileSync(join(dist, "index.html"), "utf8");
    const chunks = readChunks(dist);
    const renderFirstScreen = await createFirstScreen(app, dist, deps);
    const scripts = hashAll([...shell.matchAll(/<script>([^]*?)<\/script>/g)]);
    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const match = matchRoute(request.url.slice(BASE_PATH.length));
      const name = "redirect" in match ? match.redirect : match.name;
      const page = await renderFirstScreen(request);
      // Browsers that know the header send the width with the next page.
      void reply.header("cache-control", "no-store").header("accept-ch", "Sec-CH-Viewport-Width");
      if (page?.do === "redirect") return reply.redirect(page.href, 303);
      const { status, html, answers, ...head } = page ?? { ...BLANK, status: name === "NotFound" ? 404 : 200 };
      const styles = hashAll([...html.matchAll(/ style="([^"]*)"/g)]);
      const policy = String(reply.getHeader("content-security-policy"))
        .replace("script-src 'self'", (sources) => `${sources}${scripts}`)
        .concat(styles && `;style-src-attr 'unsafe-hashes'${styles}`);
      return reply
        .code(status)
        .header("content-security-policy", policy)
        .header("content-type", "text/html; charset=utf-8")
        .send(
          shell
            .replaceAll("%CSP_NONCE%", readStyleNonce(reply))
            .replaceAll("%ROTUNDA_SERVER%", "self")
            .replace(/<head>[^]*<\/head>/, (text) => writeHead(text, { ...head, origin: deps.settings.publicOrigin }))
            .replace("%ROTUNDA_FILES%", (chunks[name] ?? []).map((file) => `${BASE_PATH}/${file}`).join(" "))
            .replace("<!--rotunda-page-->", () => html)
            .replace("<!--rotunda-answers-->", () => writeData("rotunda-answers", answers)),
        );
    };
    await app.register(fastifyStatic, {
      root: dist,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      lastModified: false,
      setHeaders: (reply, path) => {
        // Built files have hashed names; those of public/ don't. They are scripts, styles and fonts.
        const isHashed = relative(dist, path).startsWith(`assets${sep}`);
        void reply.header("cache-control", isHashed ? YEAR : "no-cache");
        if (isHashed) removeDocumentHeaders(reply);
      },
    });

    // The router ignores a trailing slash, but relative URLs in the page need it.
    app.get(BASE_PATH, (request, reply) =>
      readPath(request.url) === BASE_PATH ? reply.redirect(`${BASE_PATH}/`, 308) : sendPage(request, reply),
    );
    app.get<{ Params: { "*": string } }>(`${BASE_PATH}/*`, (request, reply) => {
      const file = request.params["*"];
      if (files.has(file)) return reply.sendFile(file);
      if (file.startsWith("assets/")) return reply.callNotFound();
      return sendPage(request, reply);
    });
  };

function readChunks(dist: string): Partial<Record<RouteName, string[]>> {
  const file = join(dist, "route-chunks.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<Record<RouteName, string[]>>) : {};
}

function writeHead(head: string, page: Record<"title" | "view" | "position" | "picture" | "origin", string>): string {
  const { title, position, picture, origin } = page;
  const isShown = picture !== "" && URL.canParse(picture, origin);
  const image = isShown ? `<meta property="og:image" content="${escapeHtml(new URL(picture, origin).href)}" />` : "";
  return head
    .replace("%ROTUNDA_VIEW%", page.view)
    .replace(/(<title>|content=")Rotunda(?=<|" \/>)/g, (_, before: string) => before + escapeHtml(title))
    .replaceAll(/(?<=description" content=")[^"]*/g, (text) => escapeHtml(position) || text)
    .replace("</head>", (end) => `${image}${end}`);
}

/** Returns data as an element that browsers don't execute. */
const writeData = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

const hashAll = (matches: readonly RegExpExecArray[]): string =>
  [...new Set(matches.map(([, code = ""]) => code))]
    .map((code) => ` 'sha256-${createHash("sha256").update(code).digest("base64")}'`)
    .join("");

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join("/"));
}
