import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSearchPage, aSearchQuery } from "../../testing/builders.ts";
import { fakeLog, fakeSearchApi } from "../../testing/fakes.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { SearchScope } from "../records/search-item.ts";
import { createSearchStore } from "./search.store.ts";

/** Actions on the store. The search for "bad" always fails. */
type Event = { do: "show"; scope: SearchScope; keyword: string; page: number } | { do: "retry" } | { do: "reset" };

const events = (): fc.Arbitrary<Event[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          do: fc.constant("show" as const),
          scope: fc.constantFrom<SearchScope>("federal", "state"),
          keyword: fc.constantFrom("water", "soil", "bad"),
          page: fc.integer({ min: 1, max: 2 }),
        }),
      },
      { weight: 1, arbitrary: fc.constantFrom<Event>({ do: "retry" }, { do: "reset" }) },
    ),
    { minLength: 1, maxLength: 12 },
  );

describe("the search store with interleaved searches, retries, resets and failures", () => {
  it("ends with the last request's response, has at most one open request, and never repeats a cached page", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), events(), async (scheduler, list) => {
        const open = new Set<AbortSignal>();
        const known = new Set<string>();
        // Collects errors, because the store treats anything a call throws as a failed call.
        const violations: string[] = [];
        const getKey = (scope: SearchScope, keyword: string, page: number) => `${scope} ${keyword} ${page}`;
        const store = createSearchStore({
          api: fakeSearchApi({
            search: (scope, { keyword, page }, signal) => {
              if (known.has(getKey(scope, keyword, page)))
                violations.push(`asked again for ${scope} ${keyword} ${page}`);
              if (signal) open.add(signal);
              if ([...open].some((one) => one !== signal && !one.aborted)) violations.push("two calls are open");
              const answer =
                keyword === "bad"
                  ? Promise.reject(new CallFailed({ kind: "broken", status: 500 }))
                  : Promise.resolve(aSearchPage({ page, totalPages: 2, showingResultsFor: `${scope} ${keyword}` }));
              return scheduler.schedule(answer, getKey(scope, keyword, page)).finally(() => {
                if (signal) open.delete(signal);
              });
            },
          }),
          log: fakeLog(),
        });
        store.state$.subscribe((state) => {
          if (state.status === "idle") known.clear();
          if (state.status !== "done") return;
          known.add(getKey(state.scope, state.query.keyword, state.query.page));
          expect(state.page).toMatchObject({
            page: state.query.page,
            showingResultsFor: `${state.scope} ${state.query.keyword}`,
          });
        });
        scheduler.scheduleSequence(
          list.map((event) => ({
            label: JSON.stringify(event),
            builder: async () => {
              if (event.do === "retry") store.retry();
              else if (event.do === "reset") store.reset();
              else store.show(event.scope, aSearchQuery({ keyword: event.keyword, page: event.page }));
            },
          })),
        );
        await scheduler.waitIdle();

        expect(violations).toEqual([]);
        const last = list.findLast((event) => event.do !== "retry");
        if (last?.do !== "show") expect(store.state$.value).toEqual({ status: "idle" });
        else {
          expect(store.state$.value).toMatchObject({
            status: last.keyword === "bad" ? "failed" : "done",
            scope: last.scope,
            query: { keyword: last.keyword, page: last.page },
          });
        }
      }),
    );
  });
});
