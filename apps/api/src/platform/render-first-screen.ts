import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageRequest, RenderedPage } from "@rotunda/core";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readCoreConfig } from "../lookups/app-config.ts";
import type { Caller } from "./access.ts";
import type { AppDeps } from "./settings.ts";
import { withTimeout } from "./timers.ts";

/** Time in ms after which the browser renders the page instead. */
const RENDER_MS = 2_000;
const READER_HEADERS = ["cookie", "host", "user-agent", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];

type Fetch = (address: string) => Promise<Response>;

interface Renderer {
  renderPage: (request: PageRequest<Fetch>) => Promise<RenderedPage>;
}

type Answer = [path: string, status: number, body: string];

/** A page with the responses from which the browser's stores start; null if the browser renders it. */
export type FirstScreen = (RenderedPage & { answers: Answer[] }) | null;

/** While a page is rendered, its reader by session token, so that all requests of the page read the session once. */
export const pageReaders = new AsyncLocalStorage<Map<string, Promise<Caller | null>>>();

export async function createFirstScreen(app: FastifyInstance, dist: string, deps: AppDeps) {
  const file = join(dist, "render-page.mjs");
  const renderer = existsSync(file) ? ((await import(pathToFileURL(file).href)) as Renderer) : null;
  return async (request: FastifyRequest): Promise<FirstScreen> => {
    if (!renderer) return null;
    const answers: Answer[] = [];
    const fetch = answerInProcess(app, request, answers);
    const render = async () =>
      renderer.renderPage({
        href: request.url,
        userAgent: request.headers["user-agent"] ?? "",
        viewportWidth: String(request.headers["sec-ch-viewport-width"] ?? ""),
        now: deps.clock(),
        config: await readCoreConfig(deps),
        fetch,
      });
    try {
      return { ...(await withTimeout(RENDER_MS, pageReaders.run(new Map(), render))), answers };
    } catch (error) {
      request.log.warn({ err: error }, "the first screen could not be rendered");
      return null;
    }
  };
}

const answerInProcess =
  (app: FastifyInstance, { headers, socket }: FastifyRequest, answers: Answer[]): Fetch =>
  async (address) => {
    const { pathname, search } = new URL(address);
    const path = `${pathname}${search}`;
    const reader = READER_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
    const { statusCode, body } = await app.inject({
      method: "GET",
      url: path,
      headers: { ...Object.fromEntries(reader), accept: "application/json", "sec-fetch-site": "same-origin" },
      ...(socket.remoteAddress && { remoteAddress: socket.remoteAddress }),
    });
    answers.push([path, statusCode, body]);
    return new Response(body, { status: statusCode, headers: { "content-type": "application/json" } });
  };
