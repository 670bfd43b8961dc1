import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";

/** A call of the server, as it was registered. */
export interface RegisteredRoute {
  method: string;
  /** With `:id` where an id goes. */
  path: string;
  /** The statuses its answers are described for. */
  statuses: number[];
}

/** The routes the product calls: everything under /api/ except its description, and logout. */
const isCall = (path: string): boolean =>
  path === "/logout/" || (path.startsWith("/api/") && !path.startsWith("/api/docs"));

/** Opens a server and hears of every call it registers. */
export async function openWithRoutes(
  open: () => Promise<FastifyInstance>,
): Promise<{ app: FastifyInstance; routes: RegisteredRoute[] }> {
  const routes: RegisteredRoute[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    // Before the first plugin: a hook hears only of routes that come after it.
    fastify.addHook("onRoute", (route) => {
      if (isCall(route.url)) routes.push(...read(route));
    });
  };
  subscribe("fastify.initialization", listen);
  try {
    const app = await open();
    await app.ready();
    return { app, routes };
  } finally {
    unsubscribe("fastify.initialization", listen);
  }
}

/** Every GET has its HEAD, and every path refuses the methods it lacks. */
const read = ({ method, url, schema, config }: RouteOptions): RegisteredRoute[] =>
  [method]
    .flat()
    .filter((one) => one !== "HEAD" && !config?.refusesMethod)
    .map((one) => ({
      method: one,
      path: url,
      statuses: Object.keys(schema?.response ?? {}).map(Number),
    }));
