import fc from "fast-check";
import { map } from "rxjs";
import { describe, expect, it } from "vitest";
import { aSuggestion } from "../../testing/builders.ts";
import { fakeLog, fakeSearchApi } from "../../testing/fakes.ts";
import { respondWith, statesOf, withTestScheduler } from "../../testing/marbles.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { SearchApi, Suggestion } from "./search.port.ts";
import { createSuggestionsStore, type TypeAheadState } from "./type-ahead.store.ts";

/** Formats a state: `halv … [hal]` is the keyword "halv", loading, with the results of "hal". */
const format = ({ items, isLoading, keyword }: TypeAheadState<Suggestion>): string =>
  `${keyword}${isLoading ? " …" : ""} [${items.map((item) => item.preferredNameDisplay).join()}]`;

function createActiveStore(suggest?: SearchApi["suggest"]) {
  const log = fakeLog();
  const store = createSuggestionsStore({ api: fakeSearchApi(suggest && { suggest }), log });
  store.activate();
  return { store, log };
}

describe("the suggestions store", () => {
  it("waits 300 ms after the last key, and sends one request", () => {
    withTestScheduler(({ cold, hot, expectObservable }) => {
      const sent: string[] = [];
      const { store } = createActiveStore((scope, keyword, hidePaywalled) => {
        sent.push(`${scope} ${keyword} ${hidePaywalled}`);
        return respondWith(cold("5ms (a|)", { a: [aSuggestion({ preferredNameDisplay: "Halvorsen" })] }));
      });
      hot("a 99ms b", { a: "halv", b: "halv " }).subscribe((keyword) => store.ask("state", keyword, true));

      expectObservable(statesOf(store.state$).pipe(map(format))).toBe("(ia) 96ms b 299ms c 4ms d", {
        i: " []",
        a: "halv []",
        b: "halv  []",
        c: "halv  … []",
        d: "halv  [Halvorsen]",
      });
      expectObservable(cold("500ms a").pipe(map(() => sent))).toBe("500ms a", { a: ["state halv true"] });
    });
  });

  it("waits 600 ms at exactly three characters", () => {
    withTestScheduler(({ cold, hot, expectObservable }) => {
      const { store } = createActiveStore(() => respondWith(cold("5ms (a|)", { a: [] })));
      hot("a", { a: " hal " }).subscribe((keyword) => store.ask("state", keyword, false));
      expectObservable(statesOf(store.state$).pipe(map(({ isLoading }) => isLoading))).toBe("(ff) 596ms t 4ms f", {
        t: true,
        f: false,
      });
    });
  });

  it("clears below three characters without a request", () => {
    withTestScheduler(({ cold, hot, expectObservable }) => {
      const { store } = createActiveStore((_scope, keyword) =>
        respondWith(cold("(a|)", { a: [aSuggestion({ preferredNameDisplay: keyword })] })),
      );
      hot("a 699ms b", { a: "hal", b: "ha " }).subscribe((keyword) => store.ask("state", keyword, false));
      expectObservable(statesOf(store.state$).pipe(map(format))).toBe("(ia) 596ms (cd) 96ms b", {
        i: " []",
        a: "hal []",
        c: "hal … []",
        d: "hal [hal]",
        b: "ha  []",
      });
    });
  });

  it("keeps the previous list until the new one arrives", () => {
    withTestScheduler(({ cold, hot, expectObservable }) => {
      const { store } = createActiveStore((_scope, keyword) =>
        respondWith(cold("50ms (a|)", { a: [aSuggestion({ preferredNameDisplay: keyword })] })),
      );
      hot("a 499ms b", { a: "halv", b: "halvo" }).subscribe((keyword) => store.ask("state", keyword, false));
      expectObservable(statesOf(store.state$).pipe(map(format))).toBe("(ia) 296ms c 49ms d 149ms e 299ms f 49ms g", {
        i: " []",
        a: "halv []",
        c: "halv … []",
        d: "halv [halv]",
        e: "halvo [halv]",
        f: "halvo … [halv]",
        g: "halvo [halvo]",
      });
    });
  });

  it("aborts a request on further typing", () => {
    withTestScheduler(({ cold, hot, expectSubscriptions }) => {
      const response = cold("1s (a|)", { a: [] });
      const { store } = createActiveStore(() => respondWith(response));
      hot("a 499ms b", { a: "halv", b: "h" }).subscribe((keyword) => store.ask("state", keyword, false));
      expectSubscriptions(response.subscriptions).toBe("300ms ^ 199ms !");
    });
  });

  it("sends requests only while the box is active, and stops when it is left", () => {
    withTestScheduler(({ cold, hot, expectObservable }) => {
      const store = createSuggestionsStore({
        api: fakeSearchApi({ suggest: () => respondWith(cold("(a|)", { a: [aSuggestion()] })) }),
        log: fakeLog(),
      });
      hot("q 999ms o q 499ms f").subscribe((event) => {
        if (event === "q") store.ask("state", "halv", false);
        else if (event === "o") store.activate();
        else store.deactivate();
      });
      expectObservable(statesOf(store.state$).pipe(map(format))).toBe("(iq) 997ms q 299ms (ld) 196ms q", {
        i: " []",
        q: "halv []",
        l: "halv … []",
        d: "halv [Ruth Halvorsen]",
      });
    });
  });

  it("sends no request after the box was left", () => {
    withTestScheduler(({ cold, expectObservable }) => {
      const { store } = createActiveStore(() => respondWith(cold("(a|)", { a: [aSuggestion()] })));
      store.deactivate();
      store.ask("state", "halv", false);
      expectObservable(statesOf(store.state$).pipe(map(format))).toBe("q", { q: "halv []" });
    });
  });

  it("clears the keyword", () => {
    const { store } = createActiveStore();
    store.ask("state", "halv", false);
    store.clear();
    expect(store.state$.value).toEqual({ items: [], isLoading: false, keyword: "" });
  });

  it("only logs a failure and works again afterwards", () => {
    withTestScheduler(({ cold, hot, expectObservable }) => {
      const { store, log } = createActiveStore((_scope, keyword) =>
        respondWith(
          keyword === "halv"
            ? cold<never>("#", {}, new CallFailed({ kind: "broken", status: 500 }))
            : cold("(a|)", { a: [aSuggestion({ preferredNameDisplay: keyword })] }),
        ),
      );
      hot("a 399ms b", { a: "halv", b: "halvo" }).subscribe((keyword) => store.ask("state", keyword, false));
      expectObservable(statesOf(store.state$).pipe(map(format))).toBe("(ia) 296ms (ca) 96ms b 299ms (de)", {
        i: " []",
        a: "halv []",
        c: "halv … []",
        b: "halvo []",
        d: "halvo … []",
        e: "halvo [halvo]",
      });
      expectObservable(cold("1s a").pipe(map(() => log.errors))).toBe("1s a", { a: ["Suggestions failed"] });
    });
  });
});

describe("the suggestions store with responses in any order", () => {
  const keyword = fc.constantFrom("halv", "halvo", "halvor", "ha", "");

  it("lists the last keyword's results", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ keyword, pause: fc.nat({ max: 900 }), delay: fc.nat({ max: 900 }) }), { minLength: 1 }),
        (typed) => {
          withTestScheduler(({ cold, expectObservable }) => {
            let delay = 0;
            const { store } = createActiveStore((_scope, sent) =>
              respondWith(cold(`${delay}ms (a|)`, { a: [aSuggestion({ preferredNameDisplay: sent })] })),
            );
            let time = 0;
            for (const entry of typed) {
              time += entry.pause;
              cold(`${time}ms a`).subscribe(() => {
                delay = entry.delay;
                store.ask("state", entry.keyword, false);
              });
            }
            const last = typed.at(-1)?.keyword ?? "";
            const end = `${time + 2000}ms a`;
            expectObservable(cold(end).pipe(map(() => format(store.state$.value)))).toBe(end, {
              a: last.length < 3 ? `${last} []` : `${last} [${last}]`,
            });
          });
        },
      ),
    );
  });
});
