import { describe, expect, it } from "vitest";
import { CallFailed, type Failure, isBusy, toFailure } from "./failure.ts";

describe("CallFailed", () => {
  it.each([
    [{ kind: "refused", status: 404 } as const, "404", "The server answered 404"],
    [{ kind: "refused", status: 403, message: "Your account may not." } as const, "403", "Your account may not."],
    [{ kind: "broken", status: 502 } as const, "502", "The server answered 502"],
    [{ kind: "moved", to: "/rotunda/paywall" } as const, "moved", "Moved to /rotunda/paywall"],
    [{ kind: "offline", message: "No network" } as const, "offline", "No network"],
    [{ kind: "broken", status: 500, message: "Out of order." } as const, "500", "Out of order."],
    [{ kind: "offline" } as const, "offline", "The server could not be reached"],
  ])("describes %j with code %s", (failure, code, message) => {
    const error = new CallFailed(failure);
    expect(error.name).toBe("CallFailed");
    expect(error.code).toBe(code);
    expect(error.message).toBe(message);
    expect(toFailure(error)).toBe(failure);
  });
});

describe("isBusy", () => {
  it.each<[Failure, boolean]>([
    [{ kind: "refused", status: 429, retryAfter: 600 }, true],
    [{ kind: "refused", status: 429 }, false],
    [{ kind: "broken", status: 503, retryAfter: 30 }, true],
    [{ kind: "broken", status: 503, retryAfter: 31 }, false],
    [{ kind: "broken", status: 503 }, false],
    [{ kind: "offline" }, false],
    [{ kind: "moved", to: "/rotunda/paywall" }, false],
  ])("%j: %j", (failure, expected) => expect(isBusy(failure)).toBe(expected));
});

describe("toFailure", () => {
  it("treats any other error as a program error", () => {
    expect(toFailure(new TypeError("x is undefined"))).toEqual({
      kind: "broken",
      status: 500,
      fault: "x is undefined",
    });
    expect(toFailure("late")).toEqual({ kind: "broken", status: 500, fault: "late" });
  });
});
