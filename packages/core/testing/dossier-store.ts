import { vi } from "vitest";
import { createDossierStore } from "../src/exports/dossier.store.ts";
import type { DossiersApi } from "../src/exports/dossiers.port.ts";
import { CallFailed, type Failure } from "../src/kernel/failure.ts";
import type { Notice } from "../src/notices/notice.ts";
import { createSessionStore } from "../src/session/session.store.ts";
import type { Session } from "../src/session/session.port.ts";
import { fakeDossiersApi } from "./exports.ts";
import { fakeLog } from "./fakes.ts";
import { SESSIONS, aSession, aSessionAnswer, clockAt, fakeSessionApi } from "./session.ts";

/** A web user whose organization has a logo. */
export const LOGO_SESSION = aSession({
  accountOrganization: { ...SESSIONS.member.accountOrganization!, hasCustomLogo: true },
});

/**
 * Creates the store of the download dialog with a fake server and records its effects; with a null session, the session
 * is still loading.
 */
export async function startDossiers(methods: Partial<DossiersApi> = {}, session: Session | null = SESSIONS.member) {
  const api = fakeDossiersApi(methods);
  const check = vi.spyOn(api, "check");
  const email = vi.spyOn(api, "email");
  const download = vi.spyOn(api, "download");
  const sessions = createSessionStore({
    api: fakeSessionApi(aSessionAnswer({ session: session ?? SESSIONS.visitor })),
    clock: clockAt(),
  });
  if (session) await sessions.load();
  const saveFile = vi.fn();
  const shown: Notice[] = [];
  const log = fakeLog();
  const store = createDossierStore({
    api,
    browser: { saveFile },
    notices: { show: (notice) => void shown.push(notice) },
    session: sessions,
    clock: clockAt(),
    log,
  });
  const statuses: string[] = [];
  store.state$.subscribe(({ status }) => {
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  const isCoolingDown = () => store.state$.value.status !== "closed" && store.state$.value.isCoolingDown;
  return { store, check, email, download, saveFile, shown, log, statuses, isCoolingDown };
}

/** Flushes responses under fake timers. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

export const rejecting = (failure: Failure) => () => Promise.reject(new CallFailed(failure));

export const anError = (message: string): Notice => ({ message, color: "error", timeout: 5000 });
export const aSuccess = (message: string): Notice => ({ message, color: "primary", timeout: 3000 });

/** Returns a call that never settles, with its abort signals. */
export function neverSettling() {
  const signals: AbortSignal[] = [];
  const call = (_target: unknown, _options: unknown, signal?: AbortSignal) => {
    if (signal) signals.push(signal);
    return new Promise<never>(() => {});
  };
  return { signals, call };
}
