import { CallFailed, type Failure } from "@rotunda/core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { downloadFile } from "./download.ts";
import { createHttp } from "./http.ts";

function httpWith(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  const http = createHttp({
    origin: "http://directory.example",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      request.signal.throwIfAborted();
      return answer(request);
    },
  });
  return { http, requests };
}

const failureOf = async (answer: Response | Promise<Response>, address = "/api/dossier/1.docx"): Promise<Failure> => {
  const error: unknown = await downloadFile(httpWith(() => answer).http, address).catch((reason: unknown) => reason);
  if (error instanceof CallFailed) return error.failure;
  throw new Error(`not a failed call: ${String(error)}`);
};

afterEach(() => void vi.useRealTimers());

describe("downloadFile", () => {
  it("returns the bytes and their type", async () => {
    const { http, requests } = httpWith(
      () => new Response(new Uint8Array([80, 75, 3, 4]), { headers: { "Content-Type": "application/zip" } }),
    );
    expect(await downloadFile(http, "/api/folderDossierDownload/4?datatype=zip_docx&p=12-person")).toEqual({
      contents: new Uint8Array([80, 75, 3, 4]),
      mediaType: "application/zip",
    });
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ["GET", "http://directory.example/api/folderDossierDownload/4?datatype=zip_docx&p=12-person"],
    ]);
  });

  it("defaults to a binary type", async () => {
    const { http } = httpWith(() => new Response(new Uint8Array([1])));
    expect((await downloadFile(http, "/x")).mediaType).toBe("application/octet-stream");
  });

  it.each(["https://evil.example/a.docx", "//evil.example/a.docx", "/\\evil.example", "javascript:alert(1)", ""])(
    "rejects an address on another origin: %j",
    async (address) => {
      const { http, requests } = httpWith(() => new Response("x"));
      await expect(downloadFile(http, address)).rejects.toMatchObject({
        failure: { kind: "refused", message: "Unknown error during download." },
      });
      expect(requests).toEqual([]);
    },
  );

  it("returns the message of a refusal, else its detail", async () => {
    const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
    expect(await failureOf(json(404, { detail: "folder", error_message: "This folder is gone." }))).toEqual({
      kind: "refused",
      status: 404,
      message: "This folder is gone.",
    });
    expect(await failureOf(json(500, { detail: "Out of order.", error_message: "" }))).toEqual({
      kind: "broken",
      status: 500,
      message: "Out of order.",
    });
  });

  it("returns the status without a detail", async () => {
    const bad = new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" });
    expect(await failureOf(bad)).toEqual({
      kind: "broken",
      status: 502,
      message: "Download failed: 502 Bad Gateway",
    });
    for (const body of ["", "null", "5", '"text"', '{"detail": 5}', '{"error_message": null}']) {
      expect(await failureOf(new Response(body, { status: 404 }))).toEqual({
        kind: "refused",
        status: 404,
        message: "Download failed: 404",
      });
    }
  });

  it("treats any status except 200 as a failure", async () => {
    expect(await failureOf(new Response("", { status: 202, statusText: "Accepted" }))).toMatchObject({
      message: "Download failed: 202 Accepted",
    });
  });

  it("returns the thrown error without a response", async () => {
    expect(await failureOf(Promise.reject(new TypeError("Failed to fetch")))).toEqual({
      kind: "offline",
      message: "Failed to fetch",
    });
    const cutShort = new ReadableStream({ start: (stream) => stream.error(new Error("The connection was lost")) });
    expect(await failureOf(new Response(cutShort))).toEqual({ kind: "offline", message: "The connection was lost" });
  });

  it("is never retried", async () => {
    const { http, requests } = httpWith(() => new Response("", { status: 503 }));
    await expect(downloadFile(http, "/x")).rejects.toBeInstanceOf(CallFailed);
    expect(requests).toHaveLength(1);
  });

  it("rejects with AbortError when aborted", async () => {
    const { http } = httpWith(() => new Response("x"));
    await expect(downloadFile(http, "/x", AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
  });

  it("has a longer timeout than other calls", async () => {
    vi.useFakeTimers();
    const { http } = httpWith(() => new Promise((resolve) => setTimeout(resolve, 290_000, new Response("x"))));
    const file = downloadFile(http, "/x");
    await vi.advanceTimersByTimeAsync(291_000);
    expect((await file).contents).toHaveLength(1);
  });
});
