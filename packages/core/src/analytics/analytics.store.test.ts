import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fakeAnalytics } from "../../testing/fakes.ts";
import { clockAt, fakeSessionApi } from "../../testing/session.ts";
import { ANONYMOUS, deriveAccess } from "../session/access.ts";
import { createSessionStore, type SessionState } from "../session/session.store.ts";
import { createAnalyticsStore } from "./analytics.store.ts";

function setUp() {
  const session = createSessionStore({ api: fakeSessionApi(), clock: clockAt() });
  const analytics = fakeAnalytics();
  return { session, analytics, store: createAnalyticsStore({ analytics, session }) };
}

async function known() {
  const world = setUp();
  await world.session.load();
  return world;
}

describe("the analytics store", () => {
  it("reports a page once, when its data is loaded", async () => {
    const { store, analytics } = await known();
    store.enter("/profile/1-ruth-halvorsen");
    expect(analytics.pushed).toEqual([]);
    store.ready({ contentTitle: "Ruth Halvorsen", primaryProfileType: "Member of Congress" });
    store.ready({ contentTitle: "Ruth Halvorsen" });
    expect(analytics.pushed).toMatchObject([
      {
        event: "page-view-ready",
        page: {
          loginStatus: "logged in",
          userId: "7",
          contentTitle: "Ruth Halvorsen",
          primaryProfileType: "Member of Congress",
        },
      },
    ]);
  });

  it("reports once if the session loads before the page's data", () => {
    const analytics = fakeAnalytics();
    const listeners: ((state: SessionState) => void)[] = [];
    const known: SessionState = { status: "known", session: ANONYMOUS, access: deriveAccess(ANONYMOUS, clockAt()()) };
    const state$ = {
      value: known,
      subscribe: (listener: (state: SessionState) => void) => {
        listeners.push(listener);
        return { unsubscribe: () => {} };
      },
    };
    createAnalyticsStore({ analytics, session: { state$ } }).enter("/home");
    for (const listener of listeners) listener(known);
    expect(analytics.pushed).toEqual([]);
  });

  it("resets the page's data for the next page", async () => {
    const { store, analytics } = await known();
    store.enter("/profile/1-ruth-halvorsen");
    store.ready({ contentTitle: "Ruth Halvorsen", primaryProfileType: "Member of Congress" });
    store.enter("/search/federal");
    store.ready();
    expect(analytics.pushed[1]).toMatchObject({
      page: { contentTitle: "Vignette", siteSection: "Search or Content List" },
    });
    expect(analytics.pushed[1]).not.toHaveProperty("page.primaryProfileType");
  });

  it("reports a page again on another visit", async () => {
    const { store, analytics } = await known();
    for (const path of ["/home", "/home"]) {
      store.enter(path);
      store.ready();
    }
    expect(analytics.pushed).toHaveLength(2);
  });

  it("waits for the session, then reports only the current page", async () => {
    const { store, session, analytics } = setUp();
    store.enter("/loading");
    store.ready();
    store.enter("/search/federal");
    store.ready();
    expect(analytics.pushed).toEqual([]);
    await session.load();
    session.noteExports(3);
    expect(analytics.pushed).toMatchObject([{ page: { pageType: "Search or Content List" } }]);
    expect(analytics.pushed).toHaveLength(1);
  });

  it("reports nothing without a page or for a page left before its data loaded", async () => {
    const { store, analytics } = await known();
    store.ready();
    store.enter("/home");
    store.enter("/faq");
    expect(analytics.pushed).toEqual([]);
  });

  it("reports exactly one view per ready page for any sequence of events", async () => {
    const steps = fc.array(fc.constantFrom("enter", "ready", "session"));
    await fc.assert(
      fc.asyncProperty(steps, async (made) => {
        const { store, session, analytics } = await known();
        let shown = 0;
        let isReady = true;
        for (const step of made) {
          if (step === "enter") {
            store.enter("/home");
            isReady = false;
          } else if (step === "ready") {
            store.ready();
            if (!isReady) shown += 1;
            isReady = true;
          } else session.noteExports(shown);
        }
        expect(analytics.pushed).toHaveLength(shown);
      }),
    );
  });
});
