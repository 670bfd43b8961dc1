import { catchError, defaultIfEmpty, forkJoin, of, tap, timer, type Observable } from "rxjs";
import { observeCall } from "../kernel/observe-call.store.ts";
import type { Browser, Clock } from "../kernel/platform.port.ts";
import { MESSAGES } from "../notices/messages.ts";
import { createSuccessNotice, type NoticePorts, reportFailure } from "../notices/notice.ts";
import { DOWNLOAD_COOLDOWN_MS } from "./contact-export.ts";
import { formatDossierFileName, type NamedDossier } from "./dossier.ts";
import type { DownloadedFile } from "./dossiers.port.ts";
import { describeDownloadFailure } from "./plan-dossier.ts";

export interface FilePorts extends NoticePorts {
  browser: Pick<Browser, "saveFile">;
  clock: Clock;
}

/** Downloads a file, saves it and shows a notice; a failure is shown and logged as `failed`. */
export const saveDownload = (
  ports: FilePorts,
  named: NamedDossier,
  { failed, download }: { failed: string; download: (signal: AbortSignal) => Promise<DownloadedFile> },
): Observable<unknown> =>
  observeCall(download).pipe(
    tap(({ contents, mediaType }) => {
      saveAs(ports, formatDossierFileName(named, ports.clock()), contents, mediaType);
    }),
    catchError((error: unknown) => {
      reportFailure(ports, failed, error, describeDownloadFailure(error));
      return of(null);
    }),
  );

export function saveAs(
  { browser, notices }: Pick<FilePorts, "browser" | "notices">,
  name: string,
  ...file: [contents: Uint8Array | string, mediaType: string]
): void {
  browser.saveFile(name, ...file);
  notices.show(createSuccessNotice(MESSAGES.fileSaved(name)));
}

/**
 * Completes when the work is done, but at the earliest four seconds after the start, so that `exhaustMap` ignores
 * further clicks until then.
 */
export const withCooldown = (work$: Observable<unknown>): Observable<unknown> =>
  // A cancelled download ends without a value; the pause continues.
  forkJoin([work$.pipe(defaultIfEmpty(null)), timer(DOWNLOAD_COOLDOWN_MS)]);
