import { CallFailed, createDefaultQuery, type SearchScope } from "@rotunda/core";
import { describe, expect, it } from "vitest";
import { createHttp } from "./http.ts";
import { createSearchApi } from "./search-api.ts";

/** A fake server with a fixed response, or none, that records its requests. */
function server(answer: { status?: number; body: unknown } | "never") {
  const requests: Request[] = [];
  const http = createHttp({
    origin: "http://directory.example",
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      if (answer !== "never") {
        const { status = 200, body } = answer;
        return Promise.resolve(Response.json(body, { status }));
      }
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener("abort", () => reject(request.signal.reason as Error));
      });
    },
  });
  return { api: createSearchApi(http), requests };
}

const FOUND = {
  results: [],
  reasons: [],
  pagination: { page_size: 24, page: 2, total_pages: 3, total_hits: 60, order: "alphabetical_asc" },
  showing_results_for: "halvorsen",
  elsewhere: [{ text: "1 result in State Legislature", scope: "state" as const, search: "q=water" }],
};

const calls: [
  name: string,
  run: (api: ReturnType<typeof createSearchApi>, signal?: AbortSignal) => Promise<unknown>,
][] = [
  ["search", (api, signal) => api.search("federal", { ...createDefaultQuery(), keyword: "water" }, signal)],
  ["counts", (api, signal) => api.counts("federal", { ...createDefaultQuery(), keyword: "water" }, signal)],
  ["suggest", (api, signal) => api.suggest("federal", "halv", false, signal)],
  ["jobTitles", (api, signal) => api.jobTitles("federal", "chief", signal)],
];

describe.each(calls)("the call %s", (_name, run) => {
  it("is a GET request without the cache", async () => {
    const { api, requests } = server({ body: FOUND });
    await run(api);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe("GET");
    expect(requests[0]?.cache).toBe("no-store");
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      "cache-control": "no-cache",
      pragma: "no-cache",
      expires: "0",
    });
  });

  it("can be aborted, and an abort isn't a failure", async () => {
    const { api, requests } = server("never");
    const controller = new AbortController();
    const answer = run(api, controller.signal).catch((error: unknown) => error);
    await expect.poll(() => requests.length).toBe(1);
    controller.abort();
    const error = await answer;
    expect(error).toMatchObject({ name: "AbortError" });
    expect(error).not.toBeInstanceOf(CallFailed);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it("fails with the server's message", async () => {
    const { api } = server({ status: 400, body: { error_message: "Unknown value: age", error_code: "BAD_VALUE" } });
    await expect(run(api)).rejects.toMatchObject({
      failure: { kind: "refused", status: 400, message: "Unknown value: age", code: "BAD_VALUE" },
    });
  });
});

describe("the search call", () => {
  it("uses the documented parameter names", async () => {
    const { api, requests } = server({ body: FOUND });
    const query = {
      ...createDefaultQuery(),
      keyword: "water",
      page: 3,
      pageSize: 24,
      order: "alphabetical_asc" as const,
      onlyKw: true,
      includeFormer: true,
      hidePayWalledProfiles: true,
      currentOfficeStates: ["TX", "AL"].map((id) => ({ id, name: "" })),
    };
    expect(await api.search("universal", query)).toEqual({
      items: [],
      reasons: [],
      page: 3,
      pageSize: 24,
      totalPages: 3,
      totalHits: 60,
      order: "alphabetical_asc",
      showingResultsFor: "halvorsen",
      elsewhere: [{ text: "1 result in State Legislature", scope: "state", search: "q=water" }],
    });
    expect(requests[0]?.url).toBe(
      "http://directory.example/api/search/vignette/?current_office_state_abbr=AL&current_office_state_abbr=TX&hide_paywalled_profiles=true&include_former=true&only_kw=true&order=alphabetical_asc&page=2&pageSize=24&q=water",
    );
  });
});

describe("the suggestions call", () => {
  it("omits the paywall preference unless it is set", async () => {
    const { api, requests } = server({ body: { results: [] } });
    expect(await api.suggest("universal", " halv ", false)).toEqual([]);
    expect(requests[0]?.url).toBe(
      "http://directory.example/api/search/vignette/?autocomplete=true&order=relevance&pageSize=5&q=halv",
    );
  });
});

describe("the job titles call", () => {
  it.each([
    ["congressional", "congressional-search"],
    ["federal", "federal-search"],
    ["state", "state-search"],
  ] satisfies [SearchScope, string][])("asks for %s by doctype %s, and hands over the list", async (scope, docType) => {
    const { api, requests } = server({ body: ["Chief Clerk", "Chief of Staff"] });
    expect(await api.jobTitles(scope, " chief ")).toEqual(["Chief Clerk", "Chief of Staff"]);
    expect(requests[0]?.url).toBe(
      `http://directory.example/api/jobTitleSuggestKnowWho/?doctype=${docType}&search=chief`,
    );
  });
});
