import { describe, expect, it } from "vitest";
import { listProfileNotices } from "./profile-notices.ts";

const kinds = (isFormer: boolean, isUnlocked: boolean, hasAccess: boolean) =>
  listProfileNotices({ isFormer, isUnlocked }, hasAccess).map((notice) => notice.kind);

describe("listProfileNotices", () => {
  it("says that a former person is no longer serving, with the product's name", () => {
    expect(listProfileNotices({ isFormer: true, isUnlocked: false }, true, "Capitol Desk")).toEqual([
      {
        kind: "former",
        text: "This individual is no longer serving in a position monitored by Capitol Desk. For a recent update, please contact your dedicated advisor.",
      },
    ]);
  });

  it("informs users without access that an unlocked profile is open for a limited time", () => {
    expect(listProfileNotices({ isFormer: false, isUnlocked: true }, false)).toEqual([
      {
        kind: "temporary-access",
        text: "You have temporary access to this profile. Please contact your dedicated advisor.",
      },
    ]);
    expect(kinds(false, true, true)).toEqual([]);
    expect(kinds(false, false, false)).toEqual([]);
    expect(kinds(true, true, false)).toEqual(["temporary-access", "former"]);
  });
});
