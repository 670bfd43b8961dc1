import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aSuggestion } from "../../testing/builders.ts";
import { fakeLog, fakeSearchApi } from "../../testing/fakes.ts";
import { createSuggestionsStore, type TypeAheadState } from "./type-ahead.store.ts";
import type { Suggestion } from "./search.port.ts";

/** Actions in a keyword box and the time between them. */
type Event = { do: "type"; keyword: string } | { do: "clear" | "leave" | "enter" } | { do: "wait"; ms: number };

const events = (): fc.Arbitrary<Event[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant("type" as const),
          keyword: fc.constantFrom("ha", "hal", "halv", "halvo"),
        }),
      },
      { weight: 4, arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(1, 299, 300, 600) }) },
      {
        weight: 1,
        arbitrary: fc.record({ do: fc.constantFrom("clear" as const, "leave" as const, "enter" as const) }),
      },
    ),
    { minLength: 1, maxLength: 14 },
  );

/** Returns the box's text and whether it is active after these events. */
function boxAfter(list: readonly Event[]): { keyword: string; isActive: boolean; isListed: boolean } {
  let [keyword, isActive, isListed] = ["", true, false];
  for (const event of list) {
    if (event.do === "type") [keyword, isListed] = [event.keyword, isActive && event.keyword.length >= 3];
    if (event.do === "clear") [keyword, isListed] = ["", false];
    if (event.do === "leave") [isActive, isListed] = [false, false];
    if (event.do === "enter") isActive = true;
  }
  return { keyword, isActive, isListed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the suggestions store with interleaved typing, leaving and slow responses", () => {
  it("ends with the last keyword's results and has at most one open request", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), events(), async (scheduler, list) => {
        const open = new Set<AbortSignal>();
        const requests: string[] = [];
        // Collects errors, because the store treats anything a call throws as a failed call.
        const violations: string[] = [];
        const store = createSuggestionsStore({
          api: fakeSearchApi({
            suggest: (_scope, keyword, _hides, signal) => {
              requests.push(keyword);
              if (signal) open.add(signal);
              if ([...open].some((one) => one !== signal && !one.aborted)) violations.push("two calls are open");
              const found = [aSuggestion({ preferredNameDisplay: keyword })];
              return scheduler.schedule(Promise.resolve(found), `answer ${keyword}`).finally(() => {
                if (signal) open.delete(signal);
              });
            },
          }),
          log: fakeLog(),
        });
        store.activate();
        const states: TypeAheadState<Suggestion>[] = [];
        store.state$.subscribe((state) => states.push(state));

        scheduler.scheduleSequence(
          list.map((event) => ({
            label: JSON.stringify(event),
            builder: async () => {
              if (event.do === "type") store.ask("state", event.keyword, false);
              else if (event.do === "wait") vi.advanceTimersByTime(event.ms);
              else if (event.do === "clear") store.clear();
              else if (event.do === "leave") store.deactivate();
              else store.activate();
            },
          })),
        );
        await scheduler.waitIdle();
        vi.advanceTimersByTime(600);
        await scheduler.waitIdle();

        expect(violations).toEqual([]);
        const { keyword, isListed } = boxAfter(list);
        expect(store.state$.value).toEqual({
          items: isListed ? [aSuggestion({ preferredNameDisplay: keyword })] : [],
          isLoading: false,
          keyword,
        });
        expect(requests.filter((text) => text.length < 3)).toEqual([]);
        // A list belongs to the keyword in the box, or to an earlier one while the next is loading.
        for (const state of states)
          if (state.keyword.length < 3) expect(state).toMatchObject({ items: [], isLoading: false });
      }),
    );
  });
});
