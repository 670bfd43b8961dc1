import { describe, expect, it } from "vitest";
import type { Failure } from "../kernel/failure.ts";
import { MESSAGES } from "../notices/messages.ts";
import { describeCreateFailure, describeDeleteFailure } from "./folder-failures.ts";

const OTHERS: Failure[] = [
  { kind: "refused", status: 403 },
  { kind: "refused", status: 403, message: "" },
  { kind: "refused", status: 404, message: "There is no such folder." },
  { kind: "broken", status: 500, message: "boom" },
  { kind: "broken", status: 403, message: "boom" },
  { kind: "broken", status: 401 },
  { kind: "broken", status: 500, message: "Folder name has to be unique." },
  { kind: "offline" },
  { kind: "moved", to: "/rotunda/paywall" },
];

describe("a failure to create or delete a folder", () => {
  it("shows the server's message for 403", () => {
    const failure: Failure = { kind: "refused", status: 403, message: "X" };
    expect(describeCreateFailure(failure)).toEqual({ kind: "failed", message: "X" });
    expect(describeDeleteFailure(failure)).toEqual({ kind: "failed", message: "X" });
  });

  it("shows at the field if it is about the name or the number of folders", () => {
    for (const message of [MESSAGES.folderNameTaken, MESSAGES.foldersTooMany]) {
      expect(describeCreateFailure({ kind: "refused", status: 409, message })).toEqual({
        kind: "invalid-name",
        message,
      });
    }
  });

  it("redirects to login for 401", () => {
    const failure: Failure = { kind: "refused", status: 401, message: "Please log in." };
    expect(describeCreateFailure(failure)).toEqual({ kind: "signed-out" });
    expect(describeDeleteFailure(failure)).toEqual({ kind: "signed-out" });
  });

  it.each(OTHERS)("shows the generic message otherwise: %j", (failure) => {
    expect(describeCreateFailure(failure)).toEqual({
      kind: "failed",
      message: "An error occurred, please try again.",
    });
    expect(describeDeleteFailure(failure)).toEqual({
      kind: "failed",
      message: "An error occurred. Please try again.",
    });
  });

  it.each(["This field is required.", "Name must be less than 100 characters", "Folder name has to be unique."])(
    "shows the server's check at the field: %s",
    (message) => {
      expect(describeCreateFailure({ kind: "refused", status: 409, message })).toEqual({
        kind: "invalid-name",
        message,
      });
      expect(describeDeleteFailure({ kind: "refused", status: 409, message })).toMatchObject({ kind: "failed" });
    },
  );
});
