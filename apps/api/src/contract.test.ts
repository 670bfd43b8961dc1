import {
  createBriefcaseApi,
  createConfigApi,
  createExportsApi,
  createHttp,
  createProfilesApi,
  createSearchApi,
  createSessionApi,
} from "@rotunda/adapters-http";
import {
  CallFailed,
  defaultSearchQuery,
  deriveAccess,
  type Failure,
  parseSearchQuery,
  type SearchScope,
} from "@rotunda/core";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "./platform/db.ts";
import { clientOf, openApp, TODAY } from "./testing/api-client.ts";
import { memory } from "./testing/databases.ts";
import { type AccountName, type Accounts, IDS, loadFixture } from "./testing/fixture.ts";
import { parseCsv } from "./testing/parse-csv.ts";

// The client's adapters against the server itself: what one writes the other reads.

const ORIGIN = "http://localhost:8001";
const SCOPES: readonly SearchScope[] = ["universal", "congressional", "federal", "state"];

describe("adapters against the server", () => {
  let end: () => Promise<void>;
  let db: Db;
  let app: FastifyInstance;
  let accounts: Accounts;
  beforeAll(async () => {
    ({ db, end } = await memory());
    accounts = await loadFixture(db);
    app = await openApp(db);
  });
  afterAll(async () => {
    await app.close();
    await end();
  });

  /** Every adapter, as a browser signed in to an account has them. */
  async function adaptersOf(account: AccountName | null) {
    const { headers } = await clientOf(app, db, account && accounts[account]);
    const http = createHttp({ origin: ORIGIN, fetch: fetchFrom(app, headers) });
    return {
      session: createSessionApi(http),
      config: createConfigApi(http),
      search: createSearchApi(http),
      profiles: createProfilesApi(http),
      briefcase: createBriefcaseApi(http),
      exports: createExportsApi(http),
    };
  }

  it("tells a member and a visitor apart", async () => {
    const member = await (await adaptersOf("member")).session.session();
    expect(deriveAccess(member.session, TODAY)).toMatchObject({ isWebUser: true, hasVignetteAccess: true });
    const visitor = await (await adaptersOf(null)).session.session();
    expect(visitor).toMatchObject({ session: { userType: null }, briefcase: { folders: [], items: [] } });
    const refused = await (await adaptersOf("noaccess")).session.session();
    expect(deriveAccess(refused.session, TODAY)).toMatchObject({ isWebUser: true, hasVignetteAccess: false });
  });

  it("reads the configuration before anyone is known", async () => {
    const { lookups, constants } = await (await adaptersOf(null)).config.appConfig();
    expect(lookups.states.find(({ shortCode }) => shortCode === "WA")).toMatchObject({ id: "53", name: "Washington" });
    expect(lookups.committees.find(({ id }) => id === String(IDS.finance))?.children).toHaveLength(1);
    expect(constants.productName).toBe("Rotunda");
  });

  it("turns every page of every scope, without a record twice or missing", async () => {
    const { search } = await adaptersOf("member");
    for (const scope of SCOPES) {
      for (const order of ["relevance", "alphabetical_asc", "alphabetical_desc"] as const) {
        const query = { ...defaultSearchQuery(), order, pageSize: 4, includeFormer: true };
        const first = await search.search(scope, query);
        const found = [...first.items];
        expect(first).toMatchObject({ page: 1, pageSize: 4, order });
        for (let page = 2; page <= first.totalPages; page += 1) {
          const next = await search.search(scope, { ...query, page });
          expect(next.page).toBe(page);
          found.push(...next.items);
        }
        expect(new Set(found.map(({ briefcaseItemId }) => briefcaseItemId)).size).toBe(first.totalHits);
        expect(found).toHaveLength(first.totalHits);
      }
    }
  });

  it("asks for filters as the server reads them", async () => {
    const { search, config } = await adaptersOf("member");
    const { lookups } = await config.appConfig();
    const query = parseSearchQuery(
      "universal",
      `q=marquez&political_party=2&current_office_state_abbr=WA&committees=${IDS.finance}&birth_year=%3C1970`,
      lookups,
    );
    const { items } = await search.search("universal", query);
    expect(items.map(({ id }) => id)).toEqual([IDS.marquez]);
    const near = await search.search("universal", { ...defaultSearchQuery(), keyword: "lattimer" });
    expect(near.showingResultsFor).toBe("latimer");
    expect(await search.suggest("universal", "márq", false)).toMatchObject([
      { id: IDS.marquez, recordType: "profile" },
    ]);
  });

  it("opens profiles and groups, and learns where a reader is sent instead", async () => {
    const { profiles } = await adaptersOf("member");
    expect(await profiles.profile(IDS.marquez)).toMatchObject({
      preferredNameDisplay: "Elena Márquez-Ruiz",
      committees: [{ subCommittees: [{ committeeName: "Subcommittee on Health Care" }] }],
      staffers: [{ stafferKnowwhoId: IDS.chief }],
    });
    expect(await profiles.knowWho(IDS.chief)).toMatchObject({ isStub: true, recordType: "staffer" });
    expect(await profiles.committee(IDS.finance)).toMatchObject({ numberOfMembers: 3, parent: null });
    expect(await profiles.caucus(IDS.caucus)).toMatchObject({ id: IDS.caucus, recordType: "caucus" });
    expect(await failureOf(profiles.knowWho(IDS.latimerContact))).toEqual({
      kind: "moved",
      to: `/rotunda/profile/${IDS.latimer}-robert-e-latimer`,
    });
    const limited = await adaptersOf("limited");
    expect(await failureOf(limited.profiles.profile(IDS.stateHouse))).toEqual({
      kind: "moved",
      to: "/rotunda/paywall",
    });
    expect(await failureOf(profiles.profile(999_999))).toMatchObject({ kind: "refused", status: 404 });
    const visitor = await adaptersOf(null);
    expect(await failureOf(visitor.profiles.committee(IDS.finance))).toMatchObject({ kind: "refused", status: 401 });
  });

  it("keeps, moves and lets go", async () => {
    const { briefcase } = await adaptersOf("staff");
    const [folder] = (await briefcase.briefcase()).folders;
    const itemIds = [`${IDS.marquez}-profile`, `${IDS.finance}-committee`];
    const folderId = folder?.id ?? 0;
    expect(await briefcase.toggle({ action: "add", itemIds, folderId })).toBe(true);
    const { folders, items } = await briefcase.briefcase();
    expect(folders[0]?.items.map(({ briefcaseItemId }) => briefcaseItemId)).toEqual(itemIds);
    expect(items.every(({ addedToBriefcase }) => addedToBriefcase)).toBe(true);
    expect(await briefcase.toggle({ action: "remove", itemIds, folderId })).toBe(true);
    expect((await briefcase.briefcase()).items).toEqual([]);
    expect(await failureOf(briefcase.toggle({ action: "add", itemIds, folderId: 0 }))).toMatchObject({
      kind: "refused",
      status: 404,
    });
  });

  it("exports what a search finds", async () => {
    const { exports, search } = await adaptersOf("super");
    for (const scope of SCOPES) {
      const { csv, errorMessage } = await exports.exportSearch(scope, defaultSearchQuery());
      const [, ...rows] = parseCsv(new TextDecoder("utf-8", { ignoreBOM: true }).decode(csv));
      const { totalHits } = await search.search(scope, defaultSearchQuery());
      expect([errorMessage, rows.length]).toEqual(["", totalHits]);
    }
  });
});

async function failureOf(answer: Promise<unknown>): Promise<Failure> {
  try {
    await answer;
  } catch (error) {
    if (error instanceof CallFailed) return error.failure;
    throw error;
  }
  throw new Error("The call succeeded.");
}

/** The server as a `fetch`, with a browser's headers. */
function fetchFrom(app: FastifyInstance, headers: Record<string, string>): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const answer = await app.inject({
      method: request.method as InjectOptions["method"],
      url: request.url.slice(ORIGIN.length),
      headers: { ...Object.fromEntries(request.headers), ...headers },
      payload: request.method === "GET" ? undefined : await request.text(),
    });
    const answered = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.rawPayload.length === 0 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answered,
    });
  };
}
