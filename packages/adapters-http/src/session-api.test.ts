import { ANONYMOUS } from "@rotunda/core";
import { describe, expect, it } from "vitest";
import { createHttp } from "./http.ts";
import { createSessionApi } from "./session-api.ts";

function server(answer: () => Response) {
  const requests: { call: string; body: string; credentials: string }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const { method, url, credentials } = request;
    requests.push({ call: `${method} ${url}`, body: await request.text(), credentials });
    return answer();
  };
  return { api: createSessionApi(createHttp({ origin: "http://directory.example", fetch })), requests };
}

describe("signing out", () => {
  it("posts with the session's cookie and ignores the page in the response", async () => {
    const { api, requests } = server(
      () => new Response("<h1>Log in</h1>", { headers: { "Content-Type": "text/html" } }),
    );
    expect(await api.signOut()).toBeUndefined();
    expect(requests).toEqual([{ call: "POST http://directory.example/logout/", body: "", credentials: "include" }]);
  });

  it("fails with the server's response and is never retried", async () => {
    const { api, requests } = server(() => Response.json({ detail: "Not from here." }, { status: 403 }));
    await expect(api.signOut()).rejects.toMatchObject({ code: "403", message: "Not from here." });
    const busy = server(() => new Response("", { status: 503 }));
    await expect(busy.api.signOut()).rejects.toMatchObject({ failure: { kind: "broken", status: 503 } });
    expect([requests.length, busy.requests.length]).toEqual([1, 1]);
  });
});

const WIRE = {
  id: null,
  first_name: null,
  last_name: null,
  user_type: null,
  username: null,
  email: null,
  account_name: null,
  salesforce_id: null,
  account_id: null,
  access: "",
  subscription_modules: [],
  account_expiration: null,
  account_organization: null,
  almanac_export_count: 0,
  almanac_max_exports: 0,
  is_super_user: false,
  is_staff: false,
  is_ip_user: false,
  hide_pay_walled_profiles_preference: false,
  unread: 0,
  briefcase: { folders: [], items: [] },
};

describe("the session call", () => {
  it("parses a visitor's session from a 403 with core's key names", async () => {
    const { api, requests } = server(() => Response.json(WIRE, { status: 403 }));
    expect(await api.session()).toEqual({ session: ANONYMOUS, briefcase: { folders: [], items: [] } });
    expect(requests).toEqual([{ call: "GET http://directory.example/api/session/", body: "", credentials: "include" }]);
  });

  it.each([303, 401, 404, 429, 500])("fails for %i, even with a session in the response", async (status) => {
    const { api } = server(() => Response.json(WIRE, { status }));
    await expect(api.session()).rejects.toMatchObject({ code: String(status) });
  });

  it("keeps names and counts of add-ons", async () => {
    const organization = {
      product_name: "Rotunda",
      profile_requests_allowed: 10,
      profile_requests_pending: 1,
      profile_requests_completed: 2,
      add_on_counts: { extra_seats: 3, "data-feed": 1 },
      has_custom_logo: true,
    };
    const { api } = server(() => Response.json({ ...WIRE, account_organization: organization }));
    expect((await api.session()).session.accountOrganization).toEqual({
      productName: "Rotunda",
      profileRequestsAllowed: 10,
      profileRequestsPending: 1,
      profileRequestsCompleted: 2,
      addOnCounts: { extra_seats: 3, "data-feed": 1 },
      hasCustomLogo: true,
    });
  });

  it.each([
    ["nothing", null],
    ["a text", "Forbidden"],
    ["no Briefcase", { access: "" }],
    ["no access string", { briefcase: { folders: [], items: [] } }],
  ])("treats a 403 with %s as a refusal", async (_what, body) => {
    const { api } = server(() => Response.json(body, { status: 403 }));
    await expect(api.session()).rejects.toMatchObject({ failure: { kind: "refused", status: 403 } });
  });

  it("rejects a 200 without a session as broken", async () => {
    const { api } = server(() => Response.json({ results: [] }));
    await expect(api.session()).rejects.toMatchObject({ failure: { kind: "broken", status: 200 } });
  });

  it("can be aborted", async () => {
    const { api, requests } = server(() => Response.json(WIRE));
    await expect(api.session(AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
    expect(requests).toEqual([]);
  });
});
