import { ANONYMOUS, CallFailed, createDefaultQuery, DEFAULT_OPTIONS } from "@rotunda/core";
import { describe, expect, it } from "vitest";
import { createBriefcaseApi } from "./briefcase-api.ts";
import { createConfigApi } from "./config-api.ts";
import { createExportsApi } from "./exports-api.ts";
import { createHttp } from "./http.ts";
import { createProfilesApi } from "./profiles-api.ts";
import { createSearchApi } from "./search-api.ts";
import { createSessionApi } from "./session-api.ts";

/** A fake server with a fixed response that records its requests. */
function server(status: number, body: unknown) {
  const requests: { method: string; path: string; query: URLSearchParams; body: unknown }[] = [];
  const http = createHttp({
    origin: "http://directory.example",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.text();
      requests.push({
        method: request.method,
        path: pathname,
        query: searchParams,
        body: text === "" ? null : (JSON.parse(text) as unknown),
      });
      return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
    },
  });
  return { http, requests };
}

const CARD = { id: 5, record_type: "profile", preferred_name_display: "Ruth Halvorsen", is_former: false };
const CORE_CARD = { id: 5, recordType: "profile", preferredNameDisplay: "Ruth Halvorsen", isFormer: false };

const failing = async (status: number, body: unknown) => {
  const answer = createSessionApi(server(status, body).http).session();
  return (await answer.catch((error: unknown) => error)) as CallFailed;
};

describe("the session call", () => {
  const wire = {
    ...Object.fromEntries(Object.entries(ANONYMOUS).map(([key, value]) => [snake(key), value])),
    first_name: "Ada",
    account_organization: { product_name: "Rotunda", has_custom_logo: true, add_on_counts: { extra_seats: 3 } },
    briefcase: { folders: [{ id: 1, is_default: true, items: [{ briefcase_item_id: "5-profile" }] }], items: [CARD] },
  };

  it.each([200, 403])("resolves with session and Briefcase at %i", async (status) => {
    const { http, requests } = server(status, wire);
    const { session, briefcase } = await createSessionApi(http).session();
    expect(requests).toMatchObject([{ method: "GET", path: "/api/session/" }]);
    expect(session).toEqual({
      ...ANONYMOUS,
      firstName: "Ada",
      accountOrganization: { productName: "Rotunda", hasCustomLogo: true, addOnCounts: { extra_seats: 3 } },
    });
    expect(briefcase).toEqual({
      folders: [{ id: 1, isDefault: true, items: [{ briefcaseItemId: "5-profile" }] }],
      items: [CORE_CARD],
    });
  });

  it("fails for any other status, and for a 403 without a session", async () => {
    expect((await failing(500, wire)).failure).toMatchObject({ kind: "broken", status: 500 });
    expect((await failing(404, wire)).failure).toMatchObject({ kind: "refused", status: 404 });
    const refused = await failing(403, { error_message: "Blocked by the proxy." });
    expect(refused).toBeInstanceOf(CallFailed);
    expect(refused.failure).toEqual({ kind: "refused", status: 403, message: "Blocked by the proxy." });
  });
});

describe("the config call", () => {
  it("returns lookups with core's key names", async () => {
    const { http, requests } = server(200, {
      lookups: { political_parties: [{ id: "1", name: "Republican", short_code: "R" }] },
      unlocked_profiles: [3],
    });
    expect(await createConfigApi(http).appConfig()).toEqual({
      lookups: { politicalParties: [{ id: "1", name: "Republican", shortCode: "R" }] },
      unlockedProfiles: [3],
    });
    expect(requests).toMatchObject([{ path: "/api/config/app/" }]);
  });
});

const page = (number: number) => ({
  results: [CARD],
  reasons: ["Nickname Bob"],
  pagination: { page_size: 12, page: number, total_pages: 4, total_hits: 40, order: "relevance" },
  showing_results_for: "",
  elsewhere: [],
});

describe("the search calls", () => {
  it("convert between 1-based pages and 0-based pages on the wire", async () => {
    for (const number of [1, 2, 4]) {
      const { http, requests } = server(200, page(number - 1));
      const found = await createSearchApi(http).search("universal", {
        ...createDefaultQuery(),
        keyword: "water",
        page: number,
      });
      expect(requests[0]?.path).toBe("/api/search/vignette/");
      expect(requests[0]?.query.get("page")).toBe(String(number - 1));
      expect(requests[0]?.query.get("q")).toBe("water");
      expect(found).toEqual({
        items: [CORE_CARD],
        reasons: ["Nickname Bob"],
        page: number,
        pageSize: 12,
        totalPages: 4,
        totalHits: 40,
        order: "relevance",
        showingResultsFor: "",
        elsewhere: [],
      });
    }
  });

  it("use each scope's endpoint", async () => {
    for (const scope of ["congressional", "federal", "state"] as const) {
      const { http, requests } = server(200, page(0));
      await createSearchApi(http).search(scope, createDefaultQuery());
      expect(requests[0]?.path).toBe(`/api/search/${scope}/`);
    }
  });

  it("request suggestions with the documented parameter names", async () => {
    const { http, requests } = server(200, { results: [CARD] });
    expect(await createSearchApi(http).suggest("federal", "hal", true)).toEqual([CORE_CARD]);
    expect(requests[0]?.path).toBe("/api/search/federal/");
    expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
      pageSize: "5",
      q: "hal",
      order: "relevance",
      autocomplete: "true",
      hide_paywalled_profiles: "true",
    });
  });
});

describe("the detail calls", () => {
  it("request each kind of record at its address", async () => {
    const { http, requests } = server(200, { id: 8, sub_committees: [], address1: "x", US_HOUSE: 1 });
    const api = createProfilesApi(http);
    expect(await api.profile(8)).toEqual({ id: 8, subCommittees: [], address1: "x", US_HOUSE: 1 });
    await api.knowWho(8);
    await api.committee(8);
    expect(requests.map((call) => call.path)).toEqual(["/api/profile/8", "/api/profileKnowWho/8", "/api/committee/8"]);
  });

  it("report a moved record's new address", async () => {
    const { http } = server(303, { url: "/rotunda/paywall" });
    await expect(createProfilesApi(http).profile(8)).rejects.toMatchObject({
      failure: { kind: "moved", to: "/rotunda/paywall" },
    });
  });

  it("pass on the signal", async () => {
    const { http } = server(200, {});
    await expect(createProfilesApi(http).committee(8, AbortSignal.abort())).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});

describe("the Briefcase calls", () => {
  it("read folders and items", async () => {
    const { http, requests } = server(200, { folders: [{ id: 1, dossier_url: "/x" }], items: [] });
    expect(await createBriefcaseApi(http).briefcase()).toEqual({ folders: [{ id: 1, dossierUrl: "/x" }], items: [] });
    expect(requests).toMatchObject([{ method: "GET", path: "/api/briefcase/" }]);
  });

  it("toggle with the wire's names", async () => {
    const { http, requests } = server(200, { success: true });
    const api = createBriefcaseApi(http);
    expect(await api.toggle({ action: "add", itemIds: ["5-profile"], folderId: 1 })).toBe(true);
    await api.toggle({ action: "move", itemIds: ["5-profile"], folderId: 1, destFolderId: 2 });
    expect(requests).toMatchObject([
      { method: "POST", path: "/api/briefcase/toggle/" },
      { method: "POST", path: "/api/briefcase/toggle/" },
    ]);
    expect(requests.map((call) => call.body)).toEqual([
      { briefcase_item_ids: ["5-profile"], action: "add", folder_id: 1 },
      { briefcase_item_ids: ["5-profile"], action: "move", folder_id: 1, dest_folder_id: 2 },
    ]);
    expect(
      await createBriefcaseApi(server(200, { success: false }).http).toggle({
        action: "add",
        itemIds: [],
        folderId: 1,
      }),
    ).toBe(false);
  });
});

describe("the contact export", () => {
  const query = { ...createDefaultQuery(), keyword: "water" };

  it("decodes the file", async () => {
    const { http, requests } = server(200, { csv_encoded: "77u/QQ==", almanac_export_count: 7, error_message: "" });
    expect(
      await createExportsApi(http).exportContacts({ kind: "search", scope: "state", query }, DEFAULT_OPTIONS),
    ).toEqual({
      file: new Uint8Array([0xef, 0xbb, 0xbf, 0x41]),
      exportCount: 7,
      errorMessage: "",
    });
    expect(requests[0]?.path).toBe("/api/searchExport/state/");
    expect(requests[0]?.query.get("q")).toBe("water");
  });

  it("has a separate address for the staff's universal export", async () => {
    const { http, requests } = server(200, {
      csv_encoded: "",
      almanac_export_count: 0,
      error_message: "Nothing found.",
    });
    const answer = await createExportsApi(http).exportContacts(
      { kind: "search", scope: "universal", query },
      DEFAULT_OPTIONS,
    );
    expect(requests[0]?.path).toBe("/api/searchExport/");
    expect(answer).toEqual({ file: new Uint8Array(), exportCount: 0, errorMessage: "Nothing found." });
  });

  it("isn't retried, because each export counts", async () => {
    const { http, requests } = server(503, {});
    await expect(
      createExportsApi(http).exportContacts({ kind: "search", scope: "state", query }, DEFAULT_OPTIONS),
    ).rejects.toBeInstanceOf(CallFailed);
    expect(requests).toHaveLength(1);
  });
});

function snake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
