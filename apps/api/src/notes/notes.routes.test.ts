import { randomUUID } from "node:crypto";
import { type InboxWire, NotesWire, NoteWire } from "@rotunda/core/wire";
import { NOTE_TEXT_MAX, NOTES_MAX, TAGS_MAX } from "@rotunda/core";
import type { FastifyInstance } from "fastify";
import { Check } from "typebox/value";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type AccountName, type Accounts, IDS, loadFixture } from "../testing/fixture.ts";
import { VERSIONS_LISTED_MAX } from "./notes.sql.ts";

const RECORD = `${IDS.latimer}-profile`;

describeWithDatabase("api/notes", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;
  /** Member and colleague are of one organization, the stranger of another. */
  let member: ApiClient;
  let colleague: ApiClient;
  let stranger: ApiClient;
  const readerOf = (name: AccountName) => clientOf(app, openDb(), accounts[name]);
  beforeAll(async () => {
    app = await openApp(openDb());
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    accounts = await loadFixture(openDb());
    const [other] = await openDb().query<{ id: number }>(
      `insert into users (organization_id, email, username, first_name, last_name, password_hash)
       select organization_id, 'colleague@example.org', 'colleague', 'Cleo', 'League', 'none' from users where id = $1
       returning id`,
      [accounts.member],
    );
    member = await readerOf("member");
    stranger = await readerOf("limited");
    colleague = await clientOf(app, openDb(), other?.id ?? null);
  });

  const aSave = (fields: object = {}) => ({
    id: randomUUID(),
    record: RECORD,
    audience: "organization",
    text: "Prefers one page.",
    version: 0,
    ...fields,
  });
  const save = (client: ApiClient, fields: object = {}) => client.post("/api/notes/save", aSave(fields));
  const listOf = async (client: ApiClient): Promise<NotesWire> =>
    (await client.get(`/api/notes/?record=${RECORD}`)).body;
  const textsOf = async (client: ApiClient) => (await listOf(client)).notes.map(({ text }) => text);
  const versionsOf = async (client: ApiClient, id: string) =>
    (await client.get(`/api/notes/versions/?id=${id}`)).body.versions.map(({ text }: { text: string }) => text);
  const tag = (client: ApiClient, name: string, fields: object = {}) =>
    client.post("/api/notes/tag", { record: RECORD, tag: name, audience: "organization", is_set: true, ...fields });

  it("shows an organization's note to colleagues, a private one to its author, and neither to others", async () => {
    const { status, body } = await save(member);
    expect([status, Check(NoteWire, body)]).toEqual([200, true]);
    expect(body).toMatchObject({ version: 1, author_name: "member Fixture", is_own: true, can_delete: true });
    await save(member, { audience: "private", text: "Mine alone." });
    await tag(member, " #Farm  Bill");
    await tag(member, "secret", { audience: "private" });
    const own = await listOf(member);
    expect(Check(NotesWire, own)).toBe(true);
    expect(own.notes.map(({ text }) => text).toSorted()).toEqual(["Mine alone.", "Prefers one page."]);
    expect(own.tags).toEqual([
      { tag: "farm bill", audience: "organization" },
      { tag: "secret", audience: "private" },
    ]);
    expect(own.colleagues).toContain("Cleo League");
    const theirs = await listOf(colleague);
    expect(theirs.notes).toMatchObject([{ text: "Prefers one page.", is_own: false, can_delete: false }]);
    expect(theirs).toMatchObject({ tags: [{ tag: "farm bill" }], known_tags: ["farm bill"] });
    expect(await listOf(stranger)).toMatchObject({ notes: [], tags: [], known_tags: [], colleagues: [] });
    for (const name of ["staff", "super"] as const) {
      expect((await (await readerOf(name)).get(`/api/notes/?record=${RECORD}`)).status).toBe(403);
    }
  });

  describe("mentions", () => {
    const MENTION = "Ask @cleo league, @member Fixture, @staff Fixture and @limited Fixture about it.";
    const inboxOf = async (client: ApiClient) => {
      const { lines, unread, follows } = (await client.get("/api/inbox/")).body as InboxWire;
      return {
        facts: lines.flatMap(({ why, changes }) =>
          changes.map(({ kind, parts }) => `${kind}: ${parts.map(({ text }) => text).join("")} (${why.name})`),
        ),
        unread,
        counted: (await client.get("/api/inbox/unread/")).body.unread as number,
        follows,
      };
    };
    const ONE = {
      facts: ["mention: member Fixture mentioned you in a note (Everything)"],
      unread: 1,
      counted: 1,
      follows: 0,
    };
    const NONE = { facts: [], unread: 0, counted: 0, follows: 0 };

    it("are in the inbox of colleagues, once, as long as the note exists", async () => {
      const sent = aSave({ text: MENTION });
      expect((await member.post("/api/notes/save", sent)).status).toBe(200);
      await member.post("/api/notes/save", sent);
      expect(await inboxOf(colleague)).toEqual(ONE);
      expect(JSON.stringify((await colleague.get("/api/inbox/")).body)).not.toContain("about it");
      for (const other of [member, stranger, await readerOf("staff")]) expect(await inboxOf(other)).toEqual(NONE);
      await colleague.post("/api/inbox/mark/all", {});
      await save(member, { ...sent, text: "Nobody.", version: 1 });
      await save(member, { ...sent, text: MENTION, version: 2 });
      expect(await inboxOf(colleague)).toEqual({ ...ONE, unread: 0, counted: 0 });
      await member.post("/api/notes/delete", { id: sent.id, version: 3 });
      expect(await inboxOf(colleague)).toEqual(NONE);
    });

    it("notify when they are added, regardless of who adds them, and never in private notes", async () => {
      await save(member, { audience: "private", text: MENTION });
      const { body } = await save(member);
      expect(await inboxOf(colleague)).toEqual(NONE);
      await save(colleague, { id: body.id, version: 1, text: MENTION });
      expect(await inboxOf(colleague)).toEqual(NONE);
      expect((await inboxOf(member)).facts).toEqual(["mention: Cleo League mentioned you in a note (Everything)"]);
    });

    it("reach neither accounts that are disabled nor those that became staff or left the organization", async () => {
      const change = (fields: string) => openDb().query(`update users set ${fields} where username = 'colleague'`);
      await change("disabled_at = now()");
      const { body } = await save(member, { text: MENTION });
      await change("disabled_at = null");
      await save(member, { id: body.id, version: 1, text: `${MENTION} Today.` });
      expect(await inboxOf(colleague)).toEqual(NONE);
      await save(member, { text: MENTION });
      expect(await inboxOf(colleague)).toEqual(ONE);
      await change("is_staff = true");
      expect(await inboxOf(colleague)).toEqual(NONE);
      await change(
        `is_staff = false, organization_id = (select organization_id from users where id = ${accounts.logo})`,
      );
      expect(await inboxOf(colleague)).toEqual(NONE);
    });
  });

  it("gives the same response for another reader's note as for a missing one", async () => {
    const organizations = (await save(member)).body;
    const own = (await save(member, { audience: "private" })).body;
    for (const [client, note] of [
      [stranger, organizations],
      [stranger, own],
      [colleague, own],
    ] as const) {
      expect((await client.get(`/api/notes/versions/?id=${note.id}`)).status).toBe(404);
      expect((await save(client, { id: note.id, version: 1, text: "Theirs." })).status).toBe(404);
      expect((await save(client, { id: note.id })).status).toBe(404);
      expect((await client.post("/api/notes/delete", { id: note.id, version: 1 })).status).toBe(404);
    }
    expect((await textsOf(member)).length).toBe(2);
  });

  it("stores a repeated save once", async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(member, { id })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.version}`))).toEqual(new Set(["200 1"]));
    await save(member, { id, version: 1, text: "Second." });
    await save(colleague, { id, version: 2, text: "Third." });
    // The answer was lost, and someone else has edited since.
    expect((await save(member, { id, version: 1, text: "Second." })).body).toMatchObject({
      text: "Third.",
      version: 3,
    });
    expect(await versionsOf(member, id)).toEqual(["Third.", "Second.", "Prefers one page."]);
  });

  it("stores one of several edits of a version and answers the others with the newest text", async () => {
    const { id } = (await save(member)).body;
    const clients = [member, colleague];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => save(clients[n % 2] ?? member, { id, version: 1, text: `Edit ${n}.` })),
    );
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer !== stored[0])) {
      expect([status, body.error_code, body.note.text]).toEqual([409, "NOTE_CHANGED", stored[0]?.body.text]);
    }
    expect(await versionsOf(member, id)).toEqual([stored[0]?.body.text, "Prefers one page."]);
  });

  it("stores the text that was set aside in a conflict as a version, once", async () => {
    const { id } = (await save(member)).body;
    await save(colleague, { id, version: 1, text: "Theirs." });
    const chosen = { id, version: 2, text: "Theirs.", set_aside: "Mine." };
    expect((await save(member, chosen)).body).toMatchObject({ text: "Theirs.", version: 4 });
    expect((await save(member, chosen)).body).toMatchObject({ text: "Theirs.", version: 4 });
    expect(await versionsOf(member, id)).toEqual(["Theirs.", "Mine.", "Theirs.", "Prefers one page."]);
  });

  it("is deleted by its author and the account owner, unless someone changed it meanwhile", async () => {
    const { id } = (await save(member)).body;
    const remove = (client: ApiClient, version: number) => client.post("/api/notes/delete", { id, version });
    expect((await remove(colleague, 1)).status).toBe(403);
    await save(colleague, { id, version: 1, text: "Changed." });
    expect(await remove(member, 1)).toMatchObject({ status: 409, body: { note: { text: "Changed." } } });
    await openDb().query("update users set is_account_owner = true where username = 'colleague'");
    expect((await listOf(colleague)).notes).toMatchObject([{ can_delete: true }]);
    expect((await remove(colleague, 2)).status).toBe(200);
    expect((await remove(colleague, 2)).status).toBe(200);
    expect((await save(member, { id, version: 2, text: "Too late." })).status).toBe(410);
    expect(await textsOf(member)).toEqual([]);
  });

  it("keeps an organization's notes when their author leaves, and moves private ones with the author", async () => {
    await save(member);
    await save(member, { audience: "private", text: "Mine alone." });
    await openDb().query(
      "update users set organization_id = (select organization_id from users where id = $2) where id = $1",
      [accounts.member, accounts.limited],
    );
    expect(await textsOf(member)).toEqual(["Mine alone."]);
    expect(await textsOf(stranger)).toEqual([]);
    await openDb().query("delete from users where id = $1", [accounts.member]);
    expect((await listOf(colleague)).notes).toMatchObject([
      { text: "Prefers one page.", author_name: "member Fixture" },
    ]);
    expect(await openDb().query("select 1 from notes")).toHaveLength(1);
  });

  it("lists only the newest of very many versions", async () => {
    const { id } = (await save(member)).body;
    await openDb().query(
      `insert into note_versions select note_id, n, 'Version ' || n, author_id, author_name, saved_at
       from note_versions, generate_series(2, $1::int) n`,
      [VERSIONS_LISTED_MAX + 100],
    );
    const texts = await versionsOf(member, id);
    expect([texts.length, texts[0]]).toEqual([VERSIONS_LISTED_MAX, `Version ${VERSIONS_LISTED_MAX + 100}`]);
  });

  it("enforces its limits and names the one that was exceeded", async () => {
    expect((await save(member, { text: " \n" })).body).toMatchObject({ error_code: "BAD_NOTE", detail: "text" });
    expect((await save(member, { text: "x".repeat(NOTE_TEXT_MAX + 1) })).status).toBe(400);
    expect((await save(member, { text: "x".repeat(NOTE_TEXT_MAX) })).status).toBe(200);
    expect((await save(member, { record: "999999-profile" })).status).toBe(404);
    await openDb().query(
      `insert into notes select gen_random_uuid(), record_type, record_id, owner_id, organization_id, author_id,
         author_name, text, searchable, version, created_at, updated_at from notes, generate_series(1, $1::int)`,
      [NOTES_MAX - 2],
    );
    const answers = await Promise.all(Array.from({ length: 4 }, () => save(member)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error_code).toBe("TOO_MANY_NOTES");
    expect((await save(member, { audience: "private" })).status).toBe(200);
    const tags = [];
    for (let n = 0; n <= TAGS_MAX; n += 1) tags.push((await tag(member, `tag ${n}`)).status);
    expect(tags).toEqual([...Array(TAGS_MAX).fill(200), 409]);
  });

  it("can be saved six hundred times an hour", async () => {
    await save(member);
    await openDb().query("update recent_tries set tries = array_fill(tries[1], array[600])");
    expect((await save(member)).status).toBe(429);
    expect((await tag(member, "farm")).status).toBe(429);
    expect((await save(colleague)).status).toBe(200);
  });

  it("refuses invalid ids and unknown records", async () => {
    expect((await member.post("/api/notes/delete", { id: "1", version: 1 })).status).toBe(400);
    expect((await member.get("/api/notes/versions/?id=1")).status).toBe(400);
    expect((await tag(member, "farm", { record: "999999-profile" })).status).toBe(404);
  });

  it("adds and removes a tag once", async () => {
    await Promise.all(Array.from({ length: 8 }, () => tag(member, "Farm Bill")));
    expect((await listOf(colleague)).tags).toHaveLength(1);
    expect((await tag(stranger, "farm bill", { is_set: false })).body.tags).toEqual([]);
    expect((await listOf(colleague)).tags).toHaveLength(1);
    expect((await tag(colleague, "farm bill", { is_set: false })).body.tags).toEqual([]);
  });

  it("is found by search, by those who may read it", async () => {
    await save(member, { text: "Met at the Kearney field day." });
    await save(member, { audience: "private", text: "Alone in Kearney." });
    await tag(member, "Hill Day");
    const found = async (client: ApiClient, query: string) => {
      const { results } = (await client.get(`/api/search/vignette/?${query}`)).body;
      return results.map(({ id }: { id: number }) => id);
    };
    const all = [IDS.latimer];
    for (const client of [member, colleague]) {
      expect(await found(client, "note=field kearn")).toEqual(all);
      expect(await found(client, "tag=%23Hill+day")).toEqual(all);
      expect(await found(client, "tag=hill day&note=met&q=latimer")).toEqual(all);
      expect(await found(client, "tag=hill")).toEqual([]);
      expect(await found(client, "note=kearney omaha")).toEqual([]);
    }
    expect(await found(member, "note=alone")).toEqual(all);
    expect(await found(colleague, "note=alone")).toEqual([]);
    for (const name of ["limited", "staff", "super"] as const) {
      expect(await found(await readerOf(name), "note=kearney"), name).toEqual([]);
      expect(await found(await readerOf(name), "tag=hill day"), name).toEqual([]);
    }
    expect(await found(member, "note=%25")).toEqual([]);
    const counts = (await member.get("/api/search/vignette/counts/?tag=hill day")).body.counts;
    expect(Object.values(counts.gender)).toEqual([1]);
    // No result of the searches above is cached.
    await tag(member, "Hill Day", { is_set: false });
    expect(await found(member, "tag=hill day")).toEqual([]);
    expect((await member.get("/api/search/vignette/counts/?tag=hill day")).body.counts.gender).toEqual({});
  });

  it("downloads what the reader may see", async () => {
    await save(member, { text: '=1+1, "quoted"' });
    await save(member, { audience: "private", text: "Mine alone." });
    await tag(colleague, "farm bill");
    const csvOf = async (client: ApiClient) =>
      (await app.inject({ url: "/api/notes/export", headers: client.headers })).body.split("\r\n").slice(1, -1);
    const [name] = await openDb().query<{ name: string }>(
      "select preferred_name_display as name from records where record_type = 'profile' and record_id = $1",
      [IDS.latimer],
    );
    const row = `"${name?.name}","profile","${IDS.latimer}"`;
    const organizations = `${row},"Organization","'=1+1, ""quoted""","farm bill","member Fixture"`;
    expect(await csvOf(colleague)).toEqual([expect.stringContaining(organizations)]);
    const own = `${row},"Only you","Mine alone.","","member Fixture"`;
    expect((await csvOf(member)).toSorted()).toEqual([
      expect.stringContaining(own),
      expect.stringContaining(organizations),
    ]);
    expect(await csvOf(stranger)).toEqual([]);
  });
});
