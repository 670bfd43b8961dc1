import { map } from "rxjs";
import { describe, it } from "vitest";
import { fakeLog, fakeSearchApi } from "../../testing/fakes.ts";
import { respondWith, statesOf, withTestScheduler } from "../../testing/marbles.ts";
import { CallFailed } from "../kernel/failure.ts";
import { createJobTitlesStore, type TypeAheadState } from "./type-ahead.store.ts";
import type { SearchApi } from "./search.port.ts";

const format = ({ items, isLoading, keyword }: TypeAheadState<string>): string =>
  `${keyword}${isLoading ? " …" : ""} [${items.join()}]`;

function createActiveStore(jobTitles: SearchApi["jobTitles"]) {
  const log = fakeLog();
  const store = createJobTitlesStore({ api: fakeSearchApi({ jobTitles }), log });
  store.activate();
  return { store, log };
}

describe("the job titles store", () => {
  it("requests titles of the scope 300 ms after the last key", () => {
    withTestScheduler(({ cold, hot, expectObservable }) => {
      const sent: string[] = [];
      const { store } = createActiveStore((scope, text) => {
        sent.push(`${scope} ${text}`);
        return respondWith(cold("5ms (a|)", { a: ["Chief of Staff"] }));
      });
      hot("a 99ms b", { a: "chie", b: " chief " }).subscribe((text) => store.ask("federal", text));
      expectObservable(statesOf(store.state$).pipe(map(format))).toBe("(ia) 96ms b 299ms c 4ms d", {
        i: " []",
        a: "chie []",
        b: " chief  []",
        c: " chief  … []",
        d: " chief  [Chief of Staff]",
      });
      expectObservable(cold("500ms a").pipe(map(() => sent))).toBe("500ms a", { a: ["federal chief"] });
    });
  });

  it("waits 600 ms at three characters and lists nothing below", () => {
    withTestScheduler(({ cold, hot, expectObservable }) => {
      const { store } = createActiveStore(() => respondWith(cold("(a|)", { a: ["Aide"] })));
      hot("a 699ms b", { a: "aid", b: "ai" }).subscribe((text) => store.ask("state", text));
      expectObservable(statesOf(store.state$).pipe(map(format))).toBe("(ia) 596ms (cd) 96ms b", {
        i: " []",
        a: "aid []",
        c: "aid … []",
        d: "aid [Aide]",
        b: "ai []",
      });
    });
  });

  it("shows the latest request's response and aborts the earlier request", () => {
    withTestScheduler(({ cold, hot, expectObservable, expectSubscriptions }) => {
      const slow = cold("500ms (a|)", { a: ["Old"] });
      const { store } = createActiveStore((_scope, text) =>
        respondWith(text === "aide" ? slow : cold("10ms (a|)", { a: ["New"] })),
      );
      hot("a 399ms b", { a: "aide", b: "aides" }).subscribe((text) => store.ask("state", text));
      expectSubscriptions(slow.subscriptions).toBe("300ms ^ 99ms !");
      expectObservable(cold("2s a").pipe(map(() => format(store.state$.value)))).toBe("2s a", { a: "aides [New]" });
    });
  });

  it("only logs a failure", () => {
    withTestScheduler(({ cold, hot, expectObservable }) => {
      const { store, log } = createActiveStore(() =>
        respondWith(cold<never>("#", {}, new CallFailed({ kind: "broken", status: 500 }))),
      );
      hot("a", { a: "aide" }).subscribe((text) => store.ask("state", text));
      expectObservable(statesOf(store.state$).pipe(map(format))).toBe("(ia) 296ms (ca)", {
        i: " []",
        a: "aide []",
        c: "aide … []",
      });
      expectObservable(cold("1s a").pipe(map(() => log.errors))).toBe("1s a", { a: ["Job title suggestions failed"] });
    });
  });
});
