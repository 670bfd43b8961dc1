import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import cookie from "@fastify/cookie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerFailure } from "../pages/failure-page.ts";
import { rememberCaller } from "./access.ts";
import { addLanes, createLanes, type Lanes, endTurn } from "./lanes.ts";

const PATIENT = { timeout: 10_000, interval: 5 };
const SETTINGS = { publicOrigin: "http://localhost:8001" };

describe("lanes", () => {
  let app: FastifyInstance;
  let lanes: Lanes;
  /** Work that has begun, each with a function that ends it. */
  let begun: { name: string; end: () => void }[];
  let identified: number;

  beforeEach(async () => {
    begun = [];
    identified = 0;
    lanes = createLanes("pglite");
    app = Fastify();
    app.setErrorHandler(answerFailure);
    await app.register(cookie);
    const runIn = addLanes(app, {
      lanes,
      settings: SETTINGS,
      identify: async (request) => {
        identified += 1;
        const userId = Number(request.cookies["rotunda_session"]) || null;
        rememberCaller(request, { userId } as Parameters<typeof rememberCaller>[1]);
      },
      pace: async () => {},
    });
    const hold = (name: string, reply: FastifyReply) =>
      new Promise<string>((resolve) => {
        begun.push({ name, end: () => resolve(name) });
        reply.raw.once("close", () => resolve(name));
      });
    await app.register(async (scope) => {
      runIn("work", scope);
      scope.get<{ Querystring: { name: string } }>("/api/work", (request, reply) => hold(request.query.name, reply));
      scope.get<{ Querystring: { name: string } }>("/api/handed-on", (request, reply) => {
        endTurn(request);
        return hold(request.query.name, reply);
      });
      scope.get("/api/failing", () => Promise.reject(new Error("no")));
    });
    app.get("/api/cheap", async () => "cheap");
  });
  afterEach(async () => {
    for (const { end } of begun) end();
    // The client of an aborted request connects again, and closing would wait for a request.
    app.server.closeAllConnections();
    await app.close();
  });

  const ask = (user: number, name: string, path = "work") =>
    app.inject({ url: `/api/${path}?name=${name}`, headers: { cookie: `rotunda_session=${user}` } });
  const names = () => begun.map(({ name }) => name);
  const endAll = async (answers: Promise<unknown>[]) => {
    const ending = setInterval(() => begun.forEach(({ end }) => end()), 1);
    await Promise.all(answers);
    clearInterval(ending);
  };

  it("answer cheap requests and other readers’ requests while one reader overloads the server", async () => {
    const many = Array.from({ length: 64 }, (_, at) => ask(1, `a${at}`));
    await vi.waitFor(() => expect(lanes.work.counts()).toEqual({ running: 2, waiting: 62 }), PATIENT);
    expect(names()).toEqual(["a0", "a1"]);
    const other = ask(2, "b");
    await vi.waitFor(() => expect(names()).toEqual(["a0", "a1", "b"]), PATIENT);
    expect((await ask(1, "", "cheap")).body).toBe("cheap");
    begun.at(-1)?.end();
    expect((await other).statusCode).toBe(200);
    await endAll(many);
    expect(lanes.work.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it("refuse a reader’s sixty-fifth request with 429, before asking who it is", async () => {
    await ask(1, "", "cheap");
    const many = Array.from({ length: 64 }, (_, at) => ask(1, `a${at}`));
    await vi.waitFor(() => expect(lanes.work.isFull("user 1")).toBe(true), PATIENT);
    const before = identified;
    const refused = await ask(1, "too many");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "2"]);
    expect(refused.json()).toMatchObject({ error_code: "TOO_MANY_REQUESTS" });
    expect(identified).toBe(before);
    await endAll(many);
    const after = ask(1, "again");
    await endAll([after]);
    expect((await after).statusCode).toBe(200);
  });

  it("refuse with 503 when many readers fill the queue, except readers with fewer requests in it", async () => {
    for (let user = 1; user <= 9; user++) await ask(user, "", "cheap");
    const many = Array.from({ length: 516 }, (_, at) => ask(1 + (at % 9), `${at}`));
    await vi.waitFor(() => expect(lanes.work.counts()).toEqual({ running: 4, waiting: 512 }), PATIENT);
    const newcomer = ask(10, "newcomer");
    const evicted = await Promise.race(many);
    expect([evicted.statusCode, evicted.headers["retry-after"]]).toEqual([503, "5"]);
    expect(evicted.json()).toMatchObject({ error_code: "BUSY" });
    await endAll([...many, newcomer]);
    expect((await newcomer).statusCode).toBe(200);
  });

  it("skip requests of disconnected clients", async () => {
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    const leaving = new AbortController();
    const far = (name: string, signal?: AbortSignal) =>
      fetch(`${origin}/api/work?name=${name}`, { headers: { cookie: "rotunda_session=1" }, signal });
    const first = [far("a"), far("b")];
    await vi.waitFor(() => expect(begun).toHaveLength(2), PATIENT);
    const left = Promise.allSettled([far("c", leaving.signal), far("d", leaving.signal)]);
    await vi.waitFor(() => expect(lanes.work.counts().waiting).toBe(2), PATIENT);
    leaving.abort();
    await left;
    await vi.waitFor(() => expect(lanes.work.counts()).toEqual({ running: 2, waiting: 0 }), PATIENT);
    await endAll(first);
    expect(names().toSorted()).toEqual(["a", "b"]);
  });

  it("end a turn after a failure, after HEAD, and while work waits for another queue", async () => {
    expect((await ask(1, "", "failing")).statusCode).toBe(500);
    const head = app.inject({ method: "HEAD", url: "/api/work?name=head" });
    await endAll([head]);
    expect((await head).statusCode).toBe(200);
    const handed = ask(1, "handed", "handed-on");
    await vi.waitFor(() => expect(names()).toContain("handed"), PATIENT);
    expect(lanes.work.counts()).toEqual({ running: 0, waiting: 0 });
    await endAll([handed]);
  });
});
