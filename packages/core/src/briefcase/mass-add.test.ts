import { describe, expect, it } from "vitest";
import { describeMassAdd, describeMassAddFailure } from "./mass-add.ts";

describe("describeMassAdd", () => {
  it("allows up to 500 results", () => {
    expect(describeMassAdd(1)).toEqual({ label: "Add all to Briefcase folder", isEnabled: true });
    expect(describeMassAdd(500)).toEqual({ label: "Add all to Briefcase folder", isEnabled: true });
    expect(describeMassAdd(501)).toEqual({
      label: "Add all to Briefcase folder (max. 500 results)",
      isEnabled: false,
    });
    expect(describeMassAdd(0)).toEqual({ label: "Add all to Briefcase folder", isEnabled: false });
  });
});

describe("describeMassAddFailure", () => {
  const DEFAULT = "An error occurred, please try again.";

  it("returns the server's message or the default one", () => {
    const full = { kind: "refused", status: 409, code: "FULL_FOLDER", message: "The folder is full." } as const;
    expect(describeMassAddFailure(full)).toBe("The folder is full.");
    expect(describeMassAddFailure({ kind: "broken", status: 500, message: "Try later." })).toBe("Try later.");
    expect(describeMassAddFailure({ kind: "broken", status: 200 })).toBe(DEFAULT);
    expect(describeMassAddFailure({ kind: "refused", status: 409, message: "" })).toBe(DEFAULT);
    expect(describeMassAddFailure({ kind: "offline" })).toBe(DEFAULT);
    expect(describeMassAddFailure({ kind: "moved", to: "/rotunda/paywall" })).toBe(DEFAULT);
  });
});
