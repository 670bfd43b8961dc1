import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aDossierCheck,
  aFolderTarget,
  aGroupTarget,
  aSearchTarget,
  aSelectionTarget,
  dossierTargets,
} from "../../testing/exports.ts";
import { aGroup, aGroupMember } from "../../testing/profiles.ts";
import { NOW, SESSIONS } from "../../testing/session.ts";
import { CallFailed, type Failure } from "../kernel/failure.ts";
import { PROFILE_BOOK_MAX } from "../search/search-limits.ts";
import { deriveAccess } from "../session/access.ts";
import {
  DIRECT_DOWNLOAD_MAX,
  canDownloadDirectly,
  canMakeDossiers,
  describeCheckFailure,
  describeDownloadFailure,
  planGroupProfileBook,
  planDossier,
  formatProfileBookLabel,
  refuseDossier,
  refuseTarget,
} from "./plan-dossier.ts";

describe("the limits", () => {
  it("are 25 to download and 100 in total", () => {
    expect([DIRECT_DOWNLOAD_MAX, PROFILE_BOOK_MAX]).toEqual([25, 100]);
    expect([-1, 0, 1, 25, 26, 100].map(canDownloadDirectly)).toEqual([false, false, true, true, false, false]);
  });
});

describe("refuseDossier", () => {
  it("refuses an empty book with the message of its target", () => {
    expect(refuseDossier(aFolderTarget(), 0)).toEqual({
      do: "refuse",
      because: "empty",
      message: "There are no profiles in this folder available for download.",
    });
    for (const target of [aSelectionTarget(), aSearchTarget(), aGroupTarget()]) {
      expect(refuseDossier(target, 0)?.message).toBe("There are no profiles selected available for download.");
    }
  });

  it("refuses more than 100", () => {
    expect(refuseDossier(aFolderTarget(), 100)).toBeNull();
    expect(refuseDossier(aFolderTarget(), 1)).toBeNull();
    expect(refuseDossier(aSearchTarget(), 101)).toEqual({
      do: "refuse",
      because: "too-many",
      message: "A profile book can have up to 100 profiles.",
    });
  });

  it("shows the limit on the button", () => {
    expect(formatProfileBookLabel(aSearchTarget(), 100)).toBe("Download as a profile book");
    expect(formatProfileBookLabel(aFolderTarget(), 0)).toBe("Download as a profile book");
    expect(formatProfileBookLabel(aSearchTarget(), 101)).toBe("Download as a profile book (max. 100 results)");
    for (const target of [aFolderTarget(), aSelectionTarget(), aGroupTarget()]) {
      expect(formatProfileBookLabel(target, 101)).toBe("Download as a profile book (max. 100)");
    }
  });

  it("refuses before a request is sent", () => {
    expect(refuseTarget(aFolderTarget(["3-committee"]))?.because).toBe("empty");
    expect(refuseTarget(aSearchTarget({ hits: 101 }))?.because).toBe("too-many");
    expect(refuseTarget(aSelectionTarget(["1-profile"]))).toBeNull();
  });
});

describe("planDossier", () => {
  it("downloads small books and mails larger ones", () => {
    expect(planDossier(aFolderTarget(), aDossierCheck())).toEqual({ do: "download" });
    expect(planDossier(aFolderTarget(), aDossierCheck({ profileCount: 60, isDownloadable: false }))).toEqual({
      do: "email",
    });
    expect(planDossier(aFolderTarget(), aDossierCheck({ profileCount: 0 }))).toMatchObject({ because: "empty" });
    expect(planDossier(aFolderTarget(), aDossierCheck({ profileCount: 101 }))).toMatchObject({ because: "too-many" });
  });

  it("accepts exactly one to a hundred profiles by the server's count", () => {
    fc.assert(
      fc.property(
        dossierTargets(),
        fc.integer({ min: -5, max: 150 }),
        fc.boolean(),
        (target, count, isDownloadable) => {
          const plan = planDossier(target, { profileCount: count, isDownloadable });
          expect(plan.do === "refuse").toBe(count < 1 || count > 100);
          if (plan.do !== "refuse") expect(plan.do).toBe(isDownloadable ? "download" : "email");
        },
      ),
    );
  });
});

const accessOf = (who: keyof typeof SESSIONS) => deriveAccess(SESSIONS[who], NOW);

describe("canMakeDossiers", () => {
  it("requires a web user with access", () => {
    const all = ["member", "staff", "limited", "ipUser", "visitor", "noAccess", "lapsed"] as const;
    expect(all.filter((who) => canMakeDossiers(accessOf(who)))).toEqual(["member", "staff", "limited"]);
  });
});

describe("planGroupProfileBook", () => {
  const members = (count: number) => Array.from({ length: count }, (_, id) => aGroupMember({ id }));
  const groupOf = (counts: [number, number, number], numberOfMembers = 0) =>
    aGroup({
      id: 31,
      recordType: "committee",
      longName: "Committee on Agriculture",
      numberOfMembers,
      members: { republican: members(counts[0]), democratic: members(counts[1]), independent: members(counts[2]) },
    });
  const member = accessOf("member");
  const DEMOCRATS = { id: "2", name: "Democrat" };

  it("offers the whole group up to a hundred members", () => {
    expect(planGroupProfileBook(groupOf([50, 48, 2]), null, member)).toEqual({
      status: "ready",
      label: "Download as a profile book",
      target: {
        kind: "group",
        group: { recordType: "committee", id: 31, longName: "Committee on Agriculture" },
        party: null,
        members: 100,
      },
    });
    const disabled = { status: "disabled", label: "Download as a profile book (max. 100)" };
    expect(planGroupProfileBook(groupOf([50, 48, 3]), null, member)).toEqual(disabled);
    expect(planGroupProfileBook(groupOf([1, 0, 0], 101), null, member)).toEqual(disabled);
  });

  it("offers a party's list by its length", () => {
    const large = groupOf([90, 70, 0], 160);
    expect(planGroupProfileBook(large, { party: DEMOCRATS, members: 70 }, member)).toMatchObject({
      status: "ready",
      target: { party: DEMOCRATS, members: 70 },
    });
    expect(planGroupProfileBook(large, { party: DEMOCRATS, members: 101 }, member)).toMatchObject({
      status: "disabled",
    });
  });

  it("is hidden without members or permission", () => {
    expect(planGroupProfileBook(groupOf([0, 0, 0]), null, member)).toEqual({ status: "hidden" });
    for (const who of ["ipUser", "visitor", "noAccess"] as const) {
      expect(planGroupProfileBook(groupOf([3, 2, 1]), null, accessOf(who))).toEqual({ status: "hidden" });
    }
  });
});

const failed = (failure: Failure) => new CallFailed(failure);

describe("describeCheckFailure", () => {
  const sentence = "Could not retrieve dossier download info, try again or please contact your Dedicated Advisor.";

  it("returns the server's message or the catalogue's", () => {
    expect(describeCheckFailure(failed({ kind: "refused", status: 400, message: "At most 100." }))).toBe(
      "At most 100.",
    );
    expect(describeCheckFailure(failed({ kind: "broken", status: 500, message: "" }))).toBe(sentence);
    expect(describeCheckFailure(failed({ kind: "broken", status: 500 }))).toBe(sentence);
    expect(describeCheckFailure(failed({ kind: "moved", to: "/rotunda/paywall" }))).toBe(sentence);
    expect(describeCheckFailure(new TypeError("x is undefined"))).toBe(sentence);
  });
});

describe("describeDownloadFailure", () => {
  it("returns the server's response, the thrown error, or an unknown cause", () => {
    const unknown = "Unknown error during download.";
    const bad = failed({ kind: "broken", status: 502, message: "Download failed: 502 Bad Gateway" });
    expect(describeDownloadFailure(bad)).toBe("Download failed: 502 Bad Gateway");
    expect(describeDownloadFailure(failed({ kind: "offline", message: "Failed to fetch" }))).toBe("Failed to fetch");
    expect(describeDownloadFailure(failed({ kind: "offline" }))).toBe(unknown);
    expect(describeDownloadFailure(failed({ kind: "moved", to: "/x" }))).toBe(unknown);
    expect(describeDownloadFailure(new Error("disk full"))).toBe("disk full");
    expect(describeDownloadFailure(new Error(""))).toBe(unknown);
    expect(describeDownloadFailure("boom")).toBe(unknown);
  });
});
