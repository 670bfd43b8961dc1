import { CallFailed } from "@rotunda/core";
import { aFeaturedState, aHomepage, aNoteworthyGroup, aSearchItem } from "@rotunda/core/testing";
import { describe, expect, it } from "vitest";
import { createConfigApi, createHomeApi } from "./config-api.ts";
import { createHttp } from "./http.ts";

function server(status: number, body: unknown) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    requests.push(`${request.method} ${request.url}`);
    return Response.json(body, { status });
  };
  const http = createHttp({ origin: "http://directory.example", fetch });
  return { api: { ...createConfigApi(http), ...createHomeApi(http) }, requests };
}

describe("the app config call", () => {
  it("returns lookups, unlocked profiles, hints and brand settings with core's key names", async () => {
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

/** A card on the wire, without fields that only core's card has. */
const CARD = {
  id: 5,
  briefcase_item_id: "5-profile",
  is_former: false,
  position_summary: "Governor",
  preferred_name_display: "Ruth Halvorsen",
  sort_name: "halvorsen ruth",
  title: "Governor",
  political_party: "Republican",
  quick_summary: "",
  headshot: "",
  subscription_modules: [1],
  record_type: "profile",
  added_to_briefcase: false,
  leadership_role: "",
  is_paywalled: false,
};

describe("the homepage call", () => {
  it("returns the home page's data with core's key names", async () => {
    const { api, requests } = server(200, {
      featured_profiles: [CARD],
      featured_profiles_text: "Newly seated this session.",
      featured_state: {
        id: 31,
        name: "Nebraska",
        short_code: "NE",
        view_box: "0 0 10 10",
        outline: "M1 1H9V9H1Z",
        governor: null,
        chambers: [{ leg_chamber_id: 2, name: "U.S. Senate", seats: 2, parties: [{ party: "Republican", count: 2 }] }],
      },
      featured_district: null,
      recent_profiles: [],
      noteworthy_groups: [
        { id: 12, record_type: "caucus", name: "Rural_Water Caucus", description: "Wells and pipes.", order: 2 },
      ],
      primary_banner: { wide_img: "/wide.png", small_img: "/small.png", url: "/events/membership" },
      secondary_banner: null,
    });
    expect(await api.homepage()).toEqual(
      aHomepage({
        featuredProfiles: [
          aSearchItem({
            id: 5,
            positionSummary: "Governor",
            title: "Governor",
            quickSummary: "",
            recordType: "profile",
          }),
        ],
        featuredState: aFeaturedState({
          governor: null,
          chambers: [{ legChamberId: 2, name: "U.S. Senate", seats: 2, parties: [{ party: "Republican", count: 2 }] }],
        }),
        noteworthyGroups: [
          aNoteworthyGroup({
            recordType: "caucus",
            name: "Rural_Water Caucus",
            description: "Wells and pipes.",
            order: 2,
          }),
        ],
        primaryBanner: { wideImg: "/wide.png", smallImg: "/small.png", url: "/events/membership" },
      }),
    );
    expect(requests).toEqual(["GET http://directory.example/api/config/homepage/"]);
  });

  it("fails with CallFailed and can be aborted", async () => {
    const refused: unknown = await server(403, { detail: "No access." })
      .api.homepage()
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CallFailed);
    expect(refused).toMatchObject({ code: "403", message: "No access." });
    const { api, requests } = server(200, {});
    await expect(api.homepage(AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
    expect(requests).toEqual([]);
  });
});
