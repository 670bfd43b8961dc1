import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { BASE_PATH } from "@rotunda/core";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { pathOf } from "./request-log.ts";
import { styleNonceOf } from "./security-headers.ts";

const YEAR = "public, max-age=31536000, immutable";
/** What the build leaves for the server only, or for nobody. */
const NOT_SERVED = /(\.map|\.br|\.gz|^index\.html)$/;

/** The built web app under its base path; every address that names no file is the app's own to route. */
export const webApp =
  (dist: string): FastifyPluginAsync =>
  async (app) => {
    const files = new Set(listFiles(dist).filter((file) => !NOT_SERVED.test(file)));
    const shell = readFileSync(join(dist, "index.html"), "utf8");
    await app.register(fastifyStatic, {
      root: dist,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Built files carry a hash of their contents in their name; those of public/ don't.
        const isHashed = relative(dist, path).startsWith(`assets${sep}`);
        void reply.header("cache-control", isHashed ? YEAR : "no-cache");
      },
    });

    // The router takes a path with and without its last slash for the same; relative addresses in the page don't.
    app.get(BASE_PATH, { exposeHeadRoute: true }, (request, reply) =>
      pathOf(request.url) === BASE_PATH ? reply.redirect(`${BASE_PATH}/`, 308) : sendShell(reply, shell),
    );
    app.get<{ Params: { "*": string } }>(`${BASE_PATH}/*`, { exposeHeadRoute: true }, (request, reply) => {
      const file = request.params["*"];
      if (files.has(file)) return reply.sendFile(file);
      if (file.startsWith("assets/")) return reply.callNotFound();
      return sendShell(reply, shell);
    });
  };

function sendShell(reply: FastifyReply, shell: string) {
  return reply
    .header("content-type", "text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(shell.replaceAll("%CSP_NONCE%", styleNonceOf(reply)).replaceAll("%ROTUNDA_SERVER%", "self"));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join("/"));
}
