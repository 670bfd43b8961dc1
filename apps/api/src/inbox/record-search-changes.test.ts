import type { InboxWire } from "@rotunda/core/wire";
import { COUNTED_RESULTS_MAX } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type ApiClient, clientOf, openApp, TODAY } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { loadFixture } from "../testing/fixture.ts";
import { addOfficials } from "../testing/fixture-folders.ts";
import { recordSearchChanges } from "./record-search-changes.ts";

describeWithDatabase("followed saved searches", (openDb) => {
  let app: FastifyInstance;
  let now = TODAY;
  /** Two users of one organization, and one of another. */
  let member: ApiClient;
  let colleague: ApiClient;
  let stranger: ApiClient;
  let id = 0;
  beforeEach(async () => {
    now = TODAY;
    const accounts = await loadFixture(openDb());
    app = await openApp(openDb(), { clock: () => now });
    member = await clientOf(app, openDb(), accounts.member);
    colleague = await clientOf(app, openDb(), accounts.staff);
    stranger = await clientOf(app, openDb(), accounts.limited);
    await addOfficials(openDb(), 3);
    ({ id } = (await member.post("/api/saved-searches/", inspectors)).body);
  });
  afterEach(() => app.close());

  const inspectors = { name: "Inspectors", scope: "federal", search: "jobtitle=inspector", is_shared: true };
  const change = (fields: object) =>
    member.post(`/api/saved-searches/${id}/change`, { name: "Inspectors", is_shared: true, ...fields });
  const follow = async (client: ApiClient, isResumed = false) =>
    (await client.post("/api/follows/start", { target: `${id}-search`, is_resumed: isResumed })).status;
  const unfollow = (client: ApiClient) => client.post("/api/follows/end", { target: `${id}-search` });
  const promote = async (official: number, title = "Clerk") => {
    await openDb().query("update contacts set title = $2 where id = $1", [official, title]);
    await rebuildSearch(openDb());
  };
  const note = () => recordSearchChanges(openDb(), now);
  const factsOf = async (client: ApiClient) =>
    ((await client.get("/api/inbox/")).body as InboxWire).lines.flatMap(({ record, why, changes }) =>
      changes.map(({ parts }) => `${record.id} ${parts.map(({ text }) => text).join("")} (${why.name})`),
    );
  const followsOf = async (client: ApiClient) => (await client.get("/api/follows/")).body.follows;
  const LEFT = "1000 No longer in “Inspectors” (Inspectors)";

  it("list who is new and who left, once, from the start of each follow", async () => {
    expect(await follow(member)).toBe(200);
    await promote(1000);
    await Promise.all([note(), note()]);
    expect(await follow(colleague)).toBe(200);
    await promote(1001);
    await promote(1000, "Inspector");
    await note();
    await note();
    const later = ["1000 New in “Inspectors” (Inspectors)", "1001 No longer in “Inspectors” (Inspectors)"];
    expect(await factsOf(colleague)).toEqual(later);
    expect(await factsOf(member)).toEqual([LEFT, ...later]);
    expect((await member.get("/api/inbox/unread/")).body).toEqual({ unread: 2 });
    expect(await followsOf(member)).toMatchObject([
      { kind: "search", name: "Inspectors", changes: 3, page: null, search: { id, scope: "federal" } },
    ]);
    await member.post("/api/inbox/mark/all", {});
    await promote(1002);
    await note();
    expect((await member.get("/api/inbox/unread/")).body).toEqual({ unread: 1 });
  });

  it("are private to their reader, and stop when the search is deleted or no longer shared", async () => {
    expect([await follow(stranger), await follow(colleague), await follow(member)]).toEqual([404, 200, 200]);
    expect((await stranger.get(`/api/follows/choices/?record=${id}-search`)).status).toBe(404);
    await promote(1000);
    await note();
    expect([await factsOf(member), await factsOf(colleague), await factsOf(stranger)]).toEqual([[LEFT], [LEFT], []]);
    await change({ is_shared: false });
    expect([await factsOf(colleague), await followsOf(colleague)]).toEqual([[], []]);
    expect((await colleague.get("/api/inbox/unread/")).body).toEqual({ unread: 0 });
    await change({});
    expect(await factsOf(colleague)).toEqual([LEFT]);
    await member.post(`/api/saved-searches/${id}/delete`, {});
    expect([await factsOf(colleague), await factsOf(member), await followsOf(member)]).toEqual([[], [], []]);
  });

  it("reveal no records outside the subscription", async () => {
    await follow(member);
    await promote(1000);
    await note();
    await openDb().query(
      "update records set subscription_modules = '{99}', is_unlocked = false where record_id = 1000",
    );
    expect(await factsOf(member)).toEqual([]);
  });

  it("start over after an unfollow and with other filters; undoing an unfollow loses nothing", async () => {
    await follow(member);
    await unfollow(member);
    await promote(1000);
    await note();
    await follow(member, true);
    await note();
    expect(await factsOf(member)).toEqual([LEFT]);
    await unfollow(member);
    await promote(1001);
    await follow(member);
    await note();
    expect(await factsOf(member)).toEqual([]);
    await change({ search: "jobtitle=clerk" });
    await note();
    expect(await factsOf(member)).toEqual([]);
    await promote(1002);
    await note();
    expect(await factsOf(member)).toEqual(["1002 New in “Inspectors” (Inspectors)"]);
  });

  it("are recorded only if the search has few enough results to be counted", async () => {
    await openDb().query("delete from contacts where id >= 1000");
    await addOfficials(openDb(), COUNTED_RESULTS_MAX + 1);
    expect(await follow(member)).toBe(409);
  });
});
