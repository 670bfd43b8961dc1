import {
  BehaviorSubject,
  Subject,
  catchError,
  defer,
  exhaustMap,
  finalize,
  forkJoin,
  from,
  of,
  tap,
  timer,
} from "rxjs";
import type { Behavior } from "../kernel/behavior.ts";
import type { Clock } from "../kernel/clock.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { Browser } from "../navigation/browser.port.ts";
import type { Log } from "../navigation/log.port.ts";
import { MESSAGES } from "../notices/messages.ts";
import { NOTICE_TIMEOUTS, errorNotice, successNotice, type Notice } from "../notices/notice.ts";
import type { SearchScope } from "../search/search-item.ts";
import type { SearchQuery } from "../search/search-query.ts";
import type { SessionStore } from "../session/session.store.ts";
import { exportAllowance } from "./allowance.ts";
import { DOWNLOAD_REST_MS, canExportContacts, contactExportFileName } from "./contact-export.ts";
import type { ContactExport, ExportsApi } from "./exports.port.ts";

export type ContactExportState = { status: "idle" | "running" };

export interface ContactExportStore {
  readonly state$: Behavior<ContactExportState>;
  /** Exports every row a search finds, and saves the file (spec 4, "Downloads and exports"). */
  run(scope: SearchScope, query: SearchQuery): void;
}

export interface ContactExportStorePorts {
  api: ExportsApi;
  browser: Pick<Browser, "saveFile">;
  notices: { show(notice: Notice): void };
  session: Pick<SessionStore, "state$" | "noteExports">;
  clock: Clock;
  log: Log;
}

export function createContactExportStore(ports: ContactExportStorePorts): ContactExportStore {
  const { api, browser, notices, session, clock, log } = ports;
  const state$ = new BehaviorSubject<ContactExportState>({ status: "idle" });
  const asked$ = new Subject<{ scope: SearchScope; query: SearchQuery }>();

  const refuse = (message: string) => notices.show(errorNotice(message, NOTICE_TIMEOUTS.error));

  const deliver = (scope: SearchScope, { csv, exportCount, errorMessage }: ContactExport) => {
    session.noteExports(exportCount);
    if (errorMessage !== "") return refuse(errorMessage);
    const name = contactExportFileName(scope, clock());
    browser.saveFile(name, csv, "text/csv;charset=utf-8");
    notices.show(successNotice(MESSAGES.fileSaved(name)));
  };

  // exhaustMap: while a file is on its way, and for a moment after, the button does nothing, so that no rows are
  // counted twice.
  asked$
    .pipe(
      exhaustMap(({ scope, query }) => {
        state$.next({ status: "running" });
        const delivery$ = defer(() => from(api.exportSearch(scope, query))).pipe(
          tap((answer) => deliver(scope, answer)),
          catchError((error: unknown) => {
            log.error("The contact export failed", error);
            refuse(messageOf(error));
            return of(null);
          }),
        );
        return forkJoin([delivery$, timer(DOWNLOAD_REST_MS)]).pipe(finalize(() => state$.next({ status: "idle" })));
      }),
    )
    .subscribe();

  return {
    state$,
    run: (scope, query) => {
      const { value } = session.state$;
      if (value.status !== "known" || !canExportContacts(scope, value.access)) {
        // Spec 8: an export where there is none is our mistake, not the reader's.
        return log.error(MESSAGES.exportUnsupported, scope);
      }
      const { almanacExportCount: used, almanacMaxExports: cap } = value.session;
      if (exportAllowance({ used, cap }).isBlocked) return refuse(MESSAGES.exportLimit);
      asked$.next({ scope, query });
    },
  };
}

/** Spec 8: the error text the server returned; where none came back, that something went wrong. */
function messageOf(error: unknown): string {
  // A fault of our own has a message, too, but none for a reader.
  const failure = error instanceof CallFailed ? error.failure : null;
  return (failure && "message" in failure ? failure.message : undefined) ?? MESSAGES.exportFailed;
}
