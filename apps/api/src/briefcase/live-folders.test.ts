import { BriefcaseWire } from "@rotunda/core/wire";
import { MAX_BRIEFCASE_PROFILES, MAX_FOLDER_ITEMS, MESSAGES } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { Check } from "typebox/value";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type ApiClient, clientOf, openApp, TODAY } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type Accounts, IDS, loadFixture } from "../testing/fixture.ts";
import { addFolder, addOfficials } from "../testing/fixture-folders.ts";

describeWithDatabase("live folders", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;
  /** Two users of one organization, and one of another. */
  let member: ApiClient;
  let colleague: ApiClient;
  let stranger: ApiClient;
  let searchId = 0;
  beforeAll(async () => {
    app = await openApp(openDb(), { clock: () => TODAY });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    accounts = await loadFixture(openDb());
    member = await clientOf(app, openDb(), accounts.member);
    colleague = await clientOf(app, openDb(), accounts.staff);
    stranger = await clientOf(app, openDb(), accounts.limited);
    await addOfficials(openDb(), 3);
    searchId = (await member.post("/api/saved-searches/", inspectors)).body.id;
  });

  const inspectors = { name: "Inspectors", scope: "federal", search: "jobtitle=inspector", is_shared: true };
  const make = (client: ApiClient) => client.post("/api/briefcase/folder/live", { saved_search_id: searchId });
  const keep = (client: ApiClient, id: number) => client.post("/api/briefcase/folder/keep", { folder_id: id });
  const promote = async (id: number) => {
    await openDb().query("update contacts set title = 'Clerk' where id = $1", [id]);
    await rebuildSearch(openDb());
  };
  const liveOf = async (client: ApiClient) => {
    const { body } = await client.get("/api/briefcase/");
    expect(Check(BriefcaseWire, body)).toBe(true);
    const { items, ...folder } = (body as BriefcaseWire).folders.find(({ is_default }) => !is_default) ?? { items: [] };
    return { ...folder, ids: items.map(({ briefcase_item_id }) => Number.parseInt(briefcase_item_id, 10)) };
  };

  it("contain what their search finds now, and so do their profile books and exports", async () => {
    const made = await make(member);
    expect(made).toMatchObject({ status: 200, body: { detail: MESSAGES.folderCreated("Inspectors") } });
    expect(await liveOf(member)).toMatchObject({
      id: made.body.folder_id,
      name: "Inspectors",
      live: { id: searchId, name: "Inspectors", scope: "federal", search: "jobtitle=inspector", total: 3 },
      followed: "",
      ids: [1000, 1001, 1002],
    });
    await promote(1001);
    const check = await member.get(`/api/folderDossierDownloadCheck/${made.body.folder_id}`);
    expect(check.body.profile_count).toBe(2);
    expect((await liveOf(member)).ids).toEqual([1000, 1002]);
  });

  it("can’t be changed by hand", async () => {
    const id = (await make(member)).body.folder_id;
    const other = `${IDS.agencyPerson}-agencyperson`;
    const toggle = (body: object) => member.post("/api/briefcase/toggle/", body);
    const refused = { status: 400, body: { error_code: "LIVE_FOLDER", error_message: MESSAGES.toggleLiveFolder } };
    expect(await toggle({ briefcase_item_ids: [other], action: "add", folder_id: id })).toMatchObject(refused);
    expect(await toggle([{ briefcase_item_id: other, action: "ADD", folder_id: id }])).toMatchObject(refused);
    const official = "1000-agencyperson";
    expect(await toggle({ briefcase_item_ids: [official], action: "remove" })).toMatchObject(refused);
    const addAll = `/api/briefcase/addAllSearchResults/?q=lindqvist&doc_type=vignette-search&folder_id=${id}`;
    expect((await app.inject({ method: "PUT", url: addAll, headers: member.headers })).json()).toMatchObject({
      error_code: "LIVE_FOLDER",
    });
    expect((await liveOf(member)).ids).toEqual([1000, 1001, 1002]);
    expect((await member.post("/api/briefcase/folder/delete", { folder_id: id })).status).toBe(200);
  });

  it.each(["live", "keep"])("need a number as their search or folder: %s", async (path) =>
    expect((await member.post(`/api/briefcase/folder/${path}`, { saved_search_id: "x", folder_id: "x" })).status).toBe(
      400,
    ),
  );

  it("become ordinary ones on request", async () => {
    const id = (await make(member)).body.folder_id;
    expect((await keep(colleague, id)).status).toBe(404);
    expect(await keep(member, id)).toMatchObject({ status: 200, body: { folder_id: id } });
    await promote(1000);
    expect(await liveOf(member)).toMatchObject({ live: null, followed: "", ids: [1000, 1001, 1002] });
    expect((await keep(member, id)).status).toBe(404);
  });

  it("are each reader’s own, and become ordinary ones when their search is no longer shared or deleted", async () => {
    expect([await make(stranger), await make(colleague)]).toMatchObject([{ status: 404 }, { status: 200 }]);
    expect((await liveOf(member)).ids).toEqual([]);
    await member.post(`/api/saved-searches/${searchId}/change`, { name: "Mine", is_shared: false });
    await promote(1000);
    const last = { live: null, followed: "Inspectors", ids: [1000, 1001, 1002] };
    expect(await liveOf(colleague)).toMatchObject(last);
    await make(member);
    await member.post(`/api/saved-searches/${searchId}/delete`, {});
    expect(await liveOf(member)).toMatchObject({ live: null, followed: "Mine", ids: [1001, 1002] });
  });

  it("contain the first results that fit, and say how many there are", async () => {
    await openDb().query("delete from contacts where id >= 1000");
    await addOfficials(openDb(), MAX_BRIEFCASE_PROFILES + 1000);
    await openDb().query("update contacts set title = 'Clerk' where id >= $1", [1000 + MAX_FOLDER_ITEMS + 20]);
    await rebuildSearch(openDb());
    await make(member);
    const full = await liveOf(member);
    expect([full.live?.total, full.ids.length]).toEqual([MAX_FOLDER_ITEMS + 20, MAX_FOLDER_ITEMS]);
    const others = Array.from({ length: MAX_BRIEFCASE_PROFILES - 10 }, (_, index) => `${2000 + index}-agencyperson`);
    await addFolder(openDb(), accounts.member, others, "Other");
    expect((await liveOf(member)).ids).toHaveLength(10);
  });
});
