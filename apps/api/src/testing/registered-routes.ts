import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";

/** A registered route. */
export interface RegisteredRoute {
  method: string;
  /** With `:id` placeholders. */
  path: string;
  /** Documented statuses. */
  statuses: number[];
}

/** Returns whether a path is under /api/, except its docs, or logout. */
const isCall = (path: string): boolean =>
  path === "/logout/" || (path.startsWith("/api/") && !path.startsWith("/api/docs"));

/** Opens a server and records its routes. */
export async function openWithRoutes(
  open: () => Promise<FastifyInstance>,
): Promise<{ app: FastifyInstance; routes: RegisteredRoute[] }> {
  const registered: RouteOptions[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    // Before the first plugin, since the hook only sees later routes.
    fastify.addHook("onRoute", (route) => {
      if (isCall(route.url)) registered.push(route);
    });
  };
  subscribe("fastify.initialization", listen);
  try {
    const app = await open();
    await app.ready();
    // Read last, because hooks of plugins add to the schemas of their routes.
    return { app, routes: registered.flatMap(read) };
  } finally {
    unsubscribe("fastify.initialization", listen);
  }
}

/** Skips automatic HEAD routes. */
const read = ({ method, url, schema }: RouteOptions): RegisteredRoute[] =>
  [method]
    .flat()
    .filter((one) => one !== "HEAD")
    .map((one) => ({
      method: one,
      path: url,
      statuses: Object.keys(schema?.response ?? {}).map(Number),
    }));
