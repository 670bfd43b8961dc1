import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOGO_SESSION, anError, neverSettling, rejecting, settle, startDossiers } from "../../testing/dossier-store.ts";
import {
  aDossierCheck,
  aFolderTarget,
  aGroupTarget,
  aSearchTarget,
  aSelectionTarget,
  dossierOptionsOf,
} from "../../testing/exports.ts";
import { SESSIONS } from "../../testing/session.ts";
import type { Failure } from "../kernel/failure.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("opening the download dialog", () => {
  it.each([aFolderTarget(), aSelectionTarget(), aSearchTarget(), aGroupTarget()])(
    "checks a $kind once, with the initial options",
    async (target) => {
      const { store, check, statuses } = await startDossiers();
      store.open(target);
      const options = dossierOptionsOf(target);
      expect(store.state$.value).toEqual({ status: "checking", check: null, target, options, isCoolingDown: false });
      await settle();
      expect(check).toHaveBeenCalledExactlyOnceWith(target, options, expect.anything());
      expect(store.state$.value).toEqual({
        status: "ready",
        target,
        options,
        isCoolingDown: false,
        check: aDossierCheck(),
        action: "download",
      });
      expect(statuses).toEqual(["closed", "checking", "ready"]);
    },
  );

  it("refuses an empty target without a request", async () => {
    const { store, check } = await startDossiers();
    store.open(aFolderTarget(["3-committee"]));
    expect(store.state$.value).toMatchObject({
      status: "refused",
      message: "There are no profiles in this folder available for download.",
    });
    store.change({ format: "pdf" });
    store.deliver();
    store.retry();
    await settle();
    expect(check).not.toHaveBeenCalled();
    expect(store.state$.value).toMatchObject({ status: "refused", options: { format: "docx" } });
  });

  it("refuses a book the server counted as too large", async () => {
    const { store } = await startDossiers({ check: () => Promise.resolve(aDossierCheck({ profileCount: 101 })) });
    store.open(aSearchTarget());
    await settle();
    expect(store.state$.value).toMatchObject({
      status: "refused",
      message: "A profile book can have up to 100 profiles.",
    });
  });

  it("resets when it reopens", async () => {
    const { store, statuses } = await startDossiers();
    store.open(aFolderTarget());
    await settle();
    store.change({ format: "pdf" });
    store.open(aSearchTarget());
    expect(store.state$.value).toMatchObject({ status: "checking", check: null, options: { format: "docx" } });
    await settle();
    expect(store.state$.value).toMatchObject({ status: "ready", target: { kind: "search" } });
    expect(statuses).toEqual(["closed", "checking", "ready", "checking", "closed", "checking", "ready"]);
  });

  it("does nothing while it is closed", async () => {
    const { store, check, download, statuses } = await startDossiers();
    store.change({ format: "pdf" });
    store.rename("Water");
    expect(store.state$.value).toEqual({ status: "closed" });
    store.retry();
    store.deliver();
    store.close();
    await settle();
    expect(check).not.toHaveBeenCalled();
    expect(download).not.toHaveBeenCalled();
    expect(statuses).toEqual(["closed"]);
  });
});

describe("changing an option", () => {
  it("sends one request per change of format, order or logo, and none without a change", async () => {
    const { store, check } = await startDossiers({}, LOGO_SESSION);
    store.open(aFolderTarget());
    await settle();
    const changes = [
      { format: "zip_docx" },
      { order: "folderbriefcase_id" },
      { useCustomLogo: true },
      { useCustomLogo: true },
      { format: "zip_docx", order: "folderbriefcase_id" },
    ] as const;
    for (const change of changes) {
      store.change(change);
      await settle();
    }
    expect(check.mock.calls.map(([, { format, order, useCustomLogo }]) => [format, order, useCustomLogo])).toEqual([
      ["docx", "alphabetical", false],
      ["zip_docx", "alphabetical", false],
      ["zip_docx", "folderbriefcase_id", false],
      ["zip_docx", "folderbriefcase_id", true],
    ]);
    expect(store.state$.value).toMatchObject({ status: "ready", options: { useCustomLogo: true } });
  });

  it("keeps the last check visible until the next one", async () => {
    const { store } = await startDossiers();
    store.open(aFolderTarget());
    await settle();
    store.change({ format: "pdf" });
    expect(store.state$.value).toMatchObject({ status: "checking", check: aDossierCheck() });
  });

  it("has no logo without an organization that has one", async () => {
    for (const session of [SESSIONS.member, null]) {
      const { store, check } = await startDossiers({}, session);
      store.open(aFolderTarget());
      store.change({ useCustomLogo: true });
      await settle();
      expect(check).toHaveBeenCalledTimes(1);
    }
  });

  it("aborts the previous check", async () => {
    const { call, signals } = neverSettling();
    const { store } = await startDossiers({ check: call });
    store.open(aFolderTarget());
    store.change({ format: "pdf" });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    store.close();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(store.state$.value).toEqual({ status: "closed" });
  });

  it("sends no request for a new name and keeps it when a response arrives", async () => {
    const { store, check, saveFile } = await startDossiers();
    store.open(aFolderTarget());
    store.rename("Water");
    await settle();
    expect(check).toHaveBeenCalledTimes(1);
    store.deliver();
    await settle();
    expect(saveFile.mock.calls[0]?.[0]).toBe("Water 11-20-2026.docx");
  });

  it("isn't possible during a download", async () => {
    const { store, check } = await startDossiers({ download: neverSettling().call });
    store.open(aFolderTarget());
    await settle();
    store.deliver();
    store.change({ format: "pdf" });
    store.rename("Water");
    store.retry();
    store.deliver();
    await settle();
    expect(check).toHaveBeenCalledTimes(1);
    expect(store.state$.value).toMatchObject({
      status: "delivering",
      options: { format: "docx", documentName: "General Briefcase" },
    });
  });
});

describe("a failed check", () => {
  const sentence = "Could not retrieve dossier download info, try again or please contact your Dedicated Advisor.";

  it.each<[Failure, string]>([
    [{ kind: "broken", status: 500 }, sentence],
    [{ kind: "offline" }, sentence],
    [{ kind: "refused", status: 400, message: "At most 100 profiles." }, "At most 100 profiles."],
  ])("shows why: %j", async (failure, message) => {
    const { store, shown, log } = await startDossiers({ check: rejecting(failure) });
    store.open(aSearchTarget());
    await settle();
    expect(store.state$.value).toMatchObject({ status: "failed", message });
    expect(shown).toEqual([anError(message)]);
    expect(log.errors).toEqual(["The check of a profile book failed"]);
    store.deliver();
    expect(store.state$.value.status).toBe("failed");
  });

  it("can be retried and its options changed", async () => {
    const { store, check, statuses } = await startDossiers({ check: rejecting({ kind: "offline" }) });
    store.open(aSearchTarget());
    await settle();
    check.mockImplementation(() => Promise.resolve(aDossierCheck()));
    store.retry();
    await settle();
    expect(statuses).toEqual(["closed", "checking", "failed", "checking", "ready"]);
    store.retry();
    await settle();
    expect(check).toHaveBeenCalledTimes(2);
    check.mockImplementation(rejecting({ kind: "offline" }));
    store.change({ format: "pdf" });
    await settle();
    check.mockImplementation(() => Promise.resolve(aDossierCheck()));
    store.change({ format: "docx" });
    await settle();
    expect(store.state$.value.status).toBe("ready");
  });
});
