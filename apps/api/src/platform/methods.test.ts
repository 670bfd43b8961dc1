import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { type Accounts, IDS } from "../testing/fixture.ts";
import { DbUnavailable } from "./db.ts";
import { loadPlacesFixture, PLACES } from "../testing/fixture-places.ts";

describeOnOneDatabase(
  "an address of the server",
  (openDb) => {
    let app: FastifyInstance;
    let accounts: Accounts;
    let member: ApiClient;
    beforeAll(async () => {
      accounts = await loadPlacesFixture(openDb());
      app = await openApp(openDb());
      member = await clientOf(app, openDb(), accounts.member);
    });
    afterAll(() => app.close());

    const send = (method: "HEAD" | "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "OPTIONS", url: string) =>
      app.inject({ method, url, headers: member.headers });

    it.each([
      ["POST", "/api/session/", "GET, HEAD"],
      ["DELETE", `/api/profile/${IDS.marquez}`, "GET, HEAD"],
      ["PUT", "/api/search/vignette/?q=a", "GET, HEAD"],
      ["GET", "/api/briefcase/toggle/", "POST"],
      ["GET", "/api/briefcase/folder/add", "POST"],
      ["POST", "/api/briefcase/addAllSearchResults/", "PUT"],
      ["PATCH", "/logout/", "GET, HEAD, POST"],
      ["DELETE", "/login", "GET, HEAD, POST"],
      ["OPTIONS", "/api/config/app/", "GET, HEAD"],
      ["POST", "/", "GET, HEAD"],
      ["POST", "/healthz", "GET, HEAD"],
    ] as const)("answers %s %s with 405 and the allowed methods", async (method, url, allow) => {
      const answer = await send(method, url);
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
      if (url.startsWith("/api/")) {
        expect(answer.json()).toEqual({
          error_message: `This address supports ${allow} only.`,
          error_code: "METHOD_NOT_ALLOWED",
          detail: "",
        });
      }
      expect(answer.headers["content-security-policy"]).toBeDefined();
    });

    it("answers 404 for an unknown address with any method", async () => {
      for (const method of ["GET", "POST", "DELETE"] as const) {
        const answer = await send(method, "/api/nothing/");
        expect([answer.statusCode, answer.headers.allow], method).toEqual([404, undefined]);
      }
    });

    it("answers HEAD as GET, without a body", async () => {
      for (const url of [
        "/api/session/",
        "/api/config/app/",
        "/api/config/homepage/",
        "/api/search/federal/?q=park",
        "/api/search/federal/?order=none",
        `/api/profile/${IDS.marquez}`,
        "/api/profile/999999",
        `/api/committee/${IDS.finance}`,
        "/api/briefcase/",
        "/api/bulkDossierDownloadCheck/?q=marquez",
        "/logout/",
        "/login/",
        "/healthz",
        "/api/docs/json",
      ]) {
        const [got, head] = [await send("GET", url), await send("HEAD", url)];
        expect([head.statusCode, head.headers["content-type"], head.body], url).toEqual([
          got.statusCode,
          got.headers["content-type"],
          "",
        ]);
      }
    });

    it("has no side effects on HEAD: counts no export, sends no mail, remembers no profile", async () => {
      const tables = ["exports", "mail_jobs", "recent_profiles"];
      for (const table of tables) await openDb().exec(`delete from ${table}`);
      for (const url of [
        "/api/searchExport/congressional/?q=lindqvist",
        `/api/committeeExport/${IDS.finance}`,
        "/api/bulkDossierDownloadCheck/?q=marquez&email=true",
        `/api/profile/${IDS.marquez}`,
      ]) {
        expect((await send("HEAD", url)).statusCode, url).toBe(200);
      }
      for (const table of tables) expect(await openDb().query(`select 1 from ${table}`), table).toEqual([]);
    });

    it("accepts one spelling of each id", async () => {
      const folder = (await member.post("/api/briefcase/folder/add", { folder_name: "Mine" })).body.folder_id;
      for (const [path, id] of [
        ["/api/profile/", IDS.marquez],
        ["/api/profileKnowWho/", IDS.chief],
        ["/api/committee/", IDS.finance],
        ["/api/caucus/", IDS.caucus],
        ["/api/agency/", PLACES.commerce],
        ["/api/state/", PLACES.california],
        ["/api/district/", PLACES.california44],
        ["/api/committeeExport/", IDS.finance],
        ["/api/folderDossierDownloadCheck/", folder],
      ] as const) {
        expect((await member.get(`${path}${id}`)).status, path).not.toBe(404);
        for (const spelling of [`0${id}`, `00${id}`, `+${id}`, `${id}.0`, `%20${id}`]) {
          expect((await member.get(`${path}${spelling}`)).status, `${path}${spelling}`).toBe(404);
        }
      }
      expect((await member.get(`/api/profileDossier/0${IDS.marquez}.docx`)).status).toBe(404);
    });

    it("sends Retry-After with every 503", async () => {
      const away = await openApp({ ...openDb(), query: () => Promise.reject(new DbUnavailable("away")) });
      for (const url of ["/readyz", "/api/config/app/", "/forgot/reset?token=x"]) {
        const answer = await away.inject(url);
        expect([answer.statusCode, answer.headers["retry-after"]], url).toEqual([503, "60"]);
      }
      await away.close();
    });
  },
  { keep: true },
);
