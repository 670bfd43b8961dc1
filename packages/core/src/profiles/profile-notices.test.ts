import { expect, describe, it } from "vitest";
import { MESSAGES } from "../notices/messages.ts";
import { listProfileNotices } from "./profile-notices.ts";

const list = (isFormer: boolean, isUnlocked: boolean, hasAccess: boolean) =>
  listProfileNotices({ isFormer, isUnlocked }, hasAccess);

describe("listProfileNotices", () => {
  it("says that a former person is no longer serving, with the product's name", () => {
    expect(listProfileNotices({ isFormer: true, isUnlocked: false }, true, "Capitol Desk")).toEqual([
      "This individual is no longer serving in a position monitored by Capitol Desk. For a recent update, please contact your dedicated advisor.",
    ]);
  });

  it("informs users without access that an unlocked profile is open for a limited time", () => {
    expect(list(false, true, false)).toEqual([
      "You have temporary access to this profile. Please contact your dedicated advisor.",
    ]);
    expect(list(false, true, true)).toEqual([]);
    expect(list(false, false, false)).toEqual([]);
    expect(list(true, true, false)).toEqual([MESSAGES.temporaryAccess, expect.stringContaining("no longer serving")]);
  });
});
