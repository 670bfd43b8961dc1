import { BehaviorSubject, Subject, catchError, defer, exhaustMap, finalize, of, tap } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { toFailure } from "../kernel/failure.ts";
import { describeFailure, MESSAGES } from "../notices/messages.ts";
import { NOTICE_TIMEOUTS, createErrorNotice, createSuccessNotice } from "../notices/notice.ts";
import { SCOPES } from "../search/scopes.ts";
import type { SearchScope } from "../records/search-item.ts";
import type { SearchQuery } from "../search/search-query.ts";
import type { SessionStore } from "../session/session.store.ts";
import {
  formatContactExportFileName,
  describeContactExport,
  planContactExport,
  type ContactExportTarget,
  type ExportPage,
} from "./contact-export.ts";
import type { ContactExport, ExportsApi } from "./exports.port.ts";
import { restAfterClick, type FilePorts } from "./saved-file.store.ts";

type ContactExportState = { status: "idle" | "running" };

export interface ContactExportStore extends ReturnType<typeof createContactExportStore> {}

interface ContactExportStorePorts extends FilePorts {
  api: ExportsApi;
  session: Pick<SessionStore, "state$" | "noteExports">;
}

export function createContactExportStore(ports: ContactExportStorePorts) {
  const { api, browser, notices, session, clock, log } = ports;
  const state$ = new BehaviorSubject<ContactExportState>({ status: "idle" });
  const asked$ = new Subject<ContactExportTarget>();

  const refuse = (message: string) => notices.show(createErrorNotice(message, NOTICE_TIMEOUTS.error));

  const deliver = (target: ContactExportTarget, { csv, exportCount, leftOutCount, errorMessage }: ContactExport) => {
    session.noteExports(exportCount);
    if (errorMessage !== "") return refuse(errorMessage);
    const name = formatContactExportFileName(target, clock());
    browser.saveFile(name, csv, "text/csv;charset=utf-8");
    notices.show(createSuccessNotice(describeContactExport(name, leftOutCount)));
  };

  // exhaustMap ignores clicks while a file loads and for a moment afterwards, so that rows aren't counted twice.
  asked$
    .pipe(
      exhaustMap((target) => {
        state$.next({ status: "running" });
        const delivery$ = defer(() => fetchExport(api, target)).pipe(
          tap((answer) => deliver(target, answer)),
          catchError((error: unknown) => {
            log.error("The contact export failed", error);
            refuse(describeFailure(toFailure(error)));
            return of(null);
          }),
        );
        return restAfterClick(delivery$).pipe(finalize(() => state$.next({ status: "idle" })));
      }),
    )
    .subscribe();

  const runOn = (page: ExportPage) => {
    const { value } = session.state$;
    // The button isn't shown before the session is known.
    if (value.status !== "known") return log.error(MESSAGES.exportUnsupported, page.route);
    const plan = planContactExport(page, value.session, value.access);
    if (plan.do === "export") return asked$.next(plan.target);
    // A bug, not the reader's mistake: only logged.
    if (plan.because === "unsupported") return log.error(MESSAGES.exportUnsupported, page.route);
    return refuse(MESSAGES.exportLimit);
  };

  return {
    state$: asBehavior(state$),
    runOn,
    /** Exports all results of a search and saves the file. */
    run: (scope: SearchScope, query: SearchQuery) => runOn({ route: SCOPES[scope].routeName, query }),
  };
}

function fetchExport(api: ExportsApi, target: ContactExportTarget): Promise<ContactExport> {
  return target.kind === "search"
    ? api.exportSearch(target.scope, target.query)
    : api.exportRecord(target.type, target.id);
}
