import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aSuccess, anError, neverSettling, rejecting, settle, startDossiers } from "../../testing/dossier-store.ts";
import { aDossierCheck, aFolderTarget, aSearchTarget, dossierOptionsOf } from "../../testing/exports.ts";
import { CallFailed, type Failure } from "../kernel/failure.ts";

const LATE = aDossierCheck({ profileCount: 60, isDownloadable: false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("downloading", () => {
  it("saves the file with the document's name and date and shows a notice", async () => {
    const { store, saveFile, shown, statuses } = await startDossiers();
    store.open(aFolderTarget());
    await settle();
    store.deliver();
    expect(store.state$.value).toMatchObject({ status: "delivering", action: "download", isCoolingDown: true });
    await settle();
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      "General Briefcase 11-20-2026.docx",
      new Uint8Array([80, 75]),
      "application/zip",
    );
    expect(shown).toEqual([aSuccess("General Briefcase 11-20-2026.docx saved.")]);
    expect(statuses.slice(2)).toEqual(["ready", "delivering", "ready"]);
  });

  it("is busy for four seconds after a click", async () => {
    const { store, download, isCoolingDown } = await startDossiers();
    store.open(aFolderTarget());
    await settle();
    store.deliver();
    await vi.advanceTimersByTimeAsync(1000);
    store.deliver();
    await vi.advanceTimersByTimeAsync(2999);
    store.deliver();
    expect(isCoolingDown()).toBe(true);
    expect(download).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(isCoolingDown()).toBe(false);
    store.deliver();
    expect(download).toHaveBeenCalledTimes(2);
  });

  it("is busy until the file arrives, even in a dialog opened in the meantime", async () => {
    const { store, download, isCoolingDown } = await startDossiers({
      download: () =>
        new Promise((resolve) => setTimeout(resolve, 9000, { contents: new Uint8Array(), mediaType: "" })),
    });
    store.open(aFolderTarget());
    await settle();
    store.deliver();
    await vi.advanceTimersByTimeAsync(8999);
    expect(store.state$.value).toMatchObject({ status: "delivering", isCoolingDown: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.state$.value).toMatchObject({ status: "ready", isCoolingDown: false });
    store.deliver();
    store.open(aSearchTarget());
    await settle();
    expect(store.state$.value).toMatchObject({ status: "ready", isCoolingDown: true });
    store.deliver();
    expect(download).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4000);
    expect(isCoolingDown()).toBe(false);
  });

  it("is canceled when the dialog closes", async () => {
    const { call, signals } = neverSettling();
    const { store, saveFile } = await startDossiers({ download: call });
    store.open(aFolderTarget());
    await settle();
    store.deliver();
    expect(signals[0]?.aborted).toBe(false);
    store.close();
    expect(signals[0]?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(4000);
    expect(store.state$.value).toEqual({ status: "closed" });
    expect(saveFile).not.toHaveBeenCalled();
  });

  it.each<[Failure | Error, string]>([
    [{ kind: "broken", status: 502, message: "Download failed: 502 Bad Gateway" }, "Download failed: 502 Bad Gateway"],
    [{ kind: "offline", message: "Failed to fetch" }, "Failed to fetch"],
    [new Error("No room left."), "No room left."],
    [{ kind: "offline" }, "Unknown error during download."],
  ])("shows the error and can be retried: %j", async (failure, message) => {
    const { store, saveFile, shown, log } = await startDossiers({
      download: () => Promise.reject(failure instanceof Error ? failure : new CallFailed(failure)),
    });
    store.open(aFolderTarget());
    await settle();
    store.deliver();
    await settle();
    expect(shown).toEqual([anError(message)]);
    expect(saveFile).not.toHaveBeenCalled();
    expect(log.errors).toEqual(["The download of a profile book failed"]);
    expect(store.state$.value).toMatchObject({ status: "ready", isCoolingDown: true });
    await vi.advanceTimersByTimeAsync(4000);
    store.deliver();
    await settle();
    expect(shown).toHaveLength(2);
  });

  it("shows the browser's error if the file can't be saved", async () => {
    const { store, saveFile, shown } = await startDossiers();
    saveFile.mockImplementation(() => {
      throw new Error("Not allowed to save files.");
    });
    store.open(aFolderTarget());
    await settle();
    store.deliver();
    await settle();
    expect(shown).toEqual([anError("Not allowed to save files.")]);
  });
});

describe("mailing", () => {
  const late = { check: () => Promise.resolve(LATE) };

  it("requests the mail, shows the address and closes the dialog", async () => {
    const { store, email, download, shown, statuses } = await startDossiers(late);
    const target = aFolderTarget();
    store.open(target);
    await settle();
    expect(store.state$.value).toMatchObject({ status: "ready", check: LATE, action: "email" });
    store.deliver();
    expect(store.state$.value).toMatchObject({ status: "delivering", check: LATE, action: "email" });
    await settle();
    expect(email).toHaveBeenCalledExactlyOnceWith(target, dossierOptionsOf(target));
    expect(download).not.toHaveBeenCalled();
    expect(shown).toEqual([
      aSuccess("Your download is processing and will be emailed to member@example.org within the next few minutes."),
    ]);
    expect(statuses).toEqual(["closed", "checking", "ready", "delivering", "closed"]);
  });

  it("shows no address before the session loads", async () => {
    const { store, shown } = await startDossiers(late, null);
    store.open(aSearchTarget());
    await settle();
    store.deliver();
    await settle();
    expect(shown.map(({ message }) => message)).toEqual([
      "Your download is processing and will be emailed to your email address within the next few minutes.",
    ]);
  });

  it.each([
    ["The mail is full.", "The mail is full."],
    ["", "Could not retrieve dossier download info, try again or please contact your Dedicated Advisor."],
  ])("shows why it was not started: %j", async (errorMessage, message) => {
    const { store, shown, log } = await startDossiers({
      ...late,
      email: () => Promise.resolve({ isStarted: false, errorMessage }),
    });
    store.open(aSearchTarget());
    await settle();
    store.deliver();
    await settle();
    expect(shown).toEqual([anError(message)]);
    expect(log.errors).toEqual(["A profile book was not mailed"]);
    expect(store.state$.value).toMatchObject({ status: "ready", action: "email" });
  });

  it("shows why the request failed", async () => {
    const { store, shown, log } = await startDossiers({
      ...late,
      email: rejecting({ kind: "refused", status: 403, message: "Not for you." }),
    });
    store.open(aSearchTarget());
    await settle();
    store.deliver();
    await settle();
    expect(shown).toEqual([anError("Not for you.")]);
    expect(log.errors).toEqual(["A profile book could not be mailed"]);
    expect(store.state$.value).toMatchObject({ status: "ready", action: "email", isCoolingDown: true });
  });

  it("continues when the dialog closes and doesn't affect a dialog opened in the meantime", async () => {
    const { store, shown } = await startDossiers({
      check: ({ kind }) => Promise.resolve(kind === "search" ? LATE : aDossierCheck()),
      email: () => new Promise((resolve) => setTimeout(resolve, 1000, { isStarted: true, errorMessage: "" })),
    });
    store.open(aSearchTarget());
    await settle();
    store.deliver();
    store.open(aFolderTarget());
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toHaveLength(1);
    expect(store.state$.value).toMatchObject({
      status: "ready",
      target: { kind: "folder" },
      check: aDossierCheck(),
      action: "download",
    });
  });
});
