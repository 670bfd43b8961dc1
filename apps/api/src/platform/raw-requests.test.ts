import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FastifyInstance } from "fastify";
import { openApp } from "../testing/api-client.ts";
import { memory } from "../testing/databases.ts";

describe("bytes that aren't a valid request", () => {
  let app: FastifyInstance;
  let end: () => Promise<void>;
  let port: number;
  beforeAll(async () => {
    const opened = await memory();
    end = opened.end;
    app = await openApp(opened.db);
    await app.listen({ port: 0, host: "127.0.0.1" });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(async () => {
    await app.close();
    await end();
  });

  async function open(bytes: string): Promise<Socket> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(bytes);
    return socket;
  }

  /** All the server says until it closes the connection. */
  async function answerTo(bytes: string): Promise<string> {
    const socket = await open(bytes);
    const parts: Buffer[] = [];
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.on("error", () => {});
    await once(socket, "close");
    return Buffer.concat(parts).toString("latin1");
  }

  const HOST = "host: localhost\r\n";
  it.each([
    ["two lengths", `POST /login/ HTTP/1.1\r\n${HOST}content-length: 3\r\ncontent-length: 30\r\n\r\na=b`, 400],
    [
      "a length and chunks, which proxies may read differently",
      `POST /login/ HTTP/1.1\r\n${HOST}content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nG`,
      400,
    ],
    ["an unknown transfer coding", `POST /login/ HTTP/1.1\r\n${HOST}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`, 400],
    ["a line feed without a carriage return", `GET /healthz HTTP/1.1\nhost: localhost\nx: a\n\n`, 400],
    ["a space before the colon", `GET /healthz HTTP/1.1\r\n${HOST}x : a\r\n\r\n`, 400],
    ["a header of 64 kB", `GET /healthz HTTP/1.1\r\n${HOST}x: ${"a".repeat(65_536)}\r\n\r\n`, 431],
    ["an unknown method", `BREW /healthz HTTP/1.1\r\n${HOST}\r\n`, 400],
    ["another protocol", `\u0016\u0003\u0001\u0002\r\n\r\n`, 400],
  ])("with %s are refused once, and the connection closes", async (_, bytes, status) => {
    const answer = await answerTo(bytes);
    expect(answer.match(/HTTP\/1\.1 \d+/gu)).toEqual([`HTTP/1.1 ${status}`]);
    expect(answer).not.toMatch(/node_modules|\bat /u);
  });

  it("that never end on many connections don't delay others", async () => {
    const slow = await Promise.all(
      Array.from({ length: 200 }, () => open(`POST /login/ HTTP/1.1\r\n${HOST}content-length: 100\r\n\r\na`)),
    );
    expect(await answerTo(`GET /healthz HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200/u);
    for (const socket of slow) socket.destroy();
  });
});
