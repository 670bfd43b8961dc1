import { describe, expect, it } from "vitest";
import { CallFailed, type Failure } from "../kernel/failure.ts";
import { describeFailedCall } from "./failed-call.ts";

describe("describeFailedCall", () => {
  it.each<[Failure, string]>([
    [{ kind: "refused", status: 403, message: "Not for you." }, "Not for you."],
    [{ kind: "broken", status: 500, message: "Out of order." }, "Out of order."],
    [{ kind: "broken", status: 500, message: "" }, "Try again."],
    [{ kind: "refused", status: 404 }, "Try again."],
    [{ kind: "moved", to: "/rotunda/paywall" }, "Try again."],
    [{ kind: "offline" }, "Try again."],
  ])("says what the server said: %j", (failure, sentence) => {
    expect(describeFailedCall(new CallFailed(failure), "Try again.")).toBe(sentence);
  });

  it("shows no fault of ours", () => {
    expect(describeFailedCall(new TypeError("x is undefined"), "Try again.")).toBe("Try again.");
    expect(describeFailedCall("boom", "Try again.")).toBe("Try again.");
  });
});
