import { DEFAULT_FOLDER_NAME, MASS_ADD_MAX, MAX_BRIEFCASE_PROFILES, MAX_FOLDER_ITEMS, MESSAGES } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type Accounts, IDS, loadFixture } from "../testing/fixture.ts";

const MARQUEZ = `${IDS.marquez}-profile`;
const LATIMER = `${IDS.latimer}-profile`;

describeWithDatabase("api/briefcase/addAllSearchResults", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;
  let member: ApiClient;
  beforeAll(async () => {
    app = await openApp(openDb());
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    accounts = await loadFixture(openDb());
    member = await clientOf(app, openDb(), accounts.member);
  });

  const addAll = (query: string, client = member) => client.put(`/api/briefcase/addAllSearchResults/?${query}`);
  const folder = async (name: string, client = member): Promise<number> =>
    (await client.post("/api/briefcase/folder/add", { folder_name: name })).body.folder_id;
  const itemsOf = async (name: string, client = member): Promise<string[]> => {
    const { folders } = (await client.get("/api/briefcase/")).body;
    const found = folders.find((one: { name: string }) => one.name === name);
    return found.items.map((item: { briefcase_item_id: string }) => item.briefcase_item_id);
  };
  /** Adds people named Quorum, numbered `from` to `to`. */
  const invent = async (from: number, to: number) => {
    await openDb().query(
      `insert into profiles (source, source_id, last_name, preferred_name_display, subscription_modules)
       select 'many', n::text, 'Quorum', 'Person Quorum', '{1}' from generate_series($1::int, $2::int) n`,
      [from, to],
    );
    await rebuildSearch(openDb());
  };
  const fill = (folderId: number, from: number, to: number) =>
    openDb().query(
      `insert into folder_items (folder_id, record_type, record_id)
       select $1, 'profile', id from profiles where source = 'many' and source_id::int between $2::int and $3::int`,
      [folderId, from, to],
    );

  it("adds all results in order, regardless of the page", async () => {
    const id = await folder("Texas");
    const search = "current_office_state_abbr=TX&order=alphabetical_asc";
    const { results } = (await member.get(`/api/search/congressional/?${search}`)).body;
    const shown = results.map((item: { briefcase_item_id: string }) => item.briefcase_item_id);
    const { status, body } = await addAll(`${search}&pageSize=1&page=1&doc_type=congressional-search&folder_id=${id}`);
    expect([status, body]).toEqual([200, { item_ids: shown }]);
    expect(shown.length).toBeGreaterThan(1);
    expect(await itemsOf("Texas")).toEqual(shown);
    expect(await itemsOf(DEFAULT_FOLDER_NAME)).toEqual([]);
    // A repeated request changes nothing and has the same response.
    expect((await addAll(`${search}&doc_type=congressional-search&folder_id=${id}`)).body).toEqual(body);
    expect(await itemsOf("Texas")).toEqual(shown);
  });

  it("adds the selected results only", async () => {
    const id = await folder("Some");
    const added = await addAll(`p=${MARQUEZ}&p=${LATIMER}&doc_type=vignette-search&folder_id=${id}`);
    expect(new Set(added.body.item_ids)).toEqual(new Set([MARQUEZ, LATIMER]));
    const outside = await addAll(`q=latimer&p=${MARQUEZ}&doc_type=vignette-search&folder_id=${id}`);
    expect(outside.body).toEqual({ item_ids: [] });
  });

  it("stores each result like the star button does", async () => {
    const id = await folder("All");
    for (const [docType, endpoint] of [
      ["vignette-search", "vignette"],
      ["congressional-search", "congressional"],
      ["federal-search", "federal"],
      ["state-search", "state"],
    ]) {
      const { results } = (await member.get(`/api/search/${endpoint}/?pageSize=100`)).body;
      const shown = new Set(results.map((item: { briefcase_item_id: string }) => item.briefcase_item_id));
      const { body } = await addAll(`doc_type=${docType}&folder_id=${id}`);
      expect(new Set(body.item_ids), docType).toEqual(shown);
      expect(body.item_ids, docType).toHaveLength(shown.size);
      const after = (await member.get(`/api/search/${endpoint}/?pageSize=100`)).body.results;
      expect(after.every((item: { added_to_briefcase: boolean }) => item.added_to_briefcase)).toBe(true);
    }
    // A contact entry with a full profile is stored as that profile.
    expect(await itemsOf("All")).toContain(MARQUEZ);
    expect(await itemsOf("All")).not.toContain(`${IDS.marquezContact}-person`);
  });

  it("adds locked people, but not those hidden by preference", async () => {
    const limited = await clientOf(app, openDb(), accounts.limited);
    const id = await folder("State", limited);
    const locked = `${IDS.stateHouse}-profile`;
    const hiding = await addAll(
      `q=lindqvist&hide_paywalled_profiles=true&doc_type=vignette-search&folder_id=${id}`,
      limited,
    );
    expect(hiding.body).toEqual({ item_ids: [] });
    const { body } = await addAll(`q=lindqvist&doc_type=vignette-search&folder_id=${id}`, limited);
    expect(body).toEqual({ item_ids: [locked] });
    const star = { briefcase_item_ids: [locked], action: "remove" };
    expect((await limited.post("/api/briefcase/toggle/", star)).body).toEqual({ success: true });
    expect((await limited.post("/api/briefcase/toggle/", { ...star, action: "add" })).body).toEqual({ success: true });
    await openDb().query("update users set hide_paywalled = true where id = $1", [accounts.limited]);
    expect((await addAll(`q=lindqvist&doc_type=vignette-search&folder_id=${id}`, limited)).body).toEqual({
      item_ids: [],
    });
  });

  it("names the invalid parameter", async () => {
    const id = await folder("Mine");
    for (const [query, parameter] of [
      [`folder_id=${id}`, "doc_type"],
      [`doc_type=&folder_id=${id}`, "doc_type"],
      [`doc_type=almanac-search&folder_id=${id}`, "doc_type"],
      [`doc_type=VIGNETTE-SEARCH&folder_id=${id}`, "doc_type"],
      ["doc_type=vignette-search", "folder_id"],
      ["doc_type=vignette-search&folder_id=", "folder_id"],
      ["doc_type=vignette-search&folder_id=1%20or%201=1", "folder_id"],
      [`doc_type=vignette-search&folder_id=${id}&folder_id=${id + 1}`, "folder_id"],
      [`doc_type=congressional-search&party=nonsense&folder_id=${id}`, "party"],
    ]) {
      const { status, body } = await addAll(query ?? "");
      expect([status, body.detail], query).toEqual([400, parameter]);
    }
    expect(await itemsOf("Mine")).toEqual([]);
  });

  it("gives the same response for another user’s folder as for a missing one", async () => {
    const staff = await clientOf(app, openDb(), accounts.staff);
    const theirs = await folder("Theirs", staff);
    const unknown = await addAll("q=latimer&doc_type=vignette-search&folder_id=999999");
    expect(unknown.status).toBe(404);
    for (const id of [theirs, 0, -1, 2 ** 53]) {
      const { status, body } = await addAll(`q=latimer&doc_type=vignette-search&folder_id=${id}`);
      expect([status, body], String(id)).toEqual([unknown.status, unknown.body]);
    }
    expect(await itemsOf("Theirs", staff)).toEqual([]);
  });

  it(`adds ${MASS_ADD_MAX} results, and none if there is one more`, async () => {
    const id = await folder("Many");
    await invent(1, MASS_ADD_MAX + 1);
    const search = `q=quorum&doc_type=vignette-search&folder_id=${id}`;
    const refused = await addAll(`${search}&total_hits=3&totalHits=3&pageSize=1`);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { error_code: "TOO_MANY_RESULTS", error_message: MESSAGES.addAllRefused },
    ]);
    expect(await itemsOf("Many")).toEqual([]);
    await openDb().query("delete from profiles where source = 'many' and source_id = '1'");
    await rebuildSearch(openDb());
    const { status, body } = await addAll(search);
    expect([status, body.item_ids.length]).toEqual([200, MASS_ADD_MAX]);
    expect(await itemsOf("Many")).toHaveLength(MASS_ADD_MAX);
  });

  it("adds nothing if the folder or the Briefcase would be too full", async () => {
    await invent(1, MAX_BRIEFCASE_PROFILES);
    const full = [409, { error_code: "FULL_FOLDER", error_message: MESSAGES.briefcaseFull }];
    const senators = `committees=${IDS.finance}&doc_type=vignette-search`;
    const first = await folder("First");
    await fill(first, 1, MAX_FOLDER_ITEMS - 1);
    const refused = await addAll(`${senators}&folder_id=${first}`);
    expect([refused.status, refused.body]).toMatchObject(full);
    expect(await itemsOf("First")).toHaveLength(MAX_FOLDER_ITEMS - 1);
    expect((await addAll(`q=latimer&doc_type=vignette-search&folder_id=${first}`)).body).toEqual({
      item_ids: [LATIMER],
    });
    for (const part of [1, 2, 3]) {
      const from = part * MAX_FOLDER_ITEMS;
      await fill(await folder(`Part ${part}`), from, from + MAX_FOLDER_ITEMS - 1);
    }
    const last = await folder("Last");
    const whole = await addAll(`${senators}&folder_id=${last}`);
    expect([whole.status, whole.body]).toMatchObject(full);
    expect(await itemsOf("Last")).toEqual([]);
    // An item in two folders counts once.
    expect((await addAll(`q=latimer&doc_type=vignette-search&folder_id=${last}`)).status).toBe(200);
  });

  it("enforces the limits for concurrent requests", async () => {
    await invent(1, MAX_FOLDER_ITEMS - 2);
    const id = await folder("Race");
    await fill(id, 1, MAX_FOLDER_ITEMS - 2);
    const searches = ["q=latimer", "q=marquez", "q=whitfield", "q=duarte"];
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        n % 2 === 0
          ? addAll(`${searches[(n / 2) % 4]}&doc_type=vignette-search&folder_id=${id}`).then(({ status }) => status)
          : member
              .post("/api/briefcase/toggle/", {
                briefcase_item_ids: [`${[IDS.banks, IDS.obrien, IDS.nunez, IDS.governor][((n - 1) / 2) % 4]}-profile`],
                action: "add",
                folder_id: id,
              })
              .then(({ status, body }) => (body.success ? status : 409)),
      ),
    );
    expect(new Set(answers)).toEqual(new Set([200, 409]));
    const items = await itemsOf("Race");
    expect(items).toHaveLength(MAX_FOLDER_ITEMS);
    expect(new Set(items).size).toBe(MAX_FOLDER_ITEMS);
  });

  it("requires a web user and a page of this site", async () => {
    const id = await folder("Mine");
    const query = `q=latimer&doc_type=vignette-search&folder_id=${id}`;
    for (const [account, expected] of [
      [null, 401],
      ["noaccess", 403],
      ["lapsed", 403],
    ] as const) {
      const client = await clientOf(app, openDb(), account && accounts[account]);
      expect((await addAll(query, client)).status).toBe(expected);
    }
    const { statusCode } = await app.inject({
      method: "PUT",
      url: `/api/briefcase/addAllSearchResults/?${query}`,
      headers: { ...member.headers, "sec-fetch-site": "cross-site" },
    });
    expect(statusCode).toBe(403);
    expect(await itemsOf("Mine")).toEqual([]);
  });
});
