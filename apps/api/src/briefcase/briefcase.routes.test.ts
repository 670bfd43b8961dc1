import { DEFAULT_FOLDER_NAME, MAX_BRIEFCASE_PROFILES, MAX_FOLDER_ITEMS } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type Accounts, IDS, loadFixture } from "../testing/fixture.ts";

const MARQUEZ = `${IDS.marquez}-profile`;
const LATIMER = `${IDS.latimer}-profile`;
const CHIEF = `${IDS.chief}-staffer`;

describeWithDatabase("api/briefcase", (openDb) => {
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

  const toggle = (body: object, client = member) => client.post("/api/briefcase/toggle/", body);
  const folders = async (client = member): Promise<Record<string, string[]>> => {
    const { body } = await client.get("/api/briefcase/");
    return Object.fromEntries(
      body.folders.map((folder: { name: string; items: { briefcase_item_id: string }[] }) => [
        folder.name,
        folder.items.map((item) => item.briefcase_item_id),
      ]),
    );
  };
  const addFolder = async (db: Db, userId: number, name: string): Promise<number> => {
    const [row] = await db.query<{ id: number }>("insert into folders (user_id, name) values ($1, $2) returning id", [
      userId,
      name,
    ]);
    return row?.id ?? 0;
  };

  it("starts with an empty default folder", async () => {
    const { status, body } = await member.get("/api/briefcase/");
    expect(status).toBe(200);
    expect(body).toMatchObject({ folders: [{ name: DEFAULT_FOLDER_NAME, is_default: true, items: [] }], items: [] });
  });

  it("puts items back in their places", async () => {
    const order = [MARQUEZ, LATIMER, CHIEF];
    await toggle({ briefcase_item_ids: order, action: "add" });
    await toggle({ briefcase_item_ids: [MARQUEZ, LATIMER], action: "remove" });
    const [{ id: folder_id }] = (await member.get("/api/briefcase/")).body.folders;
    await toggle({ briefcase_item_ids: [LATIMER], action: "add", folder_id, order });
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [LATIMER, CHIEF] });
    await toggle({ briefcase_item_ids: [MARQUEZ], action: "add", folder_id, order });
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: order });
  });

  it("stores a contact entry with a full profile as that profile, once", async () => {
    const found = async (path: string) => (await member.get(path)).body.results[0];
    const contact = () => found("/api/search/congressional/?q=marquez");
    expect(await contact()).toMatchObject({
      id: IDS.marquezContact,
      record_type: "person",
      briefcase_item_id: MARQUEZ,
      added_to_briefcase: false,
    });
    await toggle({ briefcase_item_ids: [`${IDS.marquezContact}-person`, MARQUEZ], action: "add" });
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [MARQUEZ] });
    expect(await contact()).toMatchObject({ added_to_briefcase: true });
    expect(await found("/api/search/vignette/?q=marquez")).toMatchObject({ added_to_briefcase: true });
    await toggle({ briefcase_item_ids: [`${IDS.marquezContact}-person`], action: "remove" });
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [] });
  });

  it("adds, removes and moves items, and returns the same Briefcase with the session", async () => {
    expect((await toggle({ briefcase_item_ids: [MARQUEZ, CHIEF], action: "add" })).body).toEqual({ success: true });
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [MARQUEZ, CHIEF] });
    const own = await addFolder(openDb(), accounts.member, "Water");
    await toggle({ briefcase_item_ids: [MARQUEZ], action: "move", dest_folder_id: own });
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [CHIEF], Water: [MARQUEZ] });
    const briefcase = (await member.get("/api/briefcase/")).body;
    expect((await member.get("/api/session/")).body.briefcase).toEqual(briefcase);
    expect(briefcase.items.map((item: { briefcase_item_id: string }) => item.briefcase_item_id)).toEqual([
      CHIEF,
      MARQUEZ,
    ]);
    // Removes it from the only folder that contains it, which is not the default one.
    await toggle({ briefcase_item_ids: [MARQUEZ], action: "remove" });
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [CHIEF], Water: [] });
  });

  it("makes all toggles of a list or none", async () => {
    const own = await addFolder(openDb(), accounts.member, "Water");
    await toggle({ briefcase_item_ids: [MARQUEZ], action: "add" });
    const [general] = (await member.get("/api/briefcase/")).body.folders;
    const move = [
      { briefcase_item_id: MARQUEZ, action: "ADD", folder_id: own },
      { briefcase_item_id: MARQUEZ, action: "REMOVE", folder_id: general.id },
    ];
    expect(
      (await toggle([...move, { briefcase_item_id: "99999-profile", action: "ADD", folder_id: own }])).status,
    ).toBe(404);
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [MARQUEZ], Water: [] });
    expect((await toggle(move)).body).toEqual({ success: true });
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [], Water: [MARQUEZ] });
  });

  it("accepts a list as long as a folder is large, and removes before it adds", async () => {
    const db = openDb();
    await db.query(
      `insert into profiles (source, source_id, preferred_name_display)
       select 'many', n::text, 'Person ' || n from generate_series(1, $1::int) n`,
      [MAX_FOLDER_ITEMS],
    );
    await rebuildSearch(db);
    const rows = await db.query<{ item: string }>(
      "select id || '-profile' as item from profiles where source = 'many' order by id",
    );
    const people = rows.map(({ item }) => item);
    const own = await addFolder(db, accounts.member, "Full");
    expect((await toggle({ briefcase_item_ids: people, action: "add", folder_id: own })).body).toEqual({
      success: true,
    });
    const [out = "", ...stay] = people;
    const list = (...items: [string, string][]) =>
      items.map(([briefcase_item_id, action]) => ({ briefcase_item_id, action, folder_id: own }));
    expect((await toggle(list([LATIMER, "ADD"], [MARQUEZ, "ADD"], [out, "REMOVE"]))).body).toEqual({ success: false });
    expect((await folders())["Full"]).toEqual(people);
    expect((await toggle(list([LATIMER, "ADD"], [out, "REMOVE"]))).body).toEqual({ success: true });
    expect((await folders())["Full"]).toEqual([...stay, LATIMER]);
    const all = list(...[...stay, LATIMER].map((item): [string, string] => [item, "REMOVE"]));
    expect((await toggle(all)).body).toEqual({ success: true });
    expect((await folders())["Full"]).toEqual([]);
  });

  it("asks for the folder of an item that is in several", async () => {
    const own = await addFolder(openDb(), accounts.member, "Water");
    await toggle({ briefcase_item_ids: [MARQUEZ], action: "add" });
    await toggle({ briefcase_item_ids: [MARQUEZ], action: "add", folder_id: own });
    const { status, body } = await toggle({ briefcase_item_ids: [MARQUEZ], action: "remove" });
    expect([status, body.error_code]).toEqual([409, "CHOOSE_FOLDERS"]);
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [MARQUEZ], Water: [MARQUEZ] });
  });

  it("rejects invalid requests without changes", async () => {
    await toggle({ briefcase_item_ids: [MARQUEZ], action: "add" });
    const before = await folders();
    for (const body of [
      {},
      [],
      { briefcase_item_ids: [], action: "add" },
      { briefcase_item_ids: [LATIMER], action: "steal" },
      { briefcase_item_ids: [LATIMER], action: "remove" },
      { briefcase_item_ids: [MARQUEZ], action: "move" },
      { briefcase_item_ids: ["1 or 1=1"], action: "add" },
      { briefcase_item_ids: ["999999-profile"], action: "add" },
      { briefcase_item_ids: ["9007199254740991-profile"], action: "add" },
      { briefcase_item_ids: [MARQUEZ], action: "add", folder_id: "1" },
      { briefcase_item_ids: [MARQUEZ], action: "add", folder_id: 0 },
      { briefcase_item_ids: [MARQUEZ], action: "add", folder_id: 2 ** 63 },
    ]) {
      const { status } = await toggle(body);
      expect([400, 404], JSON.stringify(body)).toContain(status);
    }
    expect(await folders()).toEqual(before);
  });

  it("gives the same response for another user’s folder as for a missing one", async () => {
    const theirs = await addFolder(openDb(), accounts.staff, "Theirs");
    await openDb().query("insert into folder_items (folder_id, record_type, record_id) values ($1, 'profile', $2)", [
      theirs,
      IDS.latimer,
    ]);
    await toggle({ briefcase_item_ids: [MARQUEZ], action: "add" });
    const attempts = (id: number) => [
      { briefcase_item_ids: [MARQUEZ], action: "add", folder_id: id },
      { briefcase_item_ids: [LATIMER], action: "remove", folder_id: id },
      { briefcase_item_ids: [LATIMER], action: "move", folder_id: id },
      { briefcase_item_ids: [MARQUEZ], action: "move", dest_folder_id: id },
      [{ briefcase_item_id: MARQUEZ, action: "ADD", folder_id: id }],
      [{ briefcase_item_id: LATIMER, action: "REMOVE", folder_id: id }],
    ];
    const unknown = attempts(999_999);
    for (const [index, body] of attempts(theirs).entries()) {
      const [there, nowhere] = [await toggle(body), await toggle(unknown[index] ?? {})];
      expect(there.status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
      expect([there.status, there.body]).toEqual([nowhere.status, nowhere.body]);
    }
    const staff = await clientOf(app, openDb(), accounts.staff);
    expect(await folders(staff)).toMatchObject({ Theirs: [LATIMER] });
  });

  it("allows 500 items in a folder and 2,000 in total", async () => {
    const db = openDb();
    await db.query(
      `insert into profiles (source, source_id, preferred_name_display)
       select 'many', n::text, 'Person ' || n from generate_series(1, $1::int) n`,
      [MAX_BRIEFCASE_PROFILES],
    );
    await rebuildSearch(db);
    const fill = (folderId: number, from: number, to: number) =>
      db.query(
        `insert into folder_items (folder_id, record_type, record_id)
         select $1, 'profile', id from profiles where source = 'many' and source_id::int between $2::int and $3::int`,
        [folderId, from, to],
      );
    const general = (await member.get("/api/briefcase/")).body.folders[0].id;
    await fill(general, 1, MAX_FOLDER_ITEMS - 1);
    expect((await toggle({ briefcase_item_ids: [MARQUEZ, LATIMER], action: "add" })).body).toEqual({ success: false });
    expect((await toggle({ briefcase_item_ids: [MARQUEZ], action: "add" })).body).toEqual({ success: true });
    expect((await toggle({ briefcase_item_ids: [LATIMER], action: "add" })).body).toEqual({ success: false });
    for (const part of [1, 2, 3]) {
      const id = await addFolder(db, accounts.member, `Part ${part}`);
      await fill(id, part * MAX_FOLDER_ITEMS, part * MAX_FOLDER_ITEMS + MAX_FOLDER_ITEMS - 1);
    }
    const last = await addFolder(db, accounts.member, "Last");
    expect((await toggle({ briefcase_item_ids: [LATIMER], action: "add", folder_id: last })).body).toEqual({
      success: false,
    });
    // An item in two folders counts once.
    expect((await toggle({ briefcase_item_ids: [MARQUEZ], action: "add", folder_id: last })).body).toEqual({
      success: true,
    });
  });

  it("stores an item once for concurrent requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => toggle({ briefcase_item_ids: [MARQUEZ], action: "add" })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [MARQUEZ] });
    const removals = await Promise.all(
      Array.from({ length: 64 }, () => toggle({ briefcase_item_ids: [MARQUEZ], action: "remove" })),
    );
    expect(removals.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [] });
  });

  it("keeps an item in one folder while concurrent requests move it", async () => {
    const own = [await addFolder(openDb(), accounts.member, "A"), await addFolder(openDb(), accounts.member, "B")];
    await toggle({ briefcase_item_ids: [MARQUEZ], action: "add" });
    const [general] = (await member.get("/api/briefcase/")).body.folders;
    const all = [general.id, ...own];
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        toggle({
          briefcase_item_ids: [MARQUEZ],
          action: "move",
          ...(n % 2 === 0 && { folder_id: all[n % 3] }),
          dest_folder_id: all[(n + 1) % 3],
        }),
      ),
    );
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
    expect(Object.values(await folders()).flat()).toEqual([MARQUEZ]);
    expect((await member.get("/api/briefcase/")).body.items).toMatchObject([{ briefcase_item_id: MARQUEZ }]);
  });

  it("returns twelve items per requested page", async () => {
    const { body } = await member.get("/api/search/congressional/?pageSize=100");
    const ids = body.results.map((item: { briefcase_item_id: string }) => item.briefcase_item_id);
    const more = (await member.get("/api/search/vignette/?pageSize=100")).body.results.map(
      (item: { briefcase_item_id: string }) => item.briefcase_item_id,
    );
    // People with a full profile are in both lists as one item.
    const all = [...new Set<string>([...ids, ...more])].slice(0, 15);
    expect(all.length).toBeGreaterThan(12);
    await toggle({ briefcase_item_ids: all, action: "add" });
    const page = async (query: string) =>
      (await member.get(`/api/briefcase/${query}`)).body.items.map(
        (item: { briefcase_item_id: string }) => item.briefcase_item_id,
      );
    expect(await page("")).toEqual(all);
    expect(await page("?page=0")).toEqual(all.slice(0, 12));
    expect(await page("?page=1")).toEqual(all.slice(12));
    expect(await page("?page=99")).toEqual(all.slice(12));
    expect(await page("?page=x")).toEqual(all.slice(0, 12));
  });

  it("keeps items when the directory is rebuilt, except those of deleted records", async () => {
    await toggle({ briefcase_item_ids: [MARQUEZ, LATIMER], action: "add" });
    await openDb().query("delete from profiles where id = $1", [IDS.latimer]);
    await rebuildSearch(openDb());
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [MARQUEZ] });
  });

  it("requires a web user and a page of this site", async () => {
    const body = { briefcase_item_ids: [MARQUEZ], action: "add" };
    for (const [account, expected] of [
      [null, 401],
      ["noaccess", 403],
      ["lapsed", 403],
    ] as const) {
      const client = await clientOf(app, openDb(), account && accounts[account]);
      expect((await client.get("/api/briefcase/")).status).toBe(expected);
      expect((await toggle(body, client)).status).toBe(expected);
    }
    const foreign = await app.inject({
      method: "POST",
      url: "/api/briefcase/toggle/",
      headers: { ...member.headers, "sec-fetch-site": "cross-site" },
      payload: body,
    });
    expect(foreign.statusCode).toBe(403);
    expect(await folders()).toEqual({ [DEFAULT_FOLDER_NAME]: [] });
  });
});
