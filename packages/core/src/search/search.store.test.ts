import fc from "fast-check";
import { map } from "rxjs";
import { describe, expect, it } from "vitest";
import { aSearchPage, aSearchQuery } from "../../testing/builders.ts";
import { fakeLog, fakeSearchApi } from "../../testing/fakes.ts";
import { respondWith, statesOf, withTestScheduler } from "../../testing/marbles.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { SearchScope } from "../records/search-item.ts";
import type { SearchQuery } from "./search-query.ts";
import type { SearchApi } from "./search.port.ts";
import { createSearchStore, type SearchState } from "./search.store.ts";

const water = aSearchQuery({ keyword: "water" });
const soil = aSearchQuery({ keyword: "soil" });
const first = aSearchPage({ page: 1, totalPages: 3 });

/** Formats a state: `done 2 (water)`. */
function format(state: SearchState): string {
  if (state.status === "idle") return "idle";
  const { keyword } = state.query;
  if (state.status === "done") return `done ${state.page.page} (${keyword})`;
  return `${state.status}${state.previous ? ` over ${state.previous.page}` : ""} (${keyword})`;
}

/** Lets pending promises settle. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

const found: SearchApi["search"] = (_scope, { page }) => Promise.resolve(aSearchPage({ page, totalPages: 60 }));

function createWatchedStore(search = found) {
  const calls: { scope: SearchScope; query: SearchQuery; signal: AbortSignal | undefined }[] = [];
  const log = fakeLog();
  const store = createSearchStore({
    api: fakeSearchApi({
      search: (scope, query, signal) => {
        calls.push({ scope, query, signal });
        return search(scope, query, signal);
      },
    }),
    log,
  });
  const states: string[] = [];
  store.state$.subscribe((state) => states.push(format(state)));
  return { store, calls, states, log };
}

describe("the search store", () => {
  it("loads, then shows the results", async () => {
    const { store, states } = createWatchedStore();
    store.show("federal", water);
    expect(store.state$.value).toEqual({ status: "loading", scope: "federal", query: water, previous: null });
    await settle();
    expect(states).toEqual(["idle", "loading (water)", "done 1 (water)"]);
    expect(store.state$.value).toMatchObject({ status: "done", scope: "federal", query: water });
    expect(store.last()).toEqual({ scope: "federal", query: water });
  });

  it("pages back without a request, and shows the previous page while loading", async () => {
    const { store, calls, states } = createWatchedStore();
    for (const page of [1, 2, 1]) {
      store.show("federal", { ...water, page });
      await settle();
    }
    expect(calls.map((call) => call.query.page)).toEqual([1, 2]);
    expect(states.slice(1)).toEqual([
      "loading (water)",
      "done 1 (water)",
      "loading over 1 (water)",
      "done 2 (water)",
      "done 1 (water)",
    ]);
  });

  it("sends a request for another order, page size or scope", async () => {
    const { store, calls } = createWatchedStore();
    store.show("federal", water);
    await settle();
    store.show("federal", { ...water, order: "alphabetical_asc" });
    await settle();
    store.show("federal", { ...water, pageSize: 48 });
    await settle();
    store.show("state", water);
    await settle();
    expect(calls).toHaveLength(4);
  });

  it("shows no results of another search or scope while loading", async () => {
    const { store, states } = createWatchedStore();
    store.show("federal", water);
    await settle();
    store.show("federal", soil);
    await settle();
    store.show("state", soil);
    expect(states.slice(-3)).toEqual(["loading (soil)", "done 1 (soil)", "loading (soil)"]);
  });

  it("ignores the view, which doesn't affect results", async () => {
    const { store, calls } = createWatchedStore();
    store.show("federal", water);
    await settle();
    store.show("federal", { ...water, view: "card" });
    expect(store.state$.value).toMatchObject({ status: "done", query: { view: "card" } });
    expect(calls).toHaveLength(1);
  });

  it.each(["note", "tag"] as const)("doesn't keep results by the reader's own %s, which may change", async (field) => {
    const { store, calls } = createWatchedStore();
    for (const _ of [1, 2]) {
      store.show("federal", { ...water, [field]: "urgent" });
      await settle();
    }
    expect(calls).toHaveLength(2);
  });

  it("doesn't repeat a pending request", async () => {
    const { store, calls } = createWatchedStore();
    store.show("federal", water);
    store.show("federal", { ...water, view: "card" });
    await settle();
    expect(calls).toHaveLength(1);
    expect(format(store.state$.value)).toBe("done 1 (water)");
  });

  it("aborts only a search that a newer one replaces", async () => {
    const { store, calls } = createWatchedStore();
    store.show("federal", water);
    expect(calls[0]?.signal?.aborted).toBe(false);
    store.show("federal", soil);
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect(calls[1]?.signal?.aborted).toBe(false);
    await settle();
    expect(format(store.state$.value)).toBe("done 1 (soil)");
  });

  it("shows why a search failed, keeps the previous page, and retries", async () => {
    let isDown = false;
    const { store, calls, states, log } = createWatchedStore(() =>
      isDown ? Promise.reject(new CallFailed({ kind: "offline" })) : Promise.resolve(first),
    );
    store.show("federal", water);
    await settle();
    isDown = true;
    store.show("federal", { ...water, page: 2 });
    await settle();
    expect(store.state$.value).toMatchObject({ status: "failed", failure: { kind: "offline" }, previous: first });
    expect(log.errors).toEqual(["Search failed"]);
    isDown = false;
    store.retry();
    await settle();
    expect(calls.map((call) => call.query.page)).toEqual([1, 2, 2]);
    expect(states.slice(-4)).toEqual([
      "loading over 1 (water)",
      "failed over 1 (water)",
      "loading over 1 (water)",
      "done 1 (water)",
    ]);
  });

  it("survives an api that throws", async () => {
    const { store } = createWatchedStore(() => {
      throw new Error("no such scope");
    });
    store.show("federal", water);
    await settle();
    expect(store.state$.value).toMatchObject({
      status: "failed",
      failure: { kind: "broken", fault: "no such scope" },
    });
  });

  it("only warns on a retry without a search", () => {
    const { store, calls, states, log } = createWatchedStore();
    store.retry();
    expect({ calls, states, warnings: log.warnings }).toEqual({
      calls: [],
      states: ["idle"],
      warnings: ["There is no last search to run again"],
    });
  });

  it("clears everything on reset and ignores a pending response", async () => {
    const { store, calls, states, log } = createWatchedStore();
    store.show("federal", water);
    await settle();
    store.show("federal", soil);
    store.reset();
    await settle();
    expect(calls[1]?.signal?.aborted).toBe(true);
    expect(states.at(-1)).toBe("idle");
    expect(store.last()).toBeNull();
    store.retry();
    expect(log.warnings).toHaveLength(1);
    store.show("federal", water);
    await settle();
    expect(calls).toHaveLength(3);
  });

  it("keeps the last fifty pages", async () => {
    const { store, calls } = createWatchedStore();
    const visit = async (page: number) => {
      store.show("federal", { ...water, page });
      await settle();
    };
    for (let page = 1; page <= 51; page += 1) await visit(page);
    await visit(51);
    await visit(2);
    expect(calls).toHaveLength(51);
    await visit(1);
    expect(calls).toHaveLength(52);
  });
});

describe("the search store over time", () => {
  it("drops a response that arrives after the next request", () => {
    withTestScheduler(({ cold, hot, expectObservable, expectSubscriptions }) => {
      const asked = "   --w---s----------";
      const answer1 = "   --------a|       ";
      const asking1 = " --^---!          ";
      const answer2 = "       ----b|       ";
      const asking2 = " ------^----!     ";
      const states = "  i-w---s---d------";

      const answers = { water: cold(answer1.trim(), { a: first }), soil: cold(answer2.trim(), { b: first }) };
      const store = createSearchStore({
        api: fakeSearchApi({ search: (_scope, { keyword }) => respondWith(answers[keyword as keyof typeof answers]) }),
        log: fakeLog(),
      });
      hot(asked, { w: water, s: soil }).subscribe((query) => store.show("federal", query));

      expectObservable(statesOf(store.state$).pipe(map(format))).toBe(states, {
        i: "idle",
        w: "loading (water)",
        s: "loading (soil)",
        d: "done 1 (soil)",
      });
      expectSubscriptions(answers.water.subscriptions).toBe(asking1);
      expectSubscriptions(answers.soil.subscriptions).toBe(asking2);
    });
  });

  it("drops a response that arrives after a reset", () => {
    withTestScheduler(({ cold, hot, expectObservable }) => {
      const events = " --w---x----------";
      const answer = "   --------a|     ";
      const states = " i-w---i----------";
      const store = createSearchStore({
        api: fakeSearchApi({ search: () => respondWith(cold(answer.trim(), { a: first })) }),
        log: fakeLog(),
      });
      hot(events).subscribe((event) => (event === "x" ? store.reset() : store.show("federal", water)));
      expectObservable(statesOf(store.state$).pipe(map(format))).toBe(states, { i: "idle", w: "loading (water)" });
    });
  });
});

describe("the search store with responses in any order", () => {
  it("ends with the last request's response", async () => {
    const questions = fc.array(
      fc.record({ keyword: fc.constantFrom("a", "b", "c"), page: fc.integer({ min: 1, max: 3 }) }),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), questions, async (scheduler, asked) => {
        const store = createSearchStore({
          api: fakeSearchApi({
            search: (_scope, query) =>
              scheduler.schedule(
                Promise.resolve(aSearchPage({ page: query.page, showingResultsFor: query.keyword })),
                `answer ${query.keyword} ${query.page}`,
              ),
          }),
          log: fakeLog(),
        });
        scheduler.scheduleSequence(
          asked.map((fields) => ({
            label: `ask ${fields.keyword} ${fields.page}`,
            builder: async () => store.show("federal", aSearchQuery(fields)),
          })),
        );
        await scheduler.waitIdle();
        const last = asked.at(-1);
        expect(store.state$.value).toMatchObject({
          status: "done",
          query: last,
          page: { page: last?.page, showingResultsFor: last?.keyword },
        });
      }),
    );
  });

  it("stays idle after a reset for any late responses", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom("a", "b"), { minLength: 1 }),
        async (scheduler, asked) => {
          const store = createSearchStore({
            api: fakeSearchApi({
              search: () => scheduler.schedule(Promise.resolve(first), "answer"),
            }),
            log: fakeLog(),
          });
          scheduler.scheduleSequence([
            ...asked.map((keyword) => ({
              label: `ask ${keyword}`,
              builder: async () => store.show("federal", aSearchQuery({ keyword })),
            })),
            { label: "reset", builder: async () => store.reset() },
          ]);
          await scheduler.waitIdle();
          expect(store.state$.value).toEqual({ status: "idle" });
        },
      ),
    );
  });

  it("never shows a response for another search", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.nat({ max: 5 }), { minLength: 2 }), async (scheduler, asked) => {
        const store = createSearchStore({
          api: fakeSearchApi({
            search: (_scope, query) =>
              scheduler.schedule(Promise.resolve(aSearchPage({ showingResultsFor: query.keyword })), "answer"),
          }),
          log: fakeLog(),
        });
        const shown: (readonly [string, string])[] = [];
        store.state$.subscribe((state) => {
          if (state.status === "done") shown.push([state.query.keyword, state.page.showingResultsFor]);
        });
        scheduler.scheduleSequence(
          asked.map((number) => ({
            label: `ask ${number}`,
            builder: async () => store.show("federal", aSearchQuery({ keyword: `k${number}` })),
          })),
        );
        await scheduler.waitIdle();
        for (const [question, answer] of shown) expect(answer).toBe(question);
      }),
    );
  });
});
