import type { FastifyInstance, InjectOptions } from "fastify";
import { buildApp, type BuildAppOptions } from "../app.ts";
import type { Db } from "../platform/db.ts";
import { readSettings } from "../platform/settings.ts";
import { startSession } from "../session/sessions.sql.ts";

/** The current time in API tests. */
export const TODAY = new Date("2026-06-30T12:00:00Z");

/** Opens the whole server on a test database. */
export function openApp(db: Db, options: Partial<BuildAppOptions> = {}): Promise<FastifyInstance> {
  return buildApp({ db, settings: readSettings({ SAMPLE_DATA: "off" }), clock: () => TODAY, ...options });
}

export type ApiClient = Awaited<ReturnType<typeof clientOf>>;

interface ApiAnswer {
  status: number;
  // Tests read any response without its type.
  body: any; // oxlint-disable-line typescript/no-explicit-any
  headers: Record<string, unknown>;
}

/** Returns a client that is signed in as a user of the fixture, or signed out. */
export async function clientOf(app: FastifyInstance, db: Db, userId: number | null) {
  const headers: Record<string, string> = { "sec-fetch-site": "same-origin" };
  if (userId !== null) {
    const token = await startSession(db, userId, { userAgent: "test", address: null }, TODAY);
    headers["cookie"] = `rotunda_session=${token}`;
  }
  const send = async (options: InjectOptions): Promise<ApiAnswer> => {
    const { statusCode, body, headers: answered } = await app.inject({ ...options, headers });
    return { status: statusCode, body: body === "" ? null : JSON.parse(body), headers: answered };
  };
  return {
    /** The headers a browser with this session would send. */
    headers,
    get: (url: string) => send({ method: "GET", url }),
    post: (url: string, body: unknown) => send({ method: "POST", url, payload: body as object }),
    put: (url: string) => send({ method: "PUT", url }),
  };
}
