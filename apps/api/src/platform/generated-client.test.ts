import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { type Document, OpenAPIClientAxios } from "openapi-client-axios";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientOf, openApp } from "../testing/api-client.ts";
import { memory } from "../testing/databases.ts";
import { type Accounts, IDS, loadFixture } from "../testing/fixture.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";

/** A client that is generated from the OpenAPI document, over HTTP. */
describe("a client generated from /api/docs", () => {
  let app: FastifyInstance;
  let call: Record<string, (parameters?: object | null, body?: unknown) => Promise<{ status: number; data: any }>>; // oxlint-disable-line typescript/no-explicit-any
  let end: () => Promise<void>;

  beforeAll(async () => {
    const opened = await memory();
    end = opened.end;
    const accounts: Accounts = await loadFixture(opened.db);
    await rebuildSearch(opened.db);
    app = await openApp(opened.db);
    await app.listen({ host: "127.0.0.1", port: 0 });
    const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const { headers } = await clientOf(app, opened.db, accounts.member);
    const definition = (await (await fetch(`${origin}/api/docs/json`)).json()) as Document;
    const api = new OpenAPIClientAxios({
      definition,
      withServer: { url: origin },
      axiosConfigDefaults: { headers, maxRedirects: 0, validateStatus: () => true },
    });
    call = (await api.init()) as unknown as typeof call;
  });
  afterAll(async () => {
    await app.close();
    await end();
  });

  const send = async (operation: string, parameters?: object | null, body?: unknown) => {
    const method = call[operation];
    if (!method) throw new Error(`The document has no ${operation}.`);
    return method(parameters, body);
  };

  it("reads the session, searches with typed parameters and opens what it found", async () => {
    expect((await send("getSession")).data).toMatchObject({ user_type: "web_user" });
    const found = await send("getSearchVignette", { q: "nunez", page: 0, pageSize: 12, order: "relevance" });
    expect(found.data).toMatchObject({ pagination: { page_size: 12, page: 0 } });
    const id = found.data.results[0].id;
    expect((await send("getProfile", { id })).data).toMatchObject({ id });
  });

  it("creates a folder, fills it and deletes it", async () => {
    const made = await send("postBriefcaseFolderAdd", null, { folder_name: "Water" });
    const folder_id: unknown = made.data.folder_id;
    const toggle = { briefcase_item_ids: [`${IDS.nunez}-profile`], action: "add", folder_id };
    expect((await send("postBriefcaseToggle", null, toggle)).data).toMatchObject({ success: true });
    expect((await send("postBriefcaseFolderDelete", null, { folder_id })).status).toBe(200);
  });

  it("gets the name of an invalid parameter", async () => {
    const refused = await send("getSearchVignette", { q: "water", order: "random" });
    expect(refused).toMatchObject({ status: 400, data: { detail: "order" } });
  });

  it("logs out", async () => {
    expect((await send("postLogout")).status).toBe(303);
    expect((await send("getSession")).status).toBe(403);
  });
});
