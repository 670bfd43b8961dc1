import type { Socket } from "node:net";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Jobs } from "../jobs/create-jobs.ts";
import { answerFailure } from "../pages/failure-page.ts";
import { readSettings } from "../platform/settings.ts";
import { createIdentify } from "../session/identify.ts";
import { clientOf, TODAY } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { dossiersRoutes } from "./dossiers.routes.ts";

describeWithDatabase("profile books asked for at once", (openDb) => {
  let app: FastifyInstance;
  let finish: () => void = () => {};

  beforeEach(async () => {
    const deps = { db: openDb(), settings: readSettings({ SAMPLE_DATA: "off" }), clock: () => TODAY };
    const gate = new Promise<void>((resolve) => (finish = resolve));
    app = Fastify();
    app.setErrorHandler(answerFailure);
    await app.register(cookie);
    app.addHook("onRequest", createIdentify(deps));
    await app.register(
      dossiersRoutes({
        ...deps,
        jobs: {} as Jobs,
        build: async () => {
          await gate;
          return { contents: Buffer.from("a book"), mediaType: "application/pdf" };
        },
      }),
    );
  });
  afterEach(() => app.close());

  it("wait their turn, a few of them; the others are told to come back", async () => {
    const { member } = await loadFixture(openDb());
    const { headers } = await clientOf(app, openDb(), member);
    const refused: number[] = [];
    const answers = Array.from({ length: 9 }, async () => {
      const answer = await app.inject({ url: `/api/profileDossier/${IDS.marquez}.pdf`, headers });
      // One is made and six wait: two come too many. The seven are made once those have been answered.
      if (answer.statusCode !== 200 && refused.push(answer.statusCode) === 2) finish();
      return answer;
    });
    const all = await Promise.all(answers);
    expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 200),
      503,
      503,
    ]);
    const busy = all.find(({ statusCode }) => statusCode === 503);
    expect(busy?.headers["retry-after"]).toBe("60");
    expect(busy?.json()).toMatchObject({ error_code: "BUSY" });
    expect(all.find(({ statusCode }) => statusCode === 200)?.body).toBe("a book");
  });

  it("whose readers have left give up their places in the queue", async () => {
    const { member } = await loadFixture(openDb());
    const { headers } = await clientOf(app, openDb(), member);
    const url = `/api/profileDossier/${IDS.marquez}.pdf`;
    const sockets: Socket[] = [];
    app.server.on("request", ({ socket }) => sockets.push(socket));
    const origin = await app.listen({ port: 0 });
    const leave = new AbortController();
    const left = Array.from({ length: 7 }, () => fetch(origin + url, { headers, signal: leave.signal }));
    const all = Promise.allSettled(left);
    await vi.waitFor(() => expect(sockets).toHaveLength(7));
    expect((await app.inject({ url, headers })).statusCode).toBe(503);
    leave.abort();
    await all;
    await vi.waitFor(() => expect(sockets.every(({ destroyed }) => destroyed)).toBe(true));
    const answers = Array.from({ length: 7 }, async () => {
      const { statusCode } = await app.inject({ url, headers });
      // The first book is still being made, so six can wait.
      if (statusCode === 503) finish();
      return statusCode;
    });
    expect((await Promise.all(answers)).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 503]);
  });
});
