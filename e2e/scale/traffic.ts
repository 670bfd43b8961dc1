import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../../apps/api/src/sample/random.ts";
import { startSession } from "../../apps/api/src/session/sessions.sql.ts";
import { FIXTURE_PASSWORD, IDS } from "../../apps/api/src/testing/fixture.ts";
import type { Db } from "../../apps/api/src/platform/db.ts";
import { listRequests } from "../../bench/load/list-requests.ts";
import { createReaders } from "../crash/scenarios.ts";

/** Number of people who only read; half of them log in while the servers change. */
const PEOPLE = 40;
const READING = 6;
/** Below the pace at which an organization's readers are slowed down. */
const READ_MS = 150;
const LOGIN_MS = 1_000;
const RETRY_MS = 500;
/** An outage that lasts longer than this ends the run. */
const PATIENCE_MS = 120_000;

/** Counts requests and how long a client waits for an answer, with its repetitions. */
class Counts {
  requests = 0;
  failed = 0;
  withoutRetryAfter = 0;
  longestMs = 0;
  /** Why requests failed. */
  readonly reasons = new Map<string, number>();

  /** Returns a client's `fetch`, which throws a TypeError if the proxy or the database is away. */
  createSend(): typeof fetch {
    let since = 0;
    return async (url, init) => {
      since ||= performance.now();
      this.requests += 1;
      try {
        const answer = await fetch(url, { ...init, redirect: "manual" });
        const body = await answer.arrayBuffer();
        if (answer.status === 503 && !answer.headers.has("retry-after")) this.withoutRetryAfter += 1;
        if ([502, 503, 504].includes(answer.status)) throw new TypeError(`answered ${answer.status}`);
        this.longestMs = Math.max(this.longestMs, performance.now() - since);
        since = 0;
        return new Response(body, answer);
      } catch (error) {
        this.failed += 1;
        const { message, cause } = error as Error;
        const reason = cause instanceof Error ? cause.message : message;
        this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
        throw error;
      }
    };
  }
}

/**
 * Creates readers who write, who read, and who log in; `start` begins their requests and returns a function that ends
 * them.
 */
export async function createTraffic(db: Db, random: Random) {
  const counts = new Counts();
  const writers = await createReaders(db, random, () => counts.createSend());
  const people = await db.query<{ id: number; email: string }>(
    `insert into users (organization_id, email, username, first_name, last_name, password_hash)
     select organization_id, 'reader' || n || '@example.org', 'reader' || n, 'Ada', 'Marsh', password_hash
     from users, generate_series(1, $1::int) n where username = 'member' returning id, email`,
    [PEOPLE],
  );
  const cookies: string[] = [];
  for (const { id } of people.slice(0, PEOPLE / 2))
    cookies.push(`rotunda_session=${await startSession(db, id, { userAgent: "scale", address: null }, new Date())}`);
  const profileIds = [IDS.latimer, IDS.obrien, IDS.nunez, IDS.whitfield];
  const asked = listRequests({ cookies, profileIds, names: ["Latimer", "Whitfield", "Marquez"] });

  const read = async (origin: string, first: number, isOver: () => boolean) => {
    const send = counts.createSend();
    for (let at = first; !isOver(); at += 1) {
      const { path, headers } = asked[at % asked.length] ?? { path: "/", headers: {} };
      await persist(async () => expectStatus(await send(origin + path, { headers }), 200));
      await pause(READ_MS);
    }
  };
  const logIn = async (origin: string, isOver: () => boolean) => {
    const send = counts.createSend();
    for (const { email } of people.slice(PEOPLE / 2)) {
      if (isOver()) return;
      const form = new URLSearchParams({ email, password: FIXTURE_PASSWORD, next: "" });
      const headers = { "sec-fetch-site": "same-origin" };
      const answer = await persist(() => send(`${origin}/login/`, { method: "POST", body: form, headers }));
      expectStatus(answer, 303);
      const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("rotunda_session="));
      cookies.push(session?.split(";")[0] ?? "");
      await pause(LOGIN_MS);
    }
  };
  return {
    counts,
    writers,
    start(origin: string) {
      let isDone = false;
      const isOver = () => isDone;
      const running = Promise.all([
        logIn(origin, isOver),
        ...Array.from({ length: READING }, (_, at) => read(origin, at * 97, isOver)),
        ...writers.map(async (writer) => {
          while (!isOver()) {
            await writer.use(origin, isOver);
            // An acknowledged write is stored once; another one may be stored or not.
            await persist(() => writer.verify(origin));
          }
        }),
      ]);
      running.catch(() => {});
      return async () => {
        isDone = true;
        await running;
      };
    },
    /** Returns how many of the sessions are gone, and how many there were. */
    async countSessions(origin: string) {
      const statuses = await Promise.all(
        cookies.map((cookie) =>
          persist(async () => (await counts.createSend()(`${origin}/api/session/`, { headers: { cookie } })).status),
        ),
      );
      return { all: cookies.length, lost: statuses.filter((status) => status !== 200).length };
    },
  };
}

/** Repeats requests that fail because the proxy or the database is away. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(RETRY_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error;
    }
  }
}

function expectStatus({ status, url }: Response, expected: number): void {
  if (status !== expected) throw new Error(`${url} answered ${status} instead of ${expected}`);
}
