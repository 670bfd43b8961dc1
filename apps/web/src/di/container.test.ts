import { createDefaultQuery } from "@rotunda/core";
import { aBriefcase, aSession, fakeSessionApi } from "@rotunda/core/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bindChanges } from "./changes-stores.ts";
import { bindCompare } from "./compare-stores.ts";
import { bindInbox } from "./inbox-stores.ts";
import { createContainer } from "./container.ts";
import { bindSaved } from "./saved-stores.ts";
import { bindLazyStores } from "./lazy-stores.ts";
import { bindNotes } from "./notes-stores.ts";
import * as tokens from "./tokens.ts";

afterEach(() => vi.unstubAllGlobals());

describe("the container", () => {
  it.each(Object.entries(tokens))("creates %s, once", (_name, token) => {
    const container = createContainer();
    for (const bind of [bindLazyStores, bindChanges, bindCompare, bindSaved, bindInbox, bindNotes]) bind(container);
    const made = container.get<unknown>(token);
    expect(made).toBeDefined();
    expect(container.get<unknown>(token)).toBe(made);
  });

  it("builds a store with a port's fake", () => {
    const container = createContainer();
    const scopes: string[] = [];
    container.rebind(tokens.SearchApi).toConstantValue({
      search: (scope) => {
        scopes.push(scope);
        return new Promise(() => {});
      },
      counts: () => Promise.resolve({}),
      suggest: () => Promise.resolve([]),
      jobTitles: () => Promise.resolve([]),
      places: () => Promise.resolve({ zipCode: null, towns: [] }),
    });
    container.get(tokens.SearchStore).show("federal", { ...createDefaultQuery(), keyword: "water" });
    expect(scopes).toEqual(["federal"]);
  });

  it("clears the session on a 401 response", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error_message: "Please log in." }, { status: 401 })));
    const container = createContainer();
    container
      .rebind(tokens.SessionApi)
      .toConstantValue(fakeSessionApi({ session: aSession(), briefcase: aBriefcase([]) }));
    const session = container.get(tokens.SessionStore);
    await session.load();
    expect(session.state$.value).toMatchObject({ access: { isLoggedIn: true } });
    await expect(container.get(tokens.BriefcaseApi).briefcase()).rejects.toThrow("Please log in.");
    expect(session.state$.value).toMatchObject({ access: { isLoggedIn: false } });
  });
});
