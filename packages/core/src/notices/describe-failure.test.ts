import { describe, expect, it } from "vitest";
import { type Failure, toFailure } from "../kernel/failure.ts";
import { describeFailure } from "./describe-failure.ts";

describe("describeFailure", () => {
  it.each<[Failure, string]>([
    [{ kind: "offline" }, "The server could not be reached. Check your connection, then retry."],
    [{ kind: "offline", message: "Failed to fetch" }, "Failed to fetch"],
    [{ kind: "refused", status: 403, message: "Not for you." }, "Not for you."],
    [{ kind: "refused", status: 404 }, "An error occurred, please try again."],
    [{ kind: "moved", to: "/rotunda/paywall" }, "An error occurred, please try again."],
    [{ kind: "broken", status: 503, message: "Out of order." }, "Out of order."],
    [{ kind: "broken", status: 500 }, "An error occurred, please try again."],
  ])("describes %j: %s", (failure, sentence) => {
    expect(describeFailure(failure)).toBe(sentence);
  });

  it.each<[Failure, string]>([
    [{ kind: "broken", status: 500, message: "Out of order." }, "Out of order."],
    [{ kind: "broken", status: 500, message: "" }, "Try again."],
    [{ kind: "refused", status: 404 }, "Try again."],
    [{ kind: "moved", to: "/rotunda/paywall" }, "Try again."],
    [{ kind: "offline" }, "Try again."],
  ])("prefers the given message if the server sent none: %j", (failure, sentence) => {
    expect(describeFailure(failure, "Try again.")).toBe(sentence);
  });

  it("hides program errors", () => {
    expect(describeFailure(toFailure(new TypeError("x is undefined")), "Try again.")).toBe("Try again.");
    expect(describeFailure(toFailure("boom"))).toBe("An error occurred, please try again.");
  });
});
