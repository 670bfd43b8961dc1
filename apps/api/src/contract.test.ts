import { randomUUID } from "node:crypto";
import {
  createBriefcaseApi,
  createConfigApi,
  createExportsApi,
  createHomeApi,
  createHttp,
  createInboxApi,
  createNotesApi,
  createProfilesApi,
  createSearchApi,
  createSessionApi,
} from "@rotunda/adapters-http";
import {
  CallFailed,
  createDefaultQuery,
  DEFAULT_OPTIONS,
  deriveAccess,
  type Failure,
  MESSAGES,
  parseSearchQuery,
  SORT_OPTIONS,
  type SearchScope,
} from "@rotunda/core";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "./platform/db.ts";
import { clientOf, openApp, TODAY } from "./testing/api-client.ts";
import { memory } from "./testing/databases.ts";
import { type AccountName, type Accounts, IDS, loadFixture } from "./testing/fixture.ts";
import { addPlaces, OFFICIALS, PLACES } from "./testing/fixture-places.ts";
import { parseCsv } from "./testing/readable-text.ts";

// Tests the client's adapters against the real server: they must be able to read each other's data.

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

  /** Returns all adapters, as in a browser that is signed in to an account. */
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
      inbox: createInboxApi(http),
      home: createHomeApi(http),
      notes: createNotesApi(http),
    };
  }

  it("saves notes and tags, and distinguishes conflicts and deletions from failures", async () => {
    const { notes } = await adaptersOf("member");
    const record = `${IDS.latimer}-profile`;
    const first = {
      id: randomUUID(),
      record,
      audience: "organization",
      text: "One.",
      version: 0,
      setAside: "",
    } as const;
    expect(await notes.save(first)).toMatchObject({ status: "saved", note: { version: 1, isOwn: true } });
    const second = { ...first, text: "Two.", version: 1, setAside: "Mine." };
    expect(await notes.save(second)).toMatchObject({ status: "saved", note: { text: "Two.", version: 3 } });
    const stale = { ...first, text: "Late.", version: 1 };
    expect(await notes.save(stale)).toMatchObject({
      status: "conflict",
      note: { text: "Two.", editorName: "member Fixture" },
    });
    expect(await notes.versions(first.id)).toMatchObject([{ text: "Two." }, { text: "Mine." }, { version: 1 }]);
    expect(await notes.setTag(record, { tag: "Farm", audience: "private" }, true)).toEqual([
      { tag: "farm", audience: "private" },
    ]);
    expect(await notes.notes(record)).toMatchObject({ notes: [{ text: "Two." }], knownTags: ["farm"] });
    expect(await notes.remove(first.id, 1)).toMatchObject({ status: "conflict", note: { version: 3 } });
    expect(await notes.remove(first.id, 3)).toEqual({ status: "gone" });
    expect(await notes.save(stale)).toEqual({ status: "gone" });
    const refused = await failureOf(notes.save({ ...first, text: " " }));
    expect(refused).toMatchObject({ kind: "refused", status: 400, code: "BAD_NOTE" });
  });

  it("distinguishes a member from a visitor", async () => {
    const member = await (await adaptersOf("member")).session.session();
    expect(deriveAccess(member.session, TODAY)).toMatchObject({ isWebUser: true, hasVignetteAccess: true });
    const visitor = await (await adaptersOf(null)).session.session();
    expect(visitor).toMatchObject({ session: { userType: null }, briefcase: { folders: [], items: [] } });
    const refused = await (await adaptersOf("noaccess")).session.session();
    expect(deriveAccess(refused.session, TODAY)).toMatchObject({ isWebUser: true, hasVignetteAccess: false });
  });

  it("reads the configuration without a login", async () => {
    const { lookups, constants } = await (await adaptersOf(null)).config.appConfig();
    expect(lookups.states.find(({ shortCode }) => shortCode === "WA")).toMatchObject({ id: "53", name: "Washington" });
    expect(lookups.committees.find(({ id }) => id === String(IDS.finance))?.children).toHaveLength(1);
    expect(constants.productName).toBe("Rotunda");
  });

  it("pages through every scope without duplicate or missing records", async () => {
    const { search } = await adaptersOf("member");
    for (const scope of SCOPES) {
      for (const { value: order } of SORT_OPTIONS) {
        const query = { ...createDefaultQuery(), order, pageSize: 4, includeFormer: true };
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

  it("sends filters as the server reads them", async () => {
    const { search, config } = await adaptersOf("member");
    const { lookups } = await config.appConfig();
    const query = parseSearchQuery(
      "universal",
      `q=marquez&political_party=2&current_office_state_abbr=WA&committees=${IDS.finance}&birth_year=%3C1970`,
      lookups,
    );
    const { items } = await search.search("universal", query);
    expect(items.map(({ id }) => id)).toEqual([IDS.marquez]);
    const counts = await search.counts("universal", query);
    expect(counts).toMatchObject({ current_office_state_abbr: { WA: 1 }, include_former: { true: 1 } });
    const near = await search.search("universal", { ...createDefaultQuery(), keyword: "lattimer" });
    expect(near.showingResultsFor).toBe("latimer");
    expect(await search.suggest("universal", "márq", false)).toMatchObject([
      { id: IDS.marquez, recordType: "profile" },
    ]);
  });

  it("opens profiles and groups, and follows redirects", async () => {
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

  it("shows home with recently opened profiles, and suggests job titles", async () => {
    const { home, profiles, search } = await adaptersOf("logo");
    await profiles.profile(IDS.whitfield);
    expect(await home.homepage()).toMatchObject({
      featuredProfiles: [{ id: IDS.marquez }],
      recentProfiles: [{ id: IDS.whitfield, preferredNameDisplay: "Sam Whitfield" }],
      noteworthyGroups: [{ recordType: "committee", order: 1 }],
      primaryBanner: null,
    });
    expect(await search.jobTitles("congressional", "chief")).toEqual(["Chief Clerk", "Chief of Staff"]);
    expect(await failureOf((await adaptersOf(null)).home.homepage())).toMatchObject({ kind: "refused", status: 401 });
  });

  it("follows records, lists their changes, marks them as read, and stores the mail settings", async () => {
    const { inbox } = await adaptersOf("capped");
    const target = `${IDS.marquez}-profile`;
    const [own, seat] = await inbox.choices(target);
    expect([own?.kind, own?.isFollowed, seat?.kind, seat?.target]).toEqual(["person", false, "seat", "sen:WA:1"]);
    await inbox.follow(target);
    await db.query(
      `insert into changes (source, changed_on, record_type, record_id, kind, fact, was, became)
       values ('editor', '2026-06-29', 'profile', $1, 'changed', 'title', '"Senator"', '"Senator for Life"')`,
      [IDS.marquez],
    );
    const query = { isUnreadOnly: true, page: 1 };
    const { lines, ...page } = await inbox.inbox(query);
    expect(page).toEqual({ unread: 1, total: 1, page: 1, totalPages: 1, follows: 1 });
    const [line] = lines;
    expect(line).toMatchObject({ day: "2026-06-29", isUnread: true, why: { target }, handover: null });
    expect(await inbox.follows()).toMatchObject([{ target, changes: 1, isLocked: false }]);
    const marks = [{ record: target, day: "2026-06-29", through: line?.through ?? 0 }];
    expect([await inbox.mark(marks, true), await inbox.mark(marks, false), await inbox.unread()]).toEqual([0, 1, 1]);
    const { marked, batch } = await inbox.markAll();
    expect([marked, (await inbox.inbox({ ...query, page: 2 })).page, await inbox.unmark(batch)]).toEqual([1, 2, 1]);
    await inbox.unfollow(target);
    expect(await inbox.follows()).toEqual([]);
    expect(await failureOf(inbox.follow("0-profile"))).toMatchObject({ kind: "refused", status: 404 });
    const choice = { cadence: "weekly", atOnce: ["office"] } as const;
    const saved = await inbox.saveDigest({ ...choice, atOnce: [...choice.atOnce] });
    expect(saved).toEqual({ ...choice, email: "capped@example.org", last: null });
    expect(await inbox.digest()).toEqual(saved);
    expect(await failureOf(inbox.resendDigest())).toMatchObject({ kind: "refused", status: 409 });
  });

  it("exports the people of records", async () => {
    const { exports } = await adaptersOf("logo");
    for (const [type, id, rows] of [
      ["committee", IDS.finance, 5],
      ["caucus", IDS.caucus, 2],
      ["profileKnowWho", IDS.chief, 1],
    ] as const) {
      const record = { kind: "record", type, id, name: "" } as const;
      const { file, errorMessage } = await exports.exportContacts(record, DEFAULT_OPTIONS);
      expect([errorMessage, parseCsv(new TextDecoder().decode(file)).length - 1], type).toEqual(["", rows]);
    }
  });

  it("stars, moves and removes records", async () => {
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

  it("creates folders, fills them with a search, moves between them and deletes them", async () => {
    const { briefcase, search } = await adaptersOf("logo");
    const water = await briefcase.addFolder("Water");
    const other = await briefcase.addFolder("Other");
    expect(await failureOf(briefcase.addFolder(" WATER "))).toMatchObject({
      status: 409,
      message: MESSAGES.folderNameTaken,
    });
    const query = { ...createDefaultQuery(), keyword: "latimer" };
    const { items: found } = await search.search("universal", query);
    const itemIds = await briefcase.addAllSearchResults({ scope: "universal", query, folderId: water.id });
    expect(itemIds).toEqual(found.map(({ briefcaseItemId }) => briefcaseItemId));
    expect(
      await briefcase.toggleAll([
        { action: "add", itemIds, folderId: other.id },
        { action: "remove", itemIds, folderId: water.id },
      ]),
    ).toBe(true);
    expect((await briefcase.briefcase()).folders).toMatchObject([
      { isDefault: true, items: [] },
      { ...water, name: "Water", isDefault: false, items: [] },
      { ...other, name: "Other", items: itemIds.map((briefcaseItemId) => ({ briefcaseItemId })) },
    ]);
    await briefcase.deleteFolder(other.id);
    expect(await failureOf(briefcase.deleteFolder(other.id))).toMatchObject({ kind: "refused", status: 404 });
    expect((await briefcase.briefcase()).items).toEqual([]);
    expect(
      await failureOf(briefcase.addAllSearchResults({ scope: "universal", query, folderId: other.id })),
    ).toMatchObject({ status: 404 });
  });

  it("exports the results of a search", async () => {
    const { exports, search } = await adaptersOf("super");
    for (const scope of SCOPES) {
      const target = { kind: "search", scope, query: createDefaultQuery() } as const;
      const { count } = await exports.preview(target, null);
      const { file, errorMessage } = await exports.exportContacts(target, DEFAULT_OPTIONS);
      const [, ...rows] = parseCsv(new TextDecoder("utf-8", { ignoreBOM: true }).decode(file));
      const { totalHits } = await search.search(scope, createDefaultQuery());
      expect([errorMessage, rows.length, count]).toEqual(["", totalHits, totalHits]);
    }
  });

  // Last, because its districts make every list thousands of records longer.
  describe("with the places of the country", () => {
    beforeAll(() => addPlaces(db));

    it("opens agencies, states and districts", async () => {
      const { profiles } = await adaptersOf("member");
      expect(await profiles.agency(PLACES.commerce)).toMatchObject({
        agencyFull: "Department of Commerce",
        parent: null,
        people: [{ lastName: "Vollmer", isLeadership: true, addedToBriefcase: false }, { id: OFFICIALS.adviser }],
      });
      expect(await profiles.state(PLACES.california)).toMatchObject({
        shortCode: "CA",
        stateReps: [{ district: { number: "44" } }],
        chambers: [{ legChamberId: 3 }, { legChamberId: 4 }],
        censusVisualizations: [{ unit: "count" }],
        geodata: { maps: { STATE_SENATE: { districts: expect.any(Array) } } },
      });
      expect(await profiles.district(PLACES.texas7)).toMatchObject({
        legDistrictId: "4807",
        electionResults: [{ candidates: [{ isWinner: true, profileId: IDS.obrien }, { profileId: null }] }],
      });
      expect(await failureOf(profiles.agency(999_999))).toMatchObject({ kind: "refused", status: 404 });
    });

    it("exports the people of an agency", async () => {
      const { exports } = await adaptersOf("logo");
      const agency = { kind: "record", type: "agency", id: PLACES.commerce, name: "" } as const;
      const { file, errorMessage } = await exports.exportContacts(agency, DEFAULT_OPTIONS);
      expect([errorMessage, parseCsv(new TextDecoder().decode(file)).length - 1]).toEqual(["", 2]);
    });
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
