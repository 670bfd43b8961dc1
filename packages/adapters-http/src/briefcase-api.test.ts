import { CallFailed, createDefaultQuery, type BriefcaseApi, type Failure } from "@rotunda/core";
import { describe, expect, it } from "vitest";
import { createBriefcaseApi } from "./briefcase-api.ts";
import { createHttp } from "./http.ts";

interface Asked {
  method: string;
  path: string;
  query: string[][];
  body: unknown;
}

/** A fake server with a fixed response that records its requests. */
function server(status: number, text: string) {
  const requests: Asked[] = [];
  let signedOut = 0;
  const http = createHttp({
    origin: "http://directory.example",
    onSignedOut: () => {
      signedOut += 1;
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const { pathname, searchParams } = new URL(request.url);
      const sent = await request.text();
      requests.push({
        method: request.method,
        path: pathname,
        query: [...searchParams],
        body: sent === "" ? null : (JSON.parse(sent) as unknown),
      });
      return new Response(text, { status, headers: { "Content-Type": "application/json" } });
    },
  });
  return { api: createBriefcaseApi(http), requests, signedOut: () => signedOut };
}

const serverWith = (body: unknown, status = 200) => server(status, JSON.stringify(body));

async function failureOf(call: Promise<unknown>): Promise<Failure | undefined> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof CallFailed ? error.failure : undefined;
}

describe("reading the Briefcase", () => {
  it("can be aborted", async () => {
    const { api, requests } = serverWith({ folders: [], items: [] });
    await expect(api.briefcase(AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
    expect(requests).toEqual([]);
  });
});

describe("toggling", () => {
  it("sends the places of items that return to a folder", async () => {
    const { api, requests } = serverWith({ success: true });
    const order = ["4-profile", "5-profile"];
    await api.toggle({ action: "add", itemIds: ["4-profile"], folderId: 2, order });
    expect(requests[0]?.body).toEqual({ briefcase_item_ids: ["4-profile"], action: "add", folder_id: 2, order });
  });
});

describe("toggling a list", () => {
  it("sends each item with its folder", async () => {
    const { api, requests } = serverWith({ success: true });
    const toggles = [
      { action: "add", itemIds: ["5-profile", "6-profile"], folderId: 2 },
      { action: "remove", itemIds: ["5-profile"], folderId: 1 },
    ] as const;
    expect(await api.toggleAll(toggles.map((toggle) => ({ ...toggle, itemIds: [...toggle.itemIds] })))).toBe(true);
    expect(requests).toEqual([
      {
        method: "POST",
        path: "/api/briefcase/toggle/",
        query: [],
        body: [
          { briefcase_item_id: "5-profile", action: "ADD", folder_id: 2 },
          { briefcase_item_id: "6-profile", action: "ADD", folder_id: 2 },
          { briefcase_item_id: "5-profile", action: "REMOVE", folder_id: 1 },
        ],
      },
    ]);
    expect(await serverWith({ success: false }).api.toggleAll([])).toBe(false);
  });
});

describe("the folder calls", () => {
  it("create a folder", async () => {
    const { api, requests } = serverWith({ folder_id: 7, dossier_url: "/api/folderDossierDownload/7", detail: "" });
    expect(await api.addFolder("Energy")).toEqual({ id: 7, dossierUrl: "/api/folderDossierDownload/7" });
    expect(requests).toEqual([
      { method: "POST", path: "/api/briefcase/folder/add", query: [], body: { folder_name: "Energy" } },
    ]);
  });

  it("delete a folder", async () => {
    const { api, requests } = serverWith({ status_code: 200 });
    expect(await api.deleteFolder(7)).toBeUndefined();
    expect(requests).toEqual([
      { method: "POST", path: "/api/briefcase/folder/delete", query: [], body: { folder_id: 7 } },
    ]);
  });

  it.each<[object, Failure]>([
    [{ status_code: 404 }, { kind: "refused", status: 404 }],
    [
      { status_code: 403, detail: "X" },
      { kind: "refused", status: 403, message: "X" },
    ],
    [{ status_code: 500 }, { kind: "broken", status: 500 }],
  ])("accept only a status code of 200 as success: %j", async (body, failure) => {
    expect(await failureOf(serverWith(body).api.deleteFolder(7))).toEqual(failure);
  });

  const calls: [string, (api: BriefcaseApi) => Promise<unknown>][] = [
    ["add", (api) => api.addFolder("Energy")],
    ["delete", (api) => api.deleteFolder(7)],
  ];

  it.each(calls)("%s: return the message of a 403, else its detail", async (_name, run) => {
    const refused = async (body: unknown) => failureOf(run(serverWith(body, 403).api));
    expect(await refused({ detail: "X" })).toEqual({ kind: "refused", status: 403, message: "X" });
    // Our server's detail names a part of the request.
    expect(await refused({ error_message: "Y", error_code: "NO", detail: "X" })).toMatchObject({ message: "Y" });
    expect(await refused({ error_message: "Y", error_code: "NO", detail: "" })).toMatchObject({ message: "Y" });
    expect(await refused({ detail: 5 })).toEqual({ kind: "refused", status: 403 });
    expect(await failureOf(run(server(403, "No.").api))).toEqual({ kind: "refused", status: 403 });
    expect(await failureOf(run(server(403, "null").api))).toEqual({ kind: "refused", status: 403 });
  });

  it.each(calls)("%s: report the end of the session for 401", async (_name, run) => {
    const { api, signedOut } = serverWith({ error_message: "Please log in." }, 401);
    expect(await failureOf(run(api))).toMatchObject({ kind: "refused", status: 401 });
    expect(signedOut()).toBe(1);
  });

  it.each(calls)("%s: are never retried", async (_name, run) => {
    const { api, requests } = serverWith({ detail: "Later." }, 503);
    expect(await failureOf(run(api))).toMatchObject({ kind: "broken", status: 503 });
    expect(requests).toHaveLength(1);
  });
});

describe("adding all results of a search", () => {
  const query = { ...createDefaultQuery(), keyword: "clean water", page: 3, includeFormer: true };
  const addAll = (api: BriefcaseApi) =>
    api.addAllSearchResults({ scope: "federal", query, folderId: 7, itemIds: ["5-agencyperson"] });

  it("sends the search's query string with its kind and the folder", async () => {
    const { api, requests } = serverWith({ item_ids: ["5-agencyperson"] });
    expect(await addAll(api)).toEqual(["5-agencyperson"]);
    expect(requests).toEqual([
      {
        method: "PUT",
        path: "/api/briefcase/addAllSearchResults/",
        query: expect.arrayContaining([
          ["include_former", "true"],
          ["q", "clean water"],
          ["doc_type", "federal-search"],
          ["folder_id", "7"],
          ["p", "5-agencyperson"],
        ]) as unknown,
        body: null,
      },
    ]);
    expect(requests[0]?.query.filter(([name]) => name === "view")).toEqual([]);
  });

  it("fails with the server's message and code for any status", async () => {
    const full = { item_ids: [], error_message: "The folder is full.", error_code: "FULL_FOLDER" };
    const failure = { kind: "refused", message: "The folder is full.", code: "FULL_FOLDER" };
    expect(await failureOf(addAll(serverWith(full, 409).api))).toMatchObject({ ...failure, status: 409 });
    expect(await failureOf(addAll(serverWith(full).api))).toMatchObject(failure);
    const silent = { item_ids: [], error_message: "", error_code: "FULL_FOLDER" };
    expect(await failureOf(addAll(serverWith(silent).api))).toMatchObject({ kind: "refused", code: "FULL_FOLDER" });
  });

  it("fails without a message if there is no response", async () => {
    expect(await failureOf(addAll(server(200, "").api))).toEqual({ kind: "broken", status: 200 });
  });
});
