import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { type AccountName, type Accounts, IDS, loadFixture } from "../testing/fixture.ts";

const PATIENT = { timeout: 20_000, interval: 10 };
const URL = `/api/profileDossier/${IDS.marquez}.pdf`;

describeOnOneDatabase("profile books requested at once", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;
  /** Ends the books that are being made, in order. */
  let making: (() => void)[];
  let stopped: number;
  let built: number;

  beforeEach(async () => {
    making = [];
    stopped = 0;
    built = 0;
    accounts = await loadFixture(openDb());
    app = await openApp(openDb(), {
      build: async (_book, _format, signal) => {
        await new Promise<void>((resolve, reject) => {
          const stop = () => {
            stopped += 1;
            reject(new Error("stopped"));
          };
          if (signal?.aborted) return stop();
          making.push(resolve);
          signal?.addEventListener("abort", stop);
        });
        built += 1;
        return { contents: Buffer.from("a book"), mediaType: "application/pdf" };
      },
    });
  });
  afterEach(async () => {
    // The client of an aborted request connects again, and closing would wait for a request.
    app.server.closeAllConnections();
    await app.close();
  });

  const clientNamed = (name: AccountName): Promise<ApiClient> => clientOf(app, openDb(), accounts[name]);
  const made = async (books: number) => {
    await vi.waitFor(() => expect(making).toHaveLength(books), PATIENT);
    making.at(-1)?.();
  };

  it("queue at most three books of a reader and refuse more with a time to retry", async () => {
    const { headers } = await clientNamed("member");
    const refused: number[] = [];
    const answers = Array.from({ length: 9 }, async () => {
      const answer = await app.inject({ url: URL, headers });
      if (answer.statusCode === 429) refused.push(answer.statusCode);
      return answer;
    });
    await vi.waitFor(() => expect(refused).toHaveLength(6), PATIENT);
    for (const book of [1, 2, 3]) await made(book);
    const all = await Promise.all(answers);
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const busy = all.find(({ statusCode }) => statusCode === 429);
    expect(busy?.headers["retry-after"]).toBe("10");
    expect(busy?.json()).toMatchObject({ error_code: "TOO_MANY_REQUESTS" });
    expect(all.find(({ statusCode }) => statusCode === 200)?.body).toBe("a book");
  });

  it("are made in turns between readers", async () => {
    const order: AccountName[] = [];
    const refused: AccountName[] = [];
    const answers: Promise<void>[] = [];
    for (const name of ["member", "staff", "super"] as const) {
      const { headers } = await clientNamed(name);
      for (let asked = 0; asked < 4; asked++) {
        const answer = app.inject({ url: URL, headers });
        answers.push(answer.then(({ statusCode }) => void (statusCode === 200 ? order : refused).push(name)));
      }
      // Each reader's three books are in the queue before the next reader asks.
      await vi.waitFor(() => expect(refused).toContain(name), PATIENT);
    }
    for (let book = 1; book <= 9; book++) {
      await made(book);
      await vi.waitFor(() => expect(order).toHaveLength(book), PATIENT);
    }
    await Promise.all(answers);
    expect(order).toEqual(Array.from({ length: 3 }, () => ["member", "staff", "super"]).flat());
    expect(refused).toEqual(["member", "staff", "super"]);
  });

  it("are refused when too many readers wait", async () => {
    const limits = Array.from({ length: 5 }, (_, at) => `crowd${at}@example.org`);
    const crowd: ApiClient[] = [];
    for (const email of limits) {
      const [user] = await openDb().query<{ id: number }>(
        `insert into users (organization_id, email, username, first_name, last_name, password_hash)
         select organization_id, $1, $1, 'Ada', 'Marsh', '' from users where id = $2 returning id`,
        [email, accounts.member],
      );
      crowd.push(await clientOf(app, openDb(), user?.id ?? null));
    }
    const statuses: number[] = [];
    const answers = crowd.flatMap(({ headers }) =>
      Array.from({ length: 3 }, async () => {
        const answer = await app.inject({ url: URL, headers });
        statuses.push(answer.statusCode);
        return answer;
      }),
    );
    // One is being made and twelve wait.
    await vi.waitFor(() => expect(statuses).toEqual([503, 503]), PATIENT);
    for (let book = 1; book <= 13; book++) await made(book);
    const refused = (await Promise.all(answers)).find(({ statusCode }) => statusCode === 503);
    expect(refused?.headers["retry-after"]).toBe("60");
    expect(refused?.json()).toMatchObject({ error_code: "BUSY" });
  });

  it("of readers who disconnected are stopped, and free their places", async () => {
    const { headers } = await clientNamed("member");
    const origin = await app.listen({ port: 0 });
    let closed = 0;
    app.server.on("connection", (socket) => socket.once("close", () => (closed += 1)));
    const leave = new AbortController();
    const statuses: number[] = [];
    const left = Array.from({ length: 4 }, async () => {
      const response = await fetch(origin + URL, { headers, signal: leave.signal });
      await response.text();
      statuses.push(response.status);
    });
    const all = Promise.allSettled(left);
    await vi.waitFor(() => expect([statuses, making.length]).toEqual([[429], 1]), PATIENT);
    leave.abort();
    await all;
    await vi.waitFor(() => expect(closed).toBe(3), PATIENT);
    expect(stopped).toBeGreaterThan(0);
    // Other books may have started before the server noticed that their readers had left.
    const begun = making.length;
    const answer = app.inject({ url: URL, headers });
    await made(begun + 1);
    expect((await answer).statusCode).toBe(200);
    expect(built).toBe(1);
  });
});
