import { CallFailed, CONTACT_COLUMNS, createDefaultQuery, DEFAULT_OPTIONS, type ExportedRecord } from "@rotunda/core";
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
const EXPORTED = { file: new Uint8Array([0xef, 0xbb, 0xbf, 0x41]), exportCount: 7, leftOutCount: 2, errorMessage: "" };
const QUERY = { ...createDefaultQuery(), keyword: "water" };
const record = (type: ExportedRecord) => ({ kind: "record", type, id: 31, name: "Agriculture" }) as const;

describe("an export", () => {
  it.each(["profileKnowWho", "agency", "caucus", "committee"] as const)("has its own address: %s", async (type) => {
    const { api, requests } = server(200, WIRE);
    expect(await api.exportContacts(record(type), DEFAULT_OPTIONS)).toEqual(EXPORTED);
    expect(requests).toEqual([`/api/${type}Export/31`]);
  });

  it("isn't retried, because each export counts", async () => {
    const { api, requests } = server(503, {});
    await expect(api.exportContacts(record("agency"), DEFAULT_OPTIONS)).rejects.toBeInstanceOf(CallFailed);
    expect(requests).toHaveLength(1);
  });

  it("sends the search, and options that differ from a CSV of the standard columns", async () => {
    const { api, requests } = server(200, WIRE);
    const search = { kind: "search", scope: "state", query: QUERY } as const;
    expect(await api.exportContacts(search, DEFAULT_OPTIONS)).toEqual(EXPORTED);
    await api.exportContacts(search, { ...DEFAULT_OPTIONS, format: "xlsx", columns: ["name", "zip"] });
    const sent = "/api/searchExport/state/?order=relevance&page=0&pageSize=12&q=water";
    expect(requests).toEqual([sent, `${sent}&format=xlsx&columns=name%2Czip`]);
  });

  it("names the selected items of a folder or search", async () => {
    const { api, requests } = server(200, WIRE);
    const folder = { kind: "folder", id: 4, name: "Hill day" } as const;
    await api.exportContacts({ ...folder, itemIds: null }, DEFAULT_OPTIONS);
    await api.exportContacts({ ...folder, itemIds: ["1-profile", "2-staffer"] }, { ...DEFAULT_OPTIONS, format: "pdf" });
    await api.exportContacts({ kind: "search", scope: "state", query: QUERY, itemIds: ["3-person"] }, DEFAULT_OPTIONS);
    expect(requests.pop()).toBe("/api/searchExport/state/?order=relevance&page=0&pageSize=12&q=water&p=3-person");
    expect(requests).toEqual([
      "/api/folderExport/4",
      "/api/folderExport/4?p=1-profile&p=2-staffer&format=pdf&sheet=5160&start=1",
    ]);
  });
});

describe("the preview of an export", () => {
  it("is requested below the export’s address, and names the text of each column", async () => {
    const row = CONTACT_COLUMNS.map((column) => `the ${column}`);
    const { api, requests } = server(200, {
      count: 12,
      left_out_count: 1,
      used: 5,
      cap: 1500,
      columns: ["name", "a column of an older version"],
      rows: [row],
      without_form: { count: 1, names: ["Al Quay"] },
      labels: null,
    });
    const preview = await api.preview(record("committee"), null);
    expect(preview).toMatchObject({
      leftOutCount: 1,
      columns: ["name"],
      withoutForm: { count: 1, names: ["Al Quay"] },
    });
    expect(preview.rows[0]?.form_of_address).toBe("the form_of_address");
    await api.preview({ kind: "search", scope: "state", query: QUERY }, "L7160");
    expect(requests).toEqual([
      "/api/committeeExport/31/preview/",
      "/api/searchExport/state/preview/?order=relevance&page=0&pageSize=12&q=water&sheet=L7160",
    ]);
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
