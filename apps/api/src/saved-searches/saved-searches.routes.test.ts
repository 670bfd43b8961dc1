import { SavedChangesWire, SavedCountsWire, SavedSearchesWire } from "@rotunda/core/wire";
import { COUNTED_RESULTS_MAX, SAVED_SEARCHES_MAX, SHARED_SEARCHES_MAX } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { Check } from "typebox/value";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type ApiClient, clientOf, openApp, TODAY } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type Accounts, IDS, loadFixture } from "../testing/fixture.ts";
import { addOfficials } from "../testing/fixture-folders.ts";
import { startWeeks } from "./count-changes.ts";

const PATH = "/api/saved-searches/";
/** TODAY is a Tuesday. */
const NEXT_MONDAY = new Date("2026-07-06T00:05:00Z");

describeWithDatabase("api/saved-searches", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;
  let now: Date;
  /** Two users of one organization, and one of another. */
  let member: ApiClient;
  let staff: ApiClient;
  let limited: ApiClient;
  beforeAll(async () => {
    app = await openApp(openDb(), { clock: () => now });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now = TODAY;
    accounts = await loadFixture(openDb());
    member = await clientOf(app, openDb(), accounts.member);
    staff = await clientOf(app, openDb(), accounts.staff);
    limited = await clientOf(app, openDb(), accounts.limited);
  });

  const inspectors = { name: "Inspectors", scope: "federal", search: "jobtitle=inspector", is_shared: true };
  const save = (fields: object = {}, client = member) => client.post(PATH, { ...inspectors, ...fields });
  const namesOf = async (client: ApiClient) =>
    (await client.get(PATH)).body.searches.map(({ name }: { name: string }) => name);
  const changesOf = async (id: number, client = member) => (await client.get(`${PATH}${id}/changes/`)).body;
  const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);
  const run = async (sql: string) => {
    await openDb().query(sql);
    await rebuildSearch(openDb());
  };
  const promote = (id: number, title = "Clerk") => run(`update contacts set title = '${title}' where id = ${id}`);

  it("saves a search without its page, and shares it with colleagues only", async () => {
    const { status, body } = await save({ search: "jobtitle=inspector&page=3&order=alphabetical_asc&pageSize=24" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      search: "jobtitle=inspector&order=alphabetical_asc",
      is_own: true,
      owner_name: "member Fixture",
    });
    await save({ name: "Only mine", is_shared: false });
    expect(await namesOf(member)).toEqual(["Inspectors", "Only mine"]);
    const colleagues = (await staff.get(PATH)).body;
    expect(Check(SavedSearchesWire, colleagues)).toBe(true);
    expect(colleagues.searches).toEqual([{ ...body, is_own: false }]);
    expect(await namesOf(limited)).toEqual([]);
    expect((await limited.get(`${PATH}${body.id}/changes/`)).status).toBe(404);
  });

  it("lets only the owner rename, unshare, change and delete it", async () => {
    const { id } = (await save()).body;
    const change = { name: "Renamed", is_shared: true };
    expect((await staff.post(`${PATH}${id}/change`, change)).status).toBe(404);
    expect((await staff.post(`${PATH}${id}/delete`, {})).status).toBe(404);
    expect((await member.post(`${PATH}${id}/change`, change)).body).toMatchObject({ ...inspectors, ...change });
    expect((await member.post(`${PATH}${id}/change`, { ...change, search: "q=park" })).body).toMatchObject({
      search: "q=park",
    });
    await member.post(`${PATH}${id}/change`, { ...change, is_shared: false });
    expect(await namesOf(staff)).toEqual([]);
    expect((await member.post(`${PATH}${id}/delete`, {})).status).toBe(200);
    expect(await namesOf(member)).toEqual([]);
  });

  it("refuses the name of another visible search, and invalid searches", async () => {
    const { id } = (await save()).body;
    await save({ name: "Secret", is_shared: false });
    expect(await save({ name: " inspectors " }, staff)).toMatchObject({
      status: 409,
      body: {
        error_code: "SAVED_SEARCH_NAME_TAKEN",
        error_message: "Your organization has a saved search of that name.",
      },
    });
    expect((await save({ name: "Secret" }, staff)).status).toBe(200);
    expect((await save({}, limited)).status).toBe(200);
    expect((await member.post(`${PATH}${id}/change`, { name: "INSPECTORS", is_shared: true })).status).toBe(200);
    expect(await save({ name: "" })).toMatchObject({ status: 400, body: { error_code: "SAVED_SEARCH_NAME_REQUIRED" } });
    expect(await save({ name: "x", search: "" })).toMatchObject({ status: 400, body: { error_code: "EMPTY_SEARCH" } });
    expect(await save({ name: "x", search: "topagency=none" })).toMatchObject({
      status: 400,
      body: { detail: "topagency" },
    });
  });

  it("limits what a reader saves and an organization shares", async () => {
    const insert = (userId: number, count: number, isShared: boolean) =>
      openDb().query(
        `insert into saved_searches (user_id, name, scope, search, is_shared, created_at, members_at)
         select $1::int, 'Saved ' || $1::int || ' ' || n, 'federal', 'q=x', $3, $4::timestamptz, $4::timestamptz from generate_series(1, $2::int) n`,
        [userId, count, isShared, TODAY],
      );
    await insert(accounts.member, SAVED_SEARCHES_MAX, false);
    expect(await save()).toMatchObject({ status: 409, body: { error_code: "SAVED_SEARCH_LIMIT" } });
    await insert(accounts.staff, SHARED_SEARCHES_MAX, true);
    const { id } = (await member.get(PATH)).body.searches.find(({ is_own }: { is_own: boolean }) => is_own);
    expect((await member.post(`${PATH}${id}/change`, { name: "Own", is_shared: true })).status).toBe(409);
    expect((await member.post(`${PATH}${id}/change`, { name: "Own", is_shared: false })).status).toBe(200);
  });

  it("counts who is new and who left since Monday, the same for colleagues", async () => {
    await addOfficials(openDb(), 3);
    const { id } = (await save()).body;
    expect((await changesOf(id)).count).toEqual({
      id,
      total: 3,
      new_count: 0,
      left_count: 0,
      unseen_count: 0,
      since: "2026-06-30",
    });
    now = NEXT_MONDAY;
    await startWeeks(openDb(), now);
    await promote(1000);
    await promote(IDS.agencyPerson, "Inspector");
    const changes = await changesOf(id);
    expect(Check(SavedChangesWire, changes)).toBe(true);
    expect(changes).toMatchObject({
      search: { name: "Inspectors" },
      count: { total: 3, new_count: 1, left_count: 1, unseen_count: 2, since: "2026-07-06" },
      new_ids: [`${IDS.agencyPerson}-agencyperson`],
    });
    expect([idsOf(changes.new_items), idsOf(changes.left_items)]).toEqual([[IDS.agencyPerson], [1000]]);
    const { body } = await staff.get(`${PATH}counts/`);
    expect(Check(SavedCountsWire, body)).toBe(true);
    expect(body.counts).toEqual([changes.count]);
    // A person who comes back hasn't left.
    await promote(1000, "Inspector");
    expect((await changesOf(id)).count).toMatchObject({ total: 4, new_count: 1, left_count: 0 });
  });

  it("marks changes as seen for one reader, until something else changes", async () => {
    await addOfficials(openDb(), 3);
    const { id } = (await save()).body;
    await promote(1000);
    const seen = (await member.post(`${PATH}${id}/seen`, {})).body;
    expect(seen).toMatchObject({ count: { left_count: 1, unseen_count: 0 }, new_ids: [], left_items: [] });
    expect(await changesOf(id)).toEqual(seen);
    expect(await changesOf(id, staff)).toMatchObject({ count: { left_count: 1, unseen_count: 1 } });
    await promote(1001);
    const next = await changesOf(id);
    expect([next.count.left_count, idsOf(next.left_items)]).toEqual([2, [1001]]);
  });

  it("begins again each week and with other filters", async () => {
    await addOfficials(openDb(), 3);
    const { id } = (await save()).body;
    await promote(1000);
    await member.post(`${PATH}${id}/seen`, {});
    now = NEXT_MONDAY;
    // The server missed the beginning of the week.
    expect((await changesOf(id)).count).toMatchObject({ total: 2, left_count: 0, since: "2026-07-06" });
    await promote(1001);
    expect((await changesOf(id)).count).toMatchObject({ left_count: 1, unseen_count: 1 });
    await member.post(`${PATH}${id}/change`, { name: "Inspectors", is_shared: true, search: "jobtitle=clerk" });
    expect((await changesOf(id)).count).toMatchObject({ total: 2, new_count: 0, left_count: 0 });
  });

  it("doesn’t count too many results", async () => {
    await addOfficials(openDb(), COUNTED_RESULTS_MAX + 1);
    const { id } = (await save()).body;
    expect((await changesOf(id)).count).toMatchObject({ total: null, new_count: 0, left_count: 0 });
    await promote(1000);
    // It has few enough results now, but had too many at the start of the week.
    expect((await changesOf(id)).count).toMatchObject({ total: COUNTED_RESULTS_MAX, left_count: 0 });
  });

  it("doesn’t count a search by notes or tags, which has other results for each reader", async () => {
    await addOfficials(openDb(), 2);
    const record = "1000-agencyperson";
    await limited.post("/api/notes/tag", { record, tag: "hill", audience: "private", is_set: true });
    const byTag = { search: "tag=hill", name: "Tagged" };
    const own = (await save(byTag, limited)).body;
    const { body } = await save(byTag);
    for (const [client, id] of [[limited, own.id] as const, [member, body.id] as const, [staff, body.id] as const]) {
      expect(await changesOf(id, client)).toMatchObject({ count: { total: null, new_count: 0, left_count: 0 } });
    }
    const liveItemsOf = async (client: ApiClient, id: number) => {
      const made = await client.post("/api/briefcase/folder/live", { saved_search_id: id });
      const { folders } = (await client.get("/api/briefcase/")).body;
      return folders.find((folder: { id: number }) => folder.id === made.body.folder_id).items;
    };
    expect(await liveItemsOf(limited, own.id)).toEqual([{ briefcase_item_id: record }]);
    expect(await liveItemsOf(member, body.id)).toEqual([]);
  });

  it("runs without filters whose options no longer exist, and not at all without any filter", async () => {
    await addOfficials(openDb(), 2);
    const { id } = (await save()).body;
    const none = (await save({ name: "None" })).body;
    await openDb().query("update saved_searches set search = 'jobtitle=inspector&topagency=999999' where id = $1", [
      id,
    ]);
    await openDb().query("update saved_searches set search = 'topagency=999999' where id = $1", [none.id]);
    expect((await changesOf(id)).count.total).toBe(2);
    expect((await changesOf(none.id)).count.total).toBeNull();
  });
});
