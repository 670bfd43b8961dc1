import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { clientOf, openApp } from "../testing/api-client.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { loadFixture } from "../testing/fixture.ts";
import { ApiError } from "./api-error.ts";
import { type Db, DbUnavailable } from "./db.ts";

interface Line {
  level: number;
  msg: string;
  err?: { stack: string };
}
const WARN = 40;
const ERROR = 50;

function createLog() {
  const lines: Line[] = [];
  return { lines, log: { write: (line: string) => void lines.push(JSON.parse(line) as Line) } };
}

const diskFull = () =>
  Object.assign(new Error('could not extend file "base/5/16384": No space left on device'), { code: "53100" });

describeOnOneDatabase("errors", (openDb) => {
  let app: FastifyInstance | null = null;
  afterEach(() => app?.close());

  it("answers 507 if the disk is full, stores nothing, and isn’t ready until there is room", async () => {
    const accounts = await loadFixture(openDb());
    const { lines, log } = createLog();
    let isFull = true;
    const withRoom = (db: Db): Db => ({
      ...db,
      query: async (text, values) => {
        const done = await db.query(text, values);
        if (isFull && /insert into folders/u.test(text)) throw diskFull();
        return done as never;
      },
      exec: (text) => (isFull && text.includes("temporary table") ? Promise.reject(diskFull()) : db.exec(text)),
      transaction: (run) => db.transaction((tx) => run(withRoom(tx))),
    });
    app = await openApp(withRoom(openDb()), { log });
    const client = await clientOf(app, openDb(), accounts.member);
    const addFolder = () => client.post("/api/briefcase/folder/add/", { folder_name: "No room" });
    const countFolders = () => openDb().query("select count(*)::int from folders where name = 'No room'");

    expect((await app.inject("/readyz")).statusCode).toBe(200);
    expect(await addFolder()).toMatchObject({ status: 507, body: { error_code: "DISK_FULL" } });
    expect(await countFolders()).toEqual([{ count: 0 }]);
    const unready = await app.inject("/readyz");
    expect([unready.statusCode, unready.json()]).toEqual([503, { status: "unavailable", because: "disk" }]);
    expect(unready.headers["retry-after"]).toBe("60");
    expect(lines.filter(({ level, err }) => level >= ERROR && err !== undefined)).toEqual([]);

    isFull = false;
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    expect((await addFolder()).status).toBe(200);
    expect(await countFolders()).toEqual([{ count: 1 }]);
  });

  it("logs refusals and outages without a stack, and bugs with one", async () => {
    const { lines, log } = createLog();
    app = await openApp(openDb(), { log });
    const errors: Record<string, Error> = {
      busy: new ApiError(503, "BUSY", "Busy."),
      away: new DbUnavailable("PostgreSQL can’t be reached (ECONNREFUSED)."),
      bug: new TypeError("a bug"),
      missing: new ApiError(404, "NOT_FOUND", "None."),
    };
    app.get("/api/fails/:how", (request) => {
      throw errors[(request.params as { how: string }).how];
    });
    const logged = async (how: string) => {
      lines.length = 0;
      const { statusCode, headers } = await app!.inject(`/api/fails/${how}`);
      const written = lines.map(({ level, msg, err }) => ({ level, msg, hasStack: err !== undefined }));
      return { statusCode, retryAfter: headers["retry-after"], written };
    };
    const answered = (level: number) => ({ level, msg: "answered", hasStack: false });
    expect(await logged("busy")).toEqual({
      statusCode: 503,
      retryAfter: "60",
      written: [{ level: WARN, msg: "the request was refused", hasStack: false }, answered(WARN)],
    });
    expect(await logged("away")).toEqual({
      statusCode: 503,
      retryAfter: "60",
      written: [{ level: ERROR, msg: "the request failed", hasStack: false }, answered(WARN)],
    });
    expect(await logged("bug")).toMatchObject({
      statusCode: 500,
      written: [{ level: ERROR, msg: "the request failed", hasStack: true }, answered(ERROR)],
    });
    expect(await logged("missing")).toMatchObject({ statusCode: 404, written: [answered(WARN)] });
  });

  describe("of a connection", () => {
    /** Sends `text` to a listening server and returns its whole answer. */
    async function talk(text: string, { isAborted = false, requestTimeout = 30_000 } = {}) {
      const { lines, log } = createLog();
      app = await openApp(openDb(), { log });
      expect(app.server.requestTimeout).toBe(30_000);
      expect(app.server).toMatchObject({ connectionsCheckingInterval: 1_000 });
      Object.assign(app.server, { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: 50 });
      await app.listen({ port: 0, host: "127.0.0.1" });
      const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
      let answer = "";
      socket.on("data", (part) => (answer += part.toString()));
      socket.write(text);
      if (isAborted) {
        await pause(100);
        socket.destroy();
        await pause(100);
      } else await once(socket, "close");
      return { answer, faults: lines.filter(({ level, err }) => level >= ERROR || err !== undefined) };
    }
    const slowBody =
      "POST /login/ HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n" +
      "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nemail=";

    it("answers 408 if the body doesn’t arrive in time", async () => {
      const { answer, faults } = await talk(slowBody, { requestTimeout: 300 });
      expect(answer).toMatch(/^HTTP\/1.1 408 /u);
      expect(faults).toEqual([]);
    });

    it("isn’t logged as a fault if the client disconnects", async () => {
      expect((await talk(slowBody, { isAborted: true })).faults).toEqual([]);
    });

    it("answers 400 to two Host headers", async () => {
      const { answer } = await talk(
        "GET /api/session/ HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
      );
      expect(answer).toMatch(/^HTTP\/1.1 400 [^]*DUPLICATE_HOST/u);
    });
  });
});
