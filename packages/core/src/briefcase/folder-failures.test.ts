import { describe, expect, it } from "vitest";
import type { Failure } from "../kernel/failure.ts";
import { MESSAGES } from "../notices/messages.ts";
import { describeFolderFailure, findNameProblem } from "./folder-failures.ts";

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
    expect(describeFolderFailure({ kind: "refused", status: 403, message: "X" }, "Sorry")).toBe("X");
  });

  it("redirects to login for 401", () => {
    expect(describeFolderFailure({ kind: "refused", status: 401, message: "Please log in." }, "Sorry")).toBeNull();
  });

  it.each(OTHERS)("shows the generic message otherwise: %j", (failure) => {
    expect(describeFolderFailure(failure, "Sorry")).toBe("Sorry");
    expect(findNameProblem(failure)).toBeNull();
  });

  it.each([
    "This field is required.",
    "Name must be less than 100 characters",
    "Folder name has to be unique.",
    MESSAGES.foldersTooMany,
  ])("shows the server's check of the name at the field: %s", (message) => {
    expect(findNameProblem({ kind: "refused", status: 409, message })).toBe(message);
  });
});
