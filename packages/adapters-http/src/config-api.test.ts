import { describe, expect, it } from "vitest";
import { createConfigApi } from "./config-api.ts";
import { createHttp } from "./http.ts";

function server(status: number, body: unknown) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    requests.push(`${request.method} ${request.url}`);
    return Response.json(body, { status });
  };
  return { api: createConfigApi(createHttp({ origin: "http://directory.example", fetch })), requests };
}

describe("the app config call", () => {
  it("returns lookups, unlocked profiles, hints and brand settings with core's names", async () => {
    const { api, requests } = server(200, {
      lookups: {
        states: [{ id: "NE", name: "Nebraska", short_code: "NE" }],
        key_policy_areas: [{ id: "1", name: "Water_Rights", children: [{ id: "2", name: "Rural", short_code: "RU" }] }],
      },
      unlocked_profiles: [3, 8],
      search_suggestions: { universal: ["Examples: a_name"], congressional: [], federal: [], state: [] },
      constants: { product_name: "Rotunda", main_site_origin: "", almanac_max_exports: 1500 },
    });
    expect(await api.appConfig()).toEqual({
      lookups: {
        states: [{ id: "NE", name: "Nebraska", shortCode: "NE" }],
        keyPolicyAreas: [{ id: "1", name: "Water_Rights", children: [{ id: "2", name: "Rural", shortCode: "RU" }] }],
      },
      unlockedProfiles: [3, 8],
      searchSuggestions: { universal: ["Examples: a_name"], congressional: [], federal: [], state: [] },
      constants: { productName: "Rotunda", mainSiteOrigin: "", almanacMaxExports: 1500 },
    });
    expect(requests).toEqual(["GET http://directory.example/api/config/app/"]);
  });

  it("fails with CallFailed and can be aborted", async () => {
    await expect(server(500, {}).api.appConfig()).rejects.toMatchObject({ failure: { kind: "broken", status: 500 } });
    const { api, requests } = server(200, {});
    await expect(api.appConfig(AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
    expect(requests).toEqual([]);
  });
});
