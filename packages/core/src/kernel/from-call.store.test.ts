import { describe, expect, it } from "vitest";
import { observeCall } from "./from-call.store.ts";

describe("observeCall", () => {
  it("calls once per subscription and not earlier", async () => {
    let calls = 0;
    const answers$ = observeCall(() => Promise.resolve((calls += 1)));
    expect(calls).toBe(0);
    const responses: number[] = [];
    await new Promise<void>((resolve) =>
      answers$.subscribe({ next: (response) => responses.push(response), complete: resolve }),
    );
    expect(responses).toEqual([1]);
  });

  it("aborts an abandoned call", () => {
    let signal: AbortSignal | undefined;
    const subscription = observeCall((given) => {
      signal = given;
      return new Promise<never>(() => {});
    }).subscribe();
    expect(signal?.aborted).toBe(false);
    subscription.unsubscribe();
    expect(signal?.aborted).toBe(true);
  });

  it("forwards an error thrown synchronously", () => {
    let caught: unknown;
    observeCall<never>(() => {
      throw new Error("no such port");
    }).subscribe({ error: (error: unknown) => (caught = error) });
    expect(caught).toEqual(new Error("no such port"));
  });
});
