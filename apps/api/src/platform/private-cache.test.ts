import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type Accounts, IDS } from "../testing/fixture.ts";
import { loadLockedFixture } from "../testing/fixture-locked.ts";
import { PLACES } from "../testing/fixture-places.ts";

const KEPT = [
  `/api/profile/${IDS.marquez}`,
  `/api/profileKnowWho/${IDS.chief}`,
  `/api/committee/${IDS.finance}`,
  `/api/caucus/${IDS.caucus}`,
  `/api/agency/${PLACES.commerce}`,
  `/api/state/${PLACES.california}`,
  `/api/district/${PLACES.california44}`,
  "/api/config/homepage/",
  "/api/jobTitleSuggestKnowWho/?search=chief&doctype=congressional-search",
  "/api/search/vignette/?q=marq&autocomplete=true",
  "/api/search/congressional/?q=marq&autocomplete=true",
  "/api/search/federal/?q=park&autocomplete=true",
  "/api/search/state/?q=park&autocomplete=true",
];

describeWithDatabase(
  "what a browser keeps of the directory",
  (openDb) => {
    let app: FastifyInstance;
    let accounts: Accounts;
    let member: ApiClient;
    beforeAll(async () => {
      accounts = await loadLockedFixture(openDb());
      app = await openApp(openDb());
      member = await clientOf(app, openDb(), accounts.member);
    });
    afterAll(() => app.close());

    const ask = (url: string, { headers }: ApiClient, extra: Record<string, string> = {}) =>
      app.inject({ url, headers: { ...headers, ...extra } });
    const tagOf = async (url: string, client = member) => String((await ask(url, client)).headers["etag"]);

    it("is private, revalidated each time, and not sent again while unchanged", async () => {
      for (const url of KEPT) {
        const first = await ask(url, member, { "accept-encoding": "br" });
        expect(first.statusCode, url).toBe(200);
        expect(first.headers["cache-control"], url).toBe("private, no-cache");
        const isLong = Buffer.byteLength((await ask(url, member)).body) > 1024;
        expect(first.headers["content-encoding"], url).toBe(isLong ? "br" : undefined);
        const again = await ask(url, member, { "if-none-match": String(first.headers["etag"]) });
        expect([again.statusCode, again.body], url).toEqual([304, ""]);
      }
    });

    it("answers a valid ETag without access with a refusal", async () => {
      const [visitor, lapsed] = [await clientOf(app, openDb(), null), await clientOf(app, openDb(), accounts.lapsed)];
      for (const url of KEPT) {
        const tag = { "if-none-match": await tagOf(url) };
        expect([(await ask(url, visitor, tag)).statusCode, (await ask(url, lapsed, tag)).statusCode], url).toEqual([
          401, 403,
        ]);
      }
      const locked = `/api/profile/${IDS.stateHouse}`;
      const limited = await clientOf(app, openDb(), accounts.limited);
      expect((await ask(locked, limited, { "if-none-match": await tagOf(locked) })).statusCode).toBe(303);
    });

    it("is sent again after a change", async () => {
      const url = `/api/profile/${IDS.marquez}`;
      const tag = await tagOf(url);
      await openDb().query("update profiles set title = title || ' of all' where id = $1", [IDS.marquez]);
      const answer = await ask(url, member, { "if-none-match": tag });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(" of all");
    });

    it("is cleared on logout", async () => {
      const { headers } = await clientOf(app, openDb(), accounts.staff);
      const answer = await app.inject({ method: "POST", url: "/logout/", headers });
      expect([answer.statusCode, answer.headers["clear-site-data"]]).toEqual([303, '"cache"']);
    });

    it("excludes the session, results and the Briefcase", async () => {
      for (const url of ["/api/session/", "/api/search/vignette/?q=marq", "/api/briefcase/"]) {
        const { headers } = await ask(url, member);
        expect([headers["cache-control"], headers["etag"]], url).toEqual(["no-store", undefined]);
      }
    });
  },
  { keep: true },
);
