import { CallFailed, createDefaultQuery } from "@rotunda/core";
import { describe, expect, it } from "vitest";
import { createExportsApi, decodeBase64 } from "./exports-api.ts";
import { createHttp } from "./http.ts";
import fc from "fast-check";

/** A fake server with a fixed response that records requested addresses. */
function server(status: number, body: unknown) {
  const requests: string[] = [];
  const http = createHttp({
    origin: "http://directory.example",
    fetch: async (input, init) => {
      requests.push(new Request(input, init).url.replace("http://directory.example", ""));
      return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
    },
  });
  return { api: createExportsApi(http), requests };
}

const WIRE = { csv_encoded: "77u/QQ==", almanac_export_count: 7, left_out_count: 2, error_message: "" };
const EXPORTED = { csv: new Uint8Array([0xef, 0xbb, 0xbf, 0x41]), exportCount: 7, leftOutCount: 2, errorMessage: "" };

describe("the export of a record's people", () => {
  it.each(["profileKnowWho", "agency", "caucus", "committee"] as const)("has its own address: %s", async (type) => {
    const { api, requests } = server(200, WIRE);
    expect(await api.exportRecord(type, 31)).toEqual(EXPORTED);
    expect(requests).toEqual([`/api/${type}Export/31`]);
  });

  it("isn't retried, because each export counts", async () => {
    const { api, requests } = server(503, {});
    await expect(api.exportRecord("agency", 31)).rejects.toBeInstanceOf(CallFailed);
    expect(requests).toHaveLength(1);
  });
});

describe("the export of a search", () => {
  it("sends the search", async () => {
    const { api, requests } = server(200, WIRE);
    expect(await api.exportSearch("state", { ...createDefaultQuery(), keyword: "water" })).toEqual(EXPORTED);
    expect(requests).toEqual(["/api/searchExport/state/?order=relevance&page=0&pageSize=12&q=water"]);
  });
});

describe("decodeBase64", () => {
  it("keeps every byte including a byte order mark", () => {
    expect([...decodeBase64("77u/QSxC")]).toEqual([0xef, 0xbb, 0xbf, 0x41, 0x2c, 0x42]);
    expect(decodeBase64("")).toHaveLength(0);
  });

  it("round-trips any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(decodeBase64(btoa(String.fromCharCode(...bytes)))).toEqual(bytes);
      }),
    );
  });

  it("fails with CallFailed for invalid Base64", () => {
    expect(() => decodeBase64("no base64!")).toThrow(CallFailed);
  });
});
