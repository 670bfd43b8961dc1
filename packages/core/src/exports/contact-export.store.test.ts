import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aSearchQuery } from "../../testing/builders.ts";
import { fakeLog } from "../../testing/fakes.ts";
import { SESSIONS, aSession, aSessionAnswer, clockAt, fakeSessionApi } from "../../testing/session.ts";
import { CallFailed, type Failure } from "../kernel/failure.ts";
import type { Notice } from "../notices/notice.ts";
import type { Session } from "../session/session.port.ts";
import { createSessionStore } from "../session/session.store.ts";
import { createContactExportStore } from "./contact-export.store.ts";
import type { ContactExport } from "./exports.port.ts";

const CSV = new Uint8Array([0xef, 0xbb, 0xbf, 0x41]);
const QUERY = aSearchQuery({ keyword: "water", page: 3 });

async function start(session: Session, answer: () => Promise<ContactExport>) {
  const sessionStore = createSessionStore({ api: fakeSessionApi(aSessionAnswer({ session })), clock: clockAt() });
  await sessionStore.load();
  const exportSearch = vi.fn(answer);
  const exportRecord = vi.fn(answer);
  const saveFile = vi.fn();
  const shown: Notice[] = [];
  const log = fakeLog();
  const store = createContactExportStore({
    api: { exportSearch, exportRecord },
    browser: { saveFile },
    notices: { show: (notice) => void shown.push(notice) },
    session: sessionStore,
    clock: clockAt(),
    log,
  });
  const finished = async () => {
    await vi.advanceTimersByTimeAsync(4000);
    expect(store.state$.value).toEqual({ status: "idle" });
  };
  return { store, sessionStore, exportSearch, exportRecord, saveFile, shown, log, finished };
}

const delivering =
  (fields: Partial<ContactExport> = {}) =>
  () =>
    Promise.resolve({ csv: CSV, exportCount: 50, leftOutCount: 0, errorMessage: "", ...fields });
const failing = (failure: Failure) => () => Promise.reject(new CallFailed(failure));
const errorText = (message: string): Notice => ({ message, color: "error", timeout: 5000 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the contact export store", () => {
  it("saves the file and updates the count", async () => {
    const { store, sessionStore, exportSearch, saveFile, shown, finished } = await start(SESSIONS.member, delivering());
    store.run("federal", QUERY);
    expect(store.state$.value).toEqual({ status: "running" });
    await finished();
    expect(exportSearch).toHaveBeenCalledExactlyOnceWith("federal", QUERY);
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      "Rotunda federal contacts 11-20-2026.csv",
      CSV,
      "text/csv;charset=utf-8",
    );
    expect(sessionStore.state$.value).toMatchObject({ session: { almanacExportCount: 50 } });
    expect(shown).toMatchObject([
      { message: "Rotunda federal contacts 11-20-2026.csv saved.", color: "primary", timeout: 3000 },
    ]);
  });

  it.each([
    [1, "1 profile outside your subscription was left out."],
    [1204, "1,204 profiles outside your subscription were left out."],
  ])("mentions %d omitted profiles in the success notice", async (leftOutCount, text) => {
    const { store, shown, finished } = await start(SESSIONS.member, delivering({ leftOutCount }));
    store.run("federal", QUERY);
    await finished();
    expect(shown).toMatchObject([
      { message: `Rotunda federal contacts 11-20-2026.csv saved. ${text}`, color: "primary" },
    ]);
  });

  it("is busy for four seconds after a click and until the response", async () => {
    const { store, exportSearch } = await start(SESSIONS.member, delivering());
    store.run("federal", QUERY);
    await vi.advanceTimersByTimeAsync(3999);
    store.run("federal", QUERY);
    expect(store.state$.value).toEqual({ status: "running" });
    expect(exportSearch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.state$.value).toEqual({ status: "idle" });
  });

  it("sends one request for repeated clicks while busy, and another one afterwards", async () => {
    const { store, exportSearch, saveFile, finished } = await start(SESSIONS.member, delivering());
    store.run("federal", QUERY);
    store.run("federal", QUERY);
    store.run("state", QUERY);
    await finished();
    expect(exportSearch).toHaveBeenCalledTimes(1);
    store.run("state", QUERY);
    await finished();
    expect(exportSearch).toHaveBeenCalledTimes(2);
    expect(saveFile).toHaveBeenCalledTimes(2);
  });

  it("exports a record's people to a file with the record's name", async () => {
    const { store, exportRecord, saveFile, finished } = await start(SESSIONS.member, delivering());
    store.runOn({ route: "Committee", record: { id: 31, name: "Committee on Agriculture" } });
    await finished();
    expect(exportRecord).toHaveBeenCalledExactlyOnceWith("committee", 31);
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      "Rotunda Committee on Agriculture contacts 11-20-2026.csv",
      CSV,
      "text/csv;charset=utf-8",
    );
  });

  it("only logs an export from a page without one", async () => {
    const { store, exportSearch, exportRecord, shown, log } = await start(
      aSession({ almanacExportCount: 1500 }),
      delivering(),
    );
    store.runOn({ route: "Profile", record: { id: 1, name: "Ruth Halvorsen" } });
    expect(exportSearch).not.toHaveBeenCalled();
    expect(exportRecord).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
    expect(log.errors).toEqual(["This route has no contact export"]);
    expect(store.state$.value).toEqual({ status: "idle" });
  });

  it("only logs an export before the session loads", () => {
    const log = fakeLog();
    const exportSearch = vi.fn(delivering());
    const show = vi.fn();
    const store = createContactExportStore({
      api: { exportSearch, exportRecord: exportSearch },
      browser: { saveFile: vi.fn() },
      notices: { show },
      session: createSessionStore({ api: fakeSessionApi(), clock: clockAt() }),
      clock: clockAt(),
      log,
    });
    store.run("federal", QUERY);
    expect(exportSearch).not.toHaveBeenCalled();
    expect(show).not.toHaveBeenCalled();
    expect(log.errors).toEqual(["This route has no contact export"]);
  });

  it("refuses at the limit without a request", async () => {
    const session = aSession({ almanacExportCount: 1500 });
    const { store, exportSearch, shown } = await start(session, delivering());
    store.run("federal", QUERY);
    expect(exportSearch).not.toHaveBeenCalled();
    expect(shown).toEqual([errorText("You have reached your export limit. Please contact your Dedicated Advisor.")]);
  });

  it("refuses after an export used up the allowance", async () => {
    const { store, exportSearch, shown, finished } = await start(SESSIONS.member, delivering({ exportCount: 1500 }));
    store.run("federal", QUERY);
    await finished();
    store.run("federal", QUERY);
    expect(exportSearch).toHaveBeenCalledTimes(1);
    expect(shown.map(({ color }) => color)).toEqual(["primary", "error"]);
  });

  it("shows the returned error text and saves no file", async () => {
    const { store, saveFile, shown, finished } = await start(
      SESSIONS.member,
      delivering({ csv: new Uint8Array(), errorMessage: "Try a narrower search." }),
    );
    store.run("federal", QUERY);
    await finished();
    expect(shown).toEqual([errorText("Try a narrower search.")]);
    expect(saveFile).not.toHaveBeenCalled();
  });

  it.each<[Failure, string]>([
    [{ kind: "refused", status: 403, message: "Not for you." }, "Not for you."],
    [{ kind: "broken", status: 500, message: "Out of order." }, "Out of order."],
    [{ kind: "broken", status: 500 }, "An error occurred, please try again."],
    [{ kind: "offline" }, "The server could not be reached. Check your connection, then retry."],
  ])("shows the error: %j", async (failure, message) => {
    const { store, shown, log, finished } = await start(SESSIONS.member, failing(failure));
    store.run("federal", QUERY);
    await finished();
    expect(shown).toEqual([errorText(message)]);
    expect(log.errors).toEqual(["The contact export failed"]);
    store.run("federal", QUERY);
    await finished();
    expect(shown).toHaveLength(2);
  });

  it("doesn't show a program error's text", async () => {
    const { store, saveFile, shown, finished } = await start(SESSIONS.member, delivering());
    saveFile.mockImplementation(() => {
      throw new TypeError("x is undefined");
    });
    store.run("federal", QUERY);
    await finished();
    expect(shown).toEqual([errorText("An error occurred, please try again.")]);
  });

  it.each(["member", "ipUser", "visitor"] as const)("only logs the universal export of a %s", async (who) => {
    const { store, exportSearch, shown, log } = await start(SESSIONS[who], delivering());
    store.run("universal", QUERY);
    expect(exportSearch).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
    expect(log.errors).toHaveLength(1);
  });

  it("exports the universal search for staff", async () => {
    const { store, saveFile, finished } = await start(SESSIONS.staff, delivering());
    store.run("universal", QUERY);
    await finished();
    expect(saveFile).toHaveBeenCalledTimes(1);
  });
});
