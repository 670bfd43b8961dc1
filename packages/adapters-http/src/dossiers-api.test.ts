import { CallFailed } from "@rotunda/core";
import { aFolderTarget, aGroupTarget, aSearchTarget, aSelectionTarget, dossierOptionsOf } from "@rotunda/core/testing";
import { describe, expect, it } from "vitest";
import { createDossiersApi } from "./dossiers-api.ts";
import { createHttp } from "./http.ts";

/** A fake server with a fixed response that records its requests. */
function server(status: number, body: unknown) {
  const requests: { method: string; address: string; body: unknown }[] = [];
  const http = createHttp({
    origin: "http://directory.example",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const text = await request.text();
      requests.push({
        method: request.method,
        address: request.url.replace("http://directory.example", ""),
        body: text === "" ? null : (JSON.parse(text) as unknown),
      });
      return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
    },
  });
  return { api: createDossiersApi(http), requests };
}

const FOLDER = { profile_count: 12, eta: null, short: true, started: false };
const BULK = { num_profiles: 40, is_downloadable: false };
const GROUP_QUERY = "committees=31&only_kw=true&profile_types=10&profile_types=12&profile_types=8&profile_types=9";

describe("the check of a profile book", () => {
  it("requests a folder's or a selection's address", async () => {
    const { api, requests } = server(200, FOLDER);
    const target = aSelectionTarget(["12-person", "3-committee"]);
    expect(await api.check(aFolderTarget(), dossierOptionsOf(aFolderTarget()))).toEqual({
      profileCount: 12,
      isDownloadable: true,
    });
    await api.check(target, dossierOptionsOf(target));
    expect(requests.map(({ method, address }) => [method, address])).toEqual([
      ["GET", "/api/folderDossierDownloadCheck/4?datatype=docx&order=alphabetical&use_custom_logo=false"],
      [
        "GET",
        "/api/folderDossierDownloadCheck/4?datatype=docx&order=folderbriefcase_id&use_custom_logo=false&p=12-person",
      ],
    ]);
  });

  it("requests a search's or a group's address", async () => {
    const { api, requests } = server(200, BULK);
    expect(await api.check(aSearchTarget(), dossierOptionsOf(aSearchTarget()))).toEqual({
      profileCount: 40,
      isDownloadable: false,
    });
    await api.check(aGroupTarget(), dossierOptionsOf(aGroupTarget()));
    expect(requests.map(({ address }) => address)).toEqual([
      "/api/bulkDossierDownloadCheck/?q=water&datatype=docx&order=alphabetical&use_custom_logo=false&doc_name=water",
      `/api/bulkDossierDownloadCheck/?${GROUP_QUERY}&datatype=docx&order=alphabetical&use_custom_logo=false` +
        "&doc_name=Committee+on+Agriculture",
    ]);
  });

  it("fails with the server's message and can be aborted", async () => {
    const { api } = server(400, { error_message: "At most 100 profiles.", error_code: "TOO_MANY", detail: "" });
    const options = dossierOptionsOf(aSearchTarget());
    await expect(api.check(aSearchTarget(), options)).rejects.toMatchObject({
      failure: { kind: "refused", status: 400, message: "At most 100 profiles." },
    });
    await expect(api.check(aSearchTarget(), options, AbortSignal.abort())).rejects.toMatchObject({
      name: "AbortError",
    });
    await expect(api.check(aFolderTarget(), options, AbortSignal.abort())).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});

describe("mailing a profile book", () => {
  it("adds the mail flag to the check", async () => {
    const folder = server(200, { ...FOLDER, short: false, started: true });
    expect(await folder.api.email(aFolderTarget(), dossierOptionsOf(aFolderTarget()))).toEqual({
      isStarted: true,
      errorMessage: "",
    });
    expect(folder.requests[0]?.address).toBe(
      "/api/folderDossierDownloadCheck/4?datatype=docx&order=alphabetical&use_custom_logo=false&email=true",
    );
    const bulk = server(200, { ok: false, error_message: "The mail is full." });
    expect(await bulk.api.email(aSearchTarget(), dossierOptionsOf(aSearchTarget()))).toEqual({
      isStarted: false,
      errorMessage: "The mail is full.",
    });
    expect(bulk.requests[0]?.address).toMatch(/^\/api\/bulkDossierDownloadCheck\/\?q=water&.*&email=true$/);
  });

  it("is never retried", async () => {
    const { api, requests } = server(503, {});
    await expect(api.email(aSearchTarget(), dossierOptionsOf(aSearchTarget()))).rejects.toBeInstanceOf(CallFailed);
    expect(requests).toHaveLength(1);
  });
});

describe("downloading a profile book", () => {
  it("requests the folder's address, the bulk download or the profile's file", async () => {
    const { api, requests } = server(200, "bytes");
    await api.download(aFolderTarget(), dossierOptionsOf(aFolderTarget(), { format: "pdf" }));
    await api.download(aSearchTarget(), dossierOptionsOf(aSearchTarget()));
    await api.download(aGroupTarget(), dossierOptionsOf(aGroupTarget()));
    const file = await api.downloadProfile("/api/dossier/1.docx?custom_logo=True");
    expect(requests.map(({ address }) => address)).toEqual([
      "/api/folderDossierDownload/4?datatype=pdf&order=alphabetical&use_custom_logo=false",
      "/api/bulkDossierDownload/?q=water&datatype=docx&order=alphabetical&use_custom_logo=false&doc_name=water",
      `/api/bulkDossierDownload/?${GROUP_QUERY}&datatype=docx&order=alphabetical&use_custom_logo=false` +
        "&doc_name=Committee+on+Agriculture",
      "/api/dossier/1.docx?custom_logo=True",
    ]);
    expect(new TextDecoder().decode(file.contents)).toBe('"bytes"');
  });

  it("can be aborted", async () => {
    const { api } = server(200, "bytes");
    await expect(
      api.download(aFolderTarget(), dossierOptionsOf(aFolderTarget()), AbortSignal.abort()),
    ).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("the request for a custom logo", () => {
  it("posts the message", async () => {
    const { api, requests } = server(200, { status_msg: "Thank you.", error_message: "", status_code: 200 });
    await api.requestCustomLogo("Our seal, please.");
    expect(requests).toEqual([
      {
        method: "POST",
        address: "/api/requestCustomLogo/",
        body: { message: "Our seal, please.", request_custom_logo: true },
      },
    ]);
  });

  it("fails if the response says so or the request fails", async () => {
    const refused = server(200, { status_msg: "", error_message: "One is on its way.", status_code: 400 });
    await expect(refused.api.requestCustomLogo("")).rejects.toMatchObject({
      failure: { kind: "refused", status: 400, message: "One is on its way." },
    });
    await expect(server(500, {}).api.requestCustomLogo("")).rejects.toBeInstanceOf(CallFailed);
  });
});
