import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type AccountName, type Accounts, IDS, loadFixture } from "../testing/fixture.ts";
import { insertFixture } from "../testing/insert-rows.ts";
import { rebuildSearch } from "./rebuild-search.ts";

const PATH = "/api/jobTitleSuggestKnowWho/";
const staffer = (id: number, title: string, facts: object = {}) => ({
  id,
  record_type: "staffer",
  source: "fixture",
  source_id: `titled-${id}`,
  employer_profile_id: IDS.marquez,
  full_name: `Staffer ${id}`,
  title,
  profile_type_id: 9,
  ...facts,
});

describeWithDatabase(
  "api/jobTitleSuggestKnowWho",
  (openDb) => {
    let app: FastifyInstance;
    let accounts: Accounts;
    let member: ApiClient;
    beforeAll(async () => {
      accounts = await loadFixture(openDb());
      await insertFixture(openDb(), "contacts", [
        staffer(701, "Chief Clerk"),
        staffer(702, "CHIEF CLERK"),
        staffer(703, "Chief Clerk"),
        staffer(704, "Attaché, Senior"),
        staffer(705, "Chief Archivist", { is_former: true }),
        staffer(706, "Chief of the Chiefs"),
        ...Array.from({ length: 14 }, (_, index) => staffer(710 + index, `Scheduler ${index}`)),
      ]);
      await rebuildSearch(openDb());
      app = await openApp(openDb());
      member = await as("member");
    });
    afterAll(() => app.close());

    const as = (account: AccountName | null) => clientOf(app, openDb(), account && accounts[account]);
    const ask = (search: string, doctype = "congressional-search", client = member) =>
      client.get(`${PATH}?${new URLSearchParams({ search, doctype }).toString()}`);
    const titles = async (search: string, doctype?: string) => (await ask(search, doctype)).body;

    it("lists each title once in its most common spelling, most common title first", async () => {
      expect(await titles("chief")).toEqual(["Chief Clerk", "Chief of Staff", "Chief of the Chiefs"]);
    });

    it("matches prefixes of all typed words, ignoring case and accents", async () => {
      expect(await titles("cle")).toEqual(["Chief Clerk"]);
      expect(await titles("  STA chi ")).toEqual(["Chief of Staff"]);
      expect(await titles("ATTACHÉ")).toEqual(["Attaché, Senior"]);
      expect(await titles("attache")).toEqual(["Attaché, Senior"]);
      expect(await titles("hief")).toEqual([]);
      expect(await titles("chief nobody")).toEqual([]);
    });

    it("lists only titles of the requested directory", async () => {
      expect(await titles("counsel")).toEqual(["Counsel"]);
      expect(await titles("counsel", "federal-search")).toEqual(["General Counsel"]);
      expect(await titles("aide", "state-search")).toEqual(["Legislative Aide"]);
      expect(await titles("aide", "federal-search")).toEqual([]);
      expect(await titles("senator", "vignette-search")).toEqual(["Senator"]);
    });

    it("suggests titles that the filter finds", async () => {
      const [title] = await titles("atta");
      const { body } = await member.get(`/api/search/congressional/?jobtitle=${encodeURIComponent(title)}`);
      expect(body.results.map(({ id }: { id: number }) => id)).toEqual([704]);
    });

    it("returns nothing for fewer than three characters, and ten titles at most", async () => {
      expect(await titles("ch")).toEqual([]);
      expect(await titles("  ch  ")).toEqual([]);
      expect(await titles("---")).toEqual([]);
      expect((await member.get(`${PATH}?doctype=state-search`)).body).toEqual([]);
      expect(await titles("sched")).toHaveLength(10);
    });

    it("treats query operators as text", async () => {
      for (const text of ["chief' & 'x", "chief:*|a", "a\\b'c", "(((", "chief % _", "'; drop table job_titles"]) {
        expect((await ask(text)).status, text).toBe(200);
      }
      expect(await titles("chief")).toHaveLength(3);
    });

    it("rejects an unknown directory and a text that is too long", async () => {
      expect(await ask("chief", "nothing")).toMatchObject({ status: 400, body: { detail: "doctype" } });
      expect(await member.get(`${PATH}?search=chief`)).toMatchObject({ status: 400, body: { detail: "doctype" } });
      expect((await ask("x".repeat(501))).status).toBe(400);
    });

    it("requires access to the directory", async () => {
      for (const [account, status] of [
        [null, 401],
        ["noaccess", 403],
        ["lapsed", 403],
        ["limited", 200],
        ["staff", 200],
      ] as const) {
        expect((await ask("chief", "congressional-search", await as(account))).status, `${account}`).toBe(status);
      }
    });
  },
  { keep: true },
);
