import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aSearchQuery } from "../../testing/builders.ts";
import { anExportPreview } from "../../testing/contact-exports.ts";
import { fakeLog } from "../../testing/fakes.ts";
import { SESSIONS, aSession, aSessionAnswer, clockAt, fakeSessionApi } from "../../testing/session.ts";
import { CallFailed, type Failure } from "../kernel/failure.ts";
import type { Notice } from "../notices/notice.ts";
import type { Session } from "../session/session.port.ts";
import { createSessionStore } from "../session/session.store.ts";
import { createContactExportStore } from "./contact-export.store.ts";
import { DEFAULT_OPTIONS } from "./export-options.ts";
import type { ContactExport, ExportPreview, ExportsApi } from "./exports.port.ts";

const FILE = new Uint8Array([0xef, 0xbb, 0xbf, 0x41]);
const QUERY = aSearchQuery({ keyword: "water", page: 3 });
const FEDERAL = { kind: "search", scope: "federal", query: QUERY, itemIds: null } as const;
const LABELS = {
  printed: 11,
  withoutAddress: { count: 1, names: ["Al Quay"] },
  tooLong: { count: 0, names: [] },
  first: [],
};
const FOLDER = { id: 4, name: "Hill day" };
const SELECTED = ["1-profile", "2-staffer"];

async function start(
  session: Session,
  answer: () => Promise<ContactExport>,
  preview: (...asked: Parameters<ExportsApi["preview"]>) => Promise<ExportPreview> = async (_target, sheet) =>
    anExportPreview({ labels: sheet === null ? null : LABELS }),
) {
  const sessionStore = createSessionStore({ api: fakeSessionApi(aSessionAnswer({ session })), clock: clockAt() });
  await sessionStore.load();
  const api = { exportContacts: vi.fn(answer), preview: vi.fn(preview) };
  const saveFile = vi.fn();
  const shown: Notice[] = [];
  const log = fakeLog();
  const store = createContactExportStore({
    api,
    browser: { saveFile },
    notices: { show: (notice) => void shown.push(notice) },
    session: sessionStore,
    clock: clockAt(),
    log,
  });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const finished = async () => {
    await vi.advanceTimersByTimeAsync(4000);
    expect(store.state$.value.isRunning).toBe(false);
  };
  const exportFederal = async () => {
    store.run("federal", QUERY);
    await settled();
    store.deliver();
  };
  return { store, api, sessionStore, saveFile, shown, log, settled, finished, exportFederal };
}

const delivering =
  (fields: Partial<ContactExport> = {}) =>
  () =>
    Promise.resolve({ file: FILE, exportCount: 50, leftOutCount: 0, errorMessage: "", ...fields });
const failing = (failure: Failure) => () => Promise.reject(new CallFailed(failure));
const errorText = (message: string): Notice => ({ message, color: "error", timeout: 5000 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the dialog of a contact export", () => {
  it("shows what the export will contain before anything is exported", async () => {
    const { store, api, sessionStore, settled } = await start(SESSIONS.member, delivering());
    store.run("federal", QUERY);
    expect(store.state$.value.dialog).toMatchObject({ target: FEDERAL, preview: null, isLoading: true });
    store.deliver();
    await settled();
    expect(store.state$.value.dialog).toMatchObject({ preview: { count: 12 }, isLoading: false });
    expect(sessionStore.state$.value).toMatchObject({ session: { almanacExportCount: 1477 } });
    expect(api.preview).toHaveBeenCalledExactlyOnceWith(FEDERAL, null, expect.any(AbortSignal));
    expect(api.exportContacts).not.toHaveBeenCalled();
  });

  it("asks for another preview for labels and another sheet, but not for other choices", async () => {
    const { store, api, settled } = await start(SESSIONS.member, delivering());
    store.run("federal", QUERY);
    await settled();
    for (const change of [{ format: "xlsx" }, { columns: ["name"] }, { format: "pdf" }, { start: "4" }] as const) {
      store.change(change);
      await settled();
    }
    store.change({ sheet: "L7160" });
    await settled();
    expect(api.preview.mock.calls.map(([, sheet]) => sheet)).toEqual([null, "5160", "L7160"]);
    store.deliver();
    expect(api.exportContacts).toHaveBeenCalledExactlyOnceWith(FEDERAL, {
      format: "pdf",
      columns: ["name"],
      sheet: "L7160",
      start: 4,
    });
  });

  it("cancels the preview that a newer choice or closing replaces", async () => {
    const signals: AbortSignal[] = [];
    const { store, log } = await start(SESSIONS.member, delivering(), (_target, _sheet, signal) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    });
    store.run("federal", QUERY);
    store.change({ format: "pdf" });
    store.close();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(store.state$.value.dialog).toBeNull();
    expect(log.errors).toEqual([]);
  });

  it("exports the selected items of a folder, or all of it", async () => {
    const { store, api, saveFile, settled, finished } = await start(SESSIONS.member, delivering());
    store.runOn({ route: "BriefcaseFolder", folder: FOLDER, selected: SELECTED });
    await settled();
    store.chooseItems(false);
    await settled();
    store.chooseItems(true);
    await settled();
    expect(api.preview.mock.calls.map(([target]) => target)).toEqual([
      { kind: "folder", id: 4, name: "Hill day", itemIds: SELECTED },
      { kind: "folder", id: 4, name: "Hill day", itemIds: null },
      { kind: "folder", id: 4, name: "Hill day", itemIds: SELECTED },
    ]);
    store.change({ format: "vcf" });
    store.deliver();
    await finished();
    expect(saveFile.mock.calls).toEqual([
      ["Rotunda Hill day contacts 11-20-2026.vcf", FILE, "text/vcard;charset=utf-8"],
    ]);
  });

  it("exports the selected results of a search", async () => {
    const { store, api, settled } = await start(SESSIONS.member, delivering());
    store.run("federal", QUERY, SELECTED);
    await settled();
    expect(api.preview.mock.lastCall?.[0]).toMatchObject({ kind: "search", itemIds: SELECTED });
  });

  it("says why a preview failed, and tries again", async () => {
    let isDown = true;
    const { store, log, settled } = await start(SESSIONS.member, delivering(), () =>
      isDown ? failing({ kind: "offline" })() : Promise.resolve(anExportPreview()),
    );
    store.run("federal", QUERY);
    await settled();
    const failure = "The server could not be reached. Check your connection, then retry.";
    expect(store.state$.value.dialog).toMatchObject({ failure, isLoading: false });
    expect(log.errors).toEqual(["The preview of a contact export failed"]);
    isDown = false;
    store.retry();
    await settled();
    expect(store.state$.value.dialog).toMatchObject({ failure: "", preview: { count: 12 } });
  });

  it("tries a preview again only after it arrived or failed", async () => {
    const { store, api } = await start(SESSIONS.member, delivering());
    store.run("federal", QUERY);
    store.retry();
    expect(api.preview).toHaveBeenCalledTimes(1);
  });

  it("can't be changed while it is closed or the file is on its way", async () => {
    const { store, api, exportFederal } = await start(SESSIONS.member, () => new Promise(() => {}));
    const changeAll = () => {
      store.change({ format: "pdf" });
      store.chooseItems(false);
    };
    changeAll();
    store.retry();
    expect(store.state$.value.dialog).toBeNull();
    await exportFederal();
    const before = store.state$.value;
    changeAll();
    expect(store.state$.value).toBe(before);
    expect(api.preview).toHaveBeenCalledTimes(1);
  });

  it("exports nothing beyond the allowance", async () => {
    const { store, api, settled } = await start(SESSIONS.member, delivering(), async () =>
      anExportPreview({ count: 24 }),
    );
    store.run("federal", QUERY);
    await settled();
    store.deliver();
    expect(api.exportContacts).not.toHaveBeenCalled();
  });
});

describe("the contact export store", () => {
  it("saves the file, updates the count and closes the dialog", async () => {
    const { store, api, sessionStore, saveFile, shown, exportFederal, finished } = await start(
      SESSIONS.member,
      delivering(),
    );
    await exportFederal();
    await finished();
    expect(api.exportContacts).toHaveBeenCalledExactlyOnceWith(FEDERAL, DEFAULT_OPTIONS);
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      "Rotunda federal contacts 11-20-2026.csv",
      FILE,
      "text/csv;charset=utf-8",
    );
    expect(sessionStore.state$.value).toMatchObject({ session: { almanacExportCount: 50 } });
    expect(shown).toMatchObject([
      { message: "Rotunda federal contacts 11-20-2026.csv saved.", color: "primary", timeout: 3000 },
    ]);
    expect(store.state$.value.dialog).toBeNull();
  });

  it.each([
    [1, "1 profile outside your subscription was left out."],
    [1204, "1,204 profiles outside your subscription were left out."],
  ])("mentions %d omitted profiles in the success notice", async (leftOutCount, text) => {
    const { shown, exportFederal, finished } = await start(SESSIONS.member, delivering({ leftOutCount }));
    await exportFederal();
    await finished();
    expect(shown).toMatchObject([
      { message: `Rotunda federal contacts 11-20-2026.csv saved. ${text}`, color: "primary" },
    ]);
  });

  it("is busy for four seconds after a click and until the response", async () => {
    const { store, api, exportFederal } = await start(SESSIONS.member, delivering());
    await exportFederal();
    await vi.advanceTimersByTimeAsync(3990);
    await exportFederal();
    expect(store.state$.value.isRunning).toBe(true);
    expect(api.exportContacts).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.state$.value.isRunning).toBe(false);
    store.deliver();
    expect(api.exportContacts).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["", "Rotunda federal contacts 11-20-2026.csv saved."],
    ["Try a narrower search.", "Try a narrower search."],
  ])(
    "shows the outcome after its dialog was closed, and leaves another dialog open: %j",
    async (errorMessage, text) => {
      for (const other of [null, "state"] as const) {
        let answer = (_export: ContactExport) => {};
        const { store, saveFile, shown, log, settled, exportFederal, finished } = await start(
          SESSIONS.member,
          () => new Promise((resolve) => (answer = resolve)),
        );
        await exportFederal();
        expect(store.state$.value).toMatchObject({ isRunning: true, dialog: { isExporting: true } });
        store.close();
        if (other) store.run(other, QUERY);
        await settled();
        const { dialog } = store.state$.value;
        answer(await delivering({ errorMessage })());
        await finished();
        expect(shown.map(({ message }) => message)).toEqual([text]);
        expect(saveFile).toHaveBeenCalledTimes(errorMessage === "" ? 1 : 0);
        expect(log.errors).toEqual([]);
        expect(store.state$.value.dialog).toEqual(dialog);
      }
    },
  );

  it("exports a record's people to a file with the record's name", async () => {
    const { store, api, saveFile, settled, finished } = await start(SESSIONS.member, delivering());
    store.runOn({ route: "Committee", record: { id: 31, name: "Committee on Agriculture" } });
    await settled();
    // The export of a record always contains all its people.
    store.chooseItems(true);
    expect(api.preview).toHaveBeenCalledTimes(1);
    store.deliver();
    await finished();
    expect(api.exportContacts).toHaveBeenCalledExactlyOnceWith(
      { kind: "record", type: "committee", id: 31, name: "Committee on Agriculture" },
      DEFAULT_OPTIONS,
    );
    expect(saveFile.mock.calls[0]?.[0]).toBe("Rotunda Committee on Agriculture contacts 11-20-2026.csv");
  });

  it("only logs an export from a page without one", async () => {
    const { store, api, shown, log } = await start(aSession({ almanacExportCount: 1500 }), delivering());
    store.runOn({ route: "Profile", record: { id: 1, name: "Ruth Halvorsen" } });
    expect(api.preview).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
    expect(log.errors).toEqual(["This route has no contact export"]);
    expect(store.state$.value).toEqual({ isRunning: false, dialog: null });
  });

  it("only logs an export before the session loads", () => {
    const log = fakeLog();
    const api = { exportContacts: vi.fn(delivering()), preview: vi.fn(async () => anExportPreview()) };
    const show = vi.fn();
    const store = createContactExportStore({
      api,
      browser: { saveFile: vi.fn() },
      notices: { show },
      session: createSessionStore({ api: fakeSessionApi(), clock: clockAt() }),
      clock: clockAt(),
      log,
    });
    store.run("federal", QUERY);
    expect(api.preview).not.toHaveBeenCalled();
    expect(show).not.toHaveBeenCalled();
    expect(log.errors).toEqual(["This route has no contact export"]);
  });

  it("refuses at the limit without a request", async () => {
    const session = aSession({ almanacExportCount: 1500 });
    const { store, api, shown } = await start(session, delivering());
    store.run("federal", QUERY);
    expect(api.preview).not.toHaveBeenCalled();
    expect(shown).toEqual([errorText("You have reached your export limit. Please contact your Dedicated Advisor.")]);
  });

  it("refuses after an export used up the allowance", async () => {
    const { store, shown, exportFederal, finished } = await start(SESSIONS.member, delivering({ exportCount: 1500 }));
    await exportFederal();
    await finished();
    store.run("federal", QUERY);
    expect(store.state$.value.dialog).toBeNull();
    expect(shown.map(({ color }) => color)).toEqual(["primary", "error"]);
  });

  it("shows the returned error text, in the dialog too, and saves no file", async () => {
    const { store, saveFile, shown, exportFederal, finished } = await start(
      SESSIONS.member,
      delivering({ file: new Uint8Array(), errorMessage: "Try a narrower search." }),
    );
    await exportFederal();
    await finished();
    expect(shown).toEqual([errorText("Try a narrower search.")]);
    expect(store.state$.value.dialog).toMatchObject({ failure: "Try a narrower search.", isExporting: false });
    expect(saveFile).not.toHaveBeenCalled();
  });

  it.each<[Failure, string]>([
    [{ kind: "refused", status: 403, message: "Not for you." }, "Not for you."],
    [{ kind: "broken", status: 500, message: "Out of order." }, "Out of order."],
    [{ kind: "broken", status: 500 }, "An error occurred, please try again."],
    [{ kind: "offline" }, "The server could not be reached. Check your connection, then retry."],
  ])("shows the error: %j", async (failure, message) => {
    const { store, shown, log, exportFederal, finished } = await start(SESSIONS.member, failing(failure));
    await exportFederal();
    await finished();
    expect(shown).toEqual([errorText(message)]);
    expect(log.errors).toEqual(["The contact export failed"]);
    store.deliver();
    expect(store.state$.value.dialog).toMatchObject({ isExporting: true, failure: "" });
    await finished();
    expect(shown).toHaveLength(2);
  });

  it("doesn't show a program error's text", async () => {
    const { saveFile, shown, exportFederal, finished } = await start(SESSIONS.member, delivering());
    saveFile.mockImplementation(() => {
      throw new TypeError("x is undefined");
    });
    await exportFederal();
    await finished();
    expect(shown).toEqual([errorText("An error occurred, please try again.")]);
  });

  it.each(["member", "ipUser", "visitor"] as const)("only logs the universal export of a %s", async (who) => {
    const { store, api, shown, log } = await start(SESSIONS[who], delivering());
    store.run("universal", QUERY);
    expect(api.preview).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
    expect(log.errors).toHaveLength(1);
  });

  it("exports the universal search for staff", async () => {
    const { store, saveFile, settled, finished } = await start(SESSIONS.staff, delivering());
    store.run("universal", QUERY);
    await settled();
    store.deliver();
    await finished();
    expect(saveFile).toHaveBeenCalledTimes(1);
  });
});
