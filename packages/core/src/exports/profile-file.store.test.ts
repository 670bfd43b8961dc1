import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anError, aSuccess, rejecting, settle } from "../../testing/dossier-store.ts";
import { fakeDossiersApi } from "../../testing/exports.ts";
import { fakeLog } from "../../testing/fakes.ts";
import { aProfile } from "../../testing/profiles.ts";
import { clockAt } from "../../testing/session.ts";
import type { Notice } from "../notices/notice.ts";
import type { DossiersApi } from "./dossiers.port.ts";
import type { ProfileDownload } from "./profile-downloads.ts";
import { createProfileFileStore } from "./profile-file.store.ts";

const documentName = "Ruth Halvorsen";
const WORD: ProfileDownload = { label: "Word", href: "/api/profileDossier/1.docx", format: "docx", documentName };
const PDF: ProfileDownload = { label: "PDF", href: "/api/profileDossier/1.pdf", format: "pdf", documentName };

function start(methods: Partial<DossiersApi> = {}) {
  const api = fakeDossiersApi(methods);
  const download = vi.spyOn(api, "downloadProfile");
  const saveFile = vi.fn();
  const shown: Notice[] = [];
  const log = fakeLog();
  const notices = { show: (notice: Notice) => void shown.push(notice) };
  const store = createProfileFileStore({ api, browser: { saveFile }, notices, clock: clockAt(), log });
  return { store, download, saveFile, shown, log, press: (file = WORD) => store.download(file) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a profile's file", () => {
  it("is saved with name, date and extension, and shows a notice", async () => {
    const { press, download, saveFile, shown } = start();
    press(PDF);
    await settle();
    expect(download).toHaveBeenCalledExactlyOnceWith(PDF.href, expect.anything());
    const name = "Ruth Halvorsen 11-20-2026.pdf";
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(name, expect.anything(), expect.any(String));
    expect(shown).toEqual([aSuccess(`${name} saved.`)]);
  });

  it("is saved as a vCard without a request", () => {
    const { store, download, saveFile, shown } = start();
    store.saveVcard(aProfile(), "https://directory.example.org");
    const name = "Ruth Halvorsen 11-20-2026.vcf";
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      name,
      expect.stringContaining("\r\nFN:Ruth Halvorsen\r\n"),
      "text/vcard;charset=utf-8",
    );
    expect(shown).toEqual([aSuccess(`${name} saved.`)]);
    expect(download).not.toHaveBeenCalled();
  });

  it("downloads once for repeated clicks within four seconds", async () => {
    const { store, press, download } = start();
    expect(store.state$.value).toEqual({ status: "idle" });
    press();
    expect(store.state$.value).toEqual({ status: "cooling-down", loadingHref: WORD.href });
    await settle();
    expect(store.state$.value).toEqual({ status: "cooling-down", loadingHref: null });
    press(PDF);
    await vi.advanceTimersByTimeAsync(3999);
    press();
    expect(download).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.state$.value).toEqual({ status: "idle" });
    press();
    expect(download).toHaveBeenCalledTimes(2);
  });

  it("is busy until it arrives", async () => {
    const { store, press, download } = start({ downloadProfile: () => new Promise(() => {}) });
    press();
    await vi.advanceTimersByTimeAsync(60_000);
    press();
    expect(store.state$.value).toMatchObject({ status: "cooling-down", loadingHref: WORD.href });
    expect(download).toHaveBeenCalledTimes(1);
  });

  it("shows the server's message on failure and can be retried", async () => {
    const busy = "Many profile books are being made right now. Try again in a minute.";
    const { store, press, saveFile, shown, log } = start({
      downloadProfile: rejecting({ kind: "broken", status: 503, message: busy }),
    });
    press();
    await vi.advanceTimersByTimeAsync(4000);
    expect(shown).toEqual([anError(busy)]);
    expect(log.errors).toEqual(["The download of a profile failed"]);
    expect(saveFile).not.toHaveBeenCalled();
    expect(store.state$.value).toEqual({ status: "idle" });
  });
});
