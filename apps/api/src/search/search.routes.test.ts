import type { FastifyInstance } from "fastify";
import { createDefaultQuery } from "@rotunda/core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type Accounts, IDS, loadFixture } from "../testing/fixture.ts";
import type { Db } from "../platform/db.ts";
import { countOptions } from "./count-options.ts";
import { runSearch } from "./run-search.ts";

const watchQueries = (db: Db, onQuery: (text: string, values: readonly unknown[] | undefined) => void): Db => ({
  ...db,
  query: (text, values, options) => {
    onQuery(text, values);
    return db.query(text, values, options);
  },
});

describeWithDatabase(
  "api/search",
  (openDb) => {
    let app: FastifyInstance;
    let accounts: Accounts;
    let member: ApiClient;
    let limited: ApiClient;
    beforeAll(async () => {
      accounts = await loadFixture(openDb());
      app = await openApp(openDb());
      member = await clientOf(app, openDb(), accounts.member);
      limited = await clientOf(app, openDb(), accounts.limited);
    });
    afterAll(() => app.close());

    it("returns a page of cards with pagination", async () => {
      const { status, body } = await member.get("/api/search/vignette/?q=marquez&page=0&pageSize=12&order=relevance");
      expect(status).toBe(200);
      expect(body.pagination).toEqual({ page_size: 12, page: 0, total_pages: 1, total_hits: 1, order: "relevance" });
      expect(body.results).toEqual([
        {
          id: IDS.marquez,
          briefcase_item_id: `${IDS.marquez}-profile`,
          is_former: false,
          position_summary: "United States Senator, Washington",
          preferred_name_display: "Elena Márquez-Ruiz",
          sort_name: "marquez ruiz elena marquez ruiz",
          title: "Senator",
          political_party: "Democrat",
          quick_summary: "<p>A former river engineer who writes water law.</p>",
          headshot: "",
          subscription_modules: [1],
          record_type: "profile",
          added_to_briefcase: false,
          leadership_role: "Majority Whip",
          is_paywalled: false,
        },
      ]);
    });

    it("has an endpoint for each scope", async () => {
      for (const [endpoint, type] of [
        ["vignette", "profile"],
        ["congressional", "person"],
        ["federal", "agencyperson"],
        ["state", "person"],
      ]) {
        const { status, body } = await member.get(`/api/search/${endpoint}/`);
        expect(status, endpoint).toBe(200);
        expect(body.results[0].record_type, endpoint).toBe(type);
      }
    });

    it("limits the page size, and returns the last page past the end", async () => {
      const big = await member.get("/api/search/vignette/?pageSize=5000");
      expect(big.body.pagination.page_size).toBe(100);
      const past = await member.get("/api/search/vignette/?pageSize=5&page=999999999");
      expect(past.body.pagination.page).toBe(past.body.pagination.total_pages - 1);
      expect(past.body.results.length).toBeGreaterThan(0);
      expect((await member.get("/api/search/vignette/?page=-3&pageSize=x")).body.pagination).toMatchObject({
        page: 0,
        page_size: 12,
      });
    });

    it("rejects an invalid value with the parameter’s name and without a 5xx status", async () => {
      const values = ["abc", "99999999", "-1", "1 or 1=1", "'", "%E0%A4%A", "%F0%9F%92%A9", "[]", "1e3"];
      for (const parameter of [
        "political_party",
        "committees",
        "gender",
        "birth_year",
        "age",
        "sig_expression",
        "include_former",
        "order",
        "view",
        "autocomplete",
      ]) {
        for (const value of values) {
          const { status, body } = await member.get(`/api/search/vignette/?${parameter}=${value}`);
          expect(status, `${parameter}=${value}`).toBe(400);
          expect(body).toMatchObject({ error_code: "BAD_PARAMETER", detail: parameter });
        }
      }
      for (const parameter of ["q", "school", "city", "page", "pageSize", "offset", "nonsense"]) {
        for (const value of [...values, "%00", ""]) {
          const { status } = await member.get(`/api/search/vignette/?${parameter}=${value}`);
          expect(status, `${parameter}=${value}`).toBe(200);
        }
      }
      expect((await member.get(`/api/search/vignette/?q=${"x".repeat(501)}`)).body.detail).toBe("q");
    });

    it.each(["order=foo", "view=wall", "autocomplete=maybe"])(
      "rejects %s with the parameter’s name",
      async (search) => {
        const [parameter] = search.split("=");
        for (const path of ["search/vignette", "search/state", "searchExport/federal"]) {
          const { status, body } = await member.get(`/api/${path}/?q=eli&${search}`);
          expect([status, body.error_code, body.detail], path).toEqual([400, "BAD_PARAMETER", parameter]);
        }
      },
    );

    it("uses the first valid page, else the default", async () => {
      const asked = async (search: string) => {
        const { status, body } = await member.get(`/api/search/vignette/?${search}`);
        expect(status, search).toBe(200);
        return { order: body.pagination.order, page: body.pagination.page, page_size: body.pagination.page_size };
      };
      const usual = { order: "relevance", page: 0, page_size: 12 };
      for (const search of ["", "page=abc", "order=", "pageSize=x", "view=card", "offset=-1", "page=&pageSize=0"]) {
        expect(await asked(search), search).toEqual(usual);
      }
      expect(await asked("pageSize=1000000")).toEqual({ ...usual, page_size: 100 });
      expect(await asked("order=alphabetical_desc&order=relevance&pageSize=3&pageSize=50&page=1&page=0")).toEqual({
        order: "alphabetical_desc",
        page: 1,
        page_size: 3,
      });
    });

    it("rejects a second, different value of a parameter with a single value", async () => {
      for (const [parameter, value, other] of [
        ["q", "marquez", "latimer"],
        ["school", "gonzaga", "yale"],
        ["religion", "1", "2"],
        ["birth_year", "1962", "1963"],
        ["sig_expression", "401gte90", "401gte80"],
        ["include_former", "true", "false"],
        ["hide_paywalled_profiles", "false", "true"],
        ["autocomplete", "true", "false"],
      ]) {
        const statusOf = async (values: (string | undefined)[]) =>
          (await member.get(`/api/search/vignette/?${values.map((one) => `${parameter}=${one}`).join("&")}`)).status;
        expect(await statusOf([value]), parameter).toBe(200);
        expect(await statusOf([value, value]), parameter).toBe(200);
        expect(await statusOf([value, other]), parameter).toBe(400);
      }
      expect((await member.get("/api/search/vignette/?political_party=1&political_party=2")).status).toBe(200);
    });

    it("ignores parameters of other scopes", async () => {
      const all = await member.get("/api/search/federal/");
      const asked = await member.get("/api/search/federal/?religion=3&political_party=nonsense");
      expect(asked.body.pagination).toEqual(all.body.pagination);
    });

    it("counts results per option without the filter's own choice, and with the page’s spelling", async () => {
      const countsOf = async (search: string) =>
        (await member.get(`/api/search/vignette/counts/?${search}`)).body.counts;
      const hits = async (search: string) =>
        (await member.get(`/api/search/vignette/?${search}`)).body.pagination.total_hits;
      for (const search of [
        "q=lattimer",
        "current_office_state_abbr=WA&political_party=1",
        `q=senator&committees=${IDS.finance}`,
      ]) {
        const counts = await countsOf(search);
        for (const parameter of ["current_office_state_abbr", "political_party", "gender", "include_former"]) {
          const others = new URLSearchParams(search);
          others.delete(parameter);
          for (const [value, count] of Object.entries(counts[parameter])) {
            expect(await hits(`${others.toString()}&${parameter}=${value}`), `${search} ${parameter}=${value}`).toBe(
              count,
            );
          }
        }
      }
      expect((await countsOf("q=lattimer")).current_office_state_abbr).toEqual({ OH: 1 });
      expect((await member.get("/api/search/vignette/counts/?gender=none")).body.detail).toBe("gender");
      expect((await countsOf("q=%25")).political_party).toEqual({});
    });

    it("reads facets once for simultaneous counts, and nothing for a repeated one", async () => {
      const db = openDb();
      await db.query("update search_generation set id = gen_random_uuid()");
      const statements: string[] = [];
      const watched = watchQueries(db, (text, values) => statements.push(JSON.stringify([text, values])));
      const context = { reader: { userId: null, modules: [1] }, today: "2026-06-30" };
      const count = () => countOptions(watched, "universal", createDefaultQuery(), context);
      const [one, other] = await Promise.all([count(), count()]);
      expect(one).toEqual(other);
      const facets = statements.filter((text) => text.includes("search_facets"));
      expect(facets.length).toBeGreaterThan(10);
      expect(new Set(facets).size).toBe(facets.length);
      statements.length = 0;
      expect(await count()).toEqual(one);
      expect(statements).toHaveLength(1);
    });

    it("reads no index and no texts for a repeated page", async () => {
      const statements: string[] = [];
      const watched = watchQueries(openDb(), (text) => statements.push(text));
      const query = { ...createDefaultQuery(), keyword: "marquez salmon" };
      const context = { reader: { userId: null, modules: [1] }, today: "2026-06-30" };
      const page = await runSearch(watched, "universal", query, context);
      expect(page.reasons).toEqual([expect.stringMatching(/salmon/iu)]);
      statements.length = 0;
      expect(await runSearch(watched, "universal", query, context)).toEqual(page);
      expect(statements.map((text) => /search_generation|join records/u.exec(text)?.[0])).toEqual([
        "search_generation",
        "join records",
      ]);
      const closed = await runSearch(watched, "universal", query, {
        ...context,
        reader: { userId: null, modules: null },
      });
      // The word of the prose is left out.
      expect(closed).toMatchObject({ showing_results_for: "marquez", reasons: [""] });
    });

    it("stops counting if nobody waits", async () => {
      const context = { reader: { userId: null, modules: null }, today: "2026-06-30", isWanted: () => false };
      expect(await countOptions(openDb(), "universal", createDefaultQuery(), context)).toEqual({ counts: {} });
    });

    it("suggests five records", async () => {
      const { body } = await member.get("/api/search/vignette/?pageSize=5&q=eli&order=relevance&autocomplete=true");
      expect(body).toEqual({
        results: [
          {
            id: IDS.obrien,
            record_type: "profile",
            preferred_name_display: "Elizabeth O’Brien",
            headshot: "",
            position_summary: "United States Representative, Texas, 7th District",
            is_former: false,
          },
        ],
      });
      expect((await member.get("/api/search/vignette/?q=el&autocomplete=true")).body).toEqual({ results: [] });
    });

    it("shows records outside the subscription as locked, or hides them by request or preference", async () => {
      const listed = (await limited.get("/api/search/vignette/?q=lindqvist")).body;
      expect(listed.results).toMatchObject([{ id: IDS.stateHouse, is_paywalled: true, quick_summary: "" }]);
      expect(JSON.stringify(listed)).not.toContain("lindqvist@example.org");
      const hidden = (await limited.get("/api/search/vignette/?q=lindqvist&hide_paywalled_profiles=true")).body;
      expect(hidden.pagination.total_hits).toBe(0);
      await openDb().query("update users set hide_paywalled = true where id = $1", [accounts.limited]);
      for (const more of ["", "&hide_paywalled_profiles=false"]) {
        expect((await limited.get(`/api/search/vignette/?q=lindqvist${more}`)).body.results).toEqual([]);
      }
      expect((await limited.get("/api/search/vignette/?q=willa&autocomplete=true")).body.results).toEqual([]);
      await openDb().query("update users set hide_paywalled = false where id = $1", [accounts.limited]);
    });

    it("shows each reader’s own stars", async () => {
      const item = `${IDS.latimer}-profile`;
      await member.post("/api/briefcase/toggle/", { briefcase_item_ids: [item], action: "add" });
      const star = async (client: ApiClient) =>
        (await client.get("/api/search/vignette/?q=latimer")).body.results[0].added_to_briefcase;
      expect([await star(member), await star(limited)]).toEqual([true, false]);
    });

    it("serves an address range, without personal data", async () => {
      const statusOf = async (url: string) =>
        (await app.inject({ url, headers: { "x-forwarded-for": "203.0.113.9" } })).statusCode;
      expect(await statusOf("/api/search/vignette/?q=marquez")).toBe(200);
      expect(await statusOf(`/api/profile/${IDS.marquez}`)).toBe(200);
      for (const url of ["/api/briefcase/", "/api/searchExport/congressional/", "/api/searchExport/"]) {
        expect(await statusOf(url), url).toBe(403);
      }
    });

    it("requires a member", async () => {
      for (const [account, expected] of [
        [null, 401],
        ["noaccess", 403],
        ["lapsed", 403],
        ["logo", 200],
      ] as const) {
        const client = await clientOf(app, openDb(), account && accounts[account]);
        for (const endpoint of ["vignette", "congressional", "federal", "state"]) {
          expect((await client.get(`/api/search/${endpoint}/?q=marquez`)).status, `${account}`).toBe(expected);
        }
      }
    });
  },
  { keep: true },
);
