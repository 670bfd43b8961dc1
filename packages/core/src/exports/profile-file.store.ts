import { BehaviorSubject, Subject, catchError, exhaustMap, finalize, forkJoin, of, tap, timer } from "rxjs";
import { type Behavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Clock, Browser, Log } from "../kernel/platform.port.ts";
import { MESSAGES } from "../notices/messages.ts";
import { createErrorNotice, createSuccessNotice, type Notice } from "../notices/notice.ts";
import { DOWNLOAD_REST_MS } from "./contact-export.ts";
import type { ProfileTarget } from "./dossier-target.ts";
import { formatDossierFileName, type DossierOptions } from "./dossier.ts";
import type { DossiersApi } from "./dossiers.port.ts";
import { describeDownloadFailure } from "./plan-dossier.ts";

/** `options` are those of the last file; buttons are disabled until it has arrived and four seconds have passed. */
type ProfileFileState = { status: "idle" } | { status: "resting"; isComing: boolean; options: DossierOptions };

/** Downloads one profile's files without a dialog. */
export interface ProfileFileStore {
  readonly state$: Behavior<ProfileFileState>;
  download(profile: ProfileTarget["profile"], options: DossierOptions): void;
}

interface ProfileFileStorePorts {
  api: Pick<DossiersApi, "download">;
  browser: Pick<Browser, "saveFile">;
  notices: { show(notice: Notice): void };
  clock: Clock;
  log: Log;
}

export function createProfileFileStore(ports: ProfileFileStorePorts): ProfileFileStore {
  const { api, browser, notices, clock, log } = ports;
  const state$ = new BehaviorSubject<ProfileFileState>({ status: "idle" });
  const asked$ = new Subject<{ target: ProfileTarget; options: DossierOptions }>();

  // exhaustMap ignores clicks while a file loads and for a moment afterwards.
  asked$
    .pipe(
      exhaustMap(({ target, options }) => {
        state$.next({ status: "resting", isComing: true, options });
        const file$ = observeCall((signal) => api.download(target, options, signal)).pipe(
          tap(({ contents, mediaType }) => {
            const name = formatDossierFileName(options, clock());
            browser.saveFile(name, contents, mediaType);
            notices.show(createSuccessNotice(MESSAGES.fileSaved(name)));
          }),
          catchError((error: unknown) => {
            log.error("The download of a profile failed", error);
            notices.show(createErrorNotice(describeDownloadFailure(error)));
            return of(null);
          }),
          finalize(() => state$.next({ status: "resting", isComing: false, options })),
        );
        return forkJoin([file$, timer(DOWNLOAD_REST_MS)]).pipe(finalize(() => state$.next({ status: "idle" })));
      }),
    )
    .subscribe();

  return { state$, download: (profile, options) => asked$.next({ target: { kind: "profile", profile }, options }) };
}
