import { BehaviorSubject, EMPTY, Subject, catchError, defer, exhaustMap, finalize, of, switchMap, tap } from "rxjs";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
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
import {
  describeExportOffer,
  type ExportChoice,
  type OpenExport,
  FIRST_CHOICE,
  toExportOptions,
} from "./export-dialog.ts";
import { EXPORT_MEDIA_TYPES, type ExportOptions } from "./export-options.ts";
import type { ContactExport, ExportsApi } from "./exports.port.ts";
import { withCooldown, type FilePorts } from "./saved-file.store.ts";

/** Running: a file is being downloaded, or less than four seconds have passed since the click. */
interface ContactExportState {
  isRunning: boolean;
  dialog: OpenExport | null;
}

export interface ContactExportStore extends ReturnType<typeof createContactExportStore> {}

interface ContactExportStorePorts extends FilePorts {
  api: ExportsApi;
  session: Pick<SessionStore, "state$" | "noteExports">;
}

interface Delivery {
  target: ContactExportTarget;
  options: ExportOptions;
}

/** Creates the store of the dialog that shows what an export costs before it is made (EXP-02, EXP-17). */
export function createContactExportStore(ports: ContactExportStorePorts) {
  const { api, browser, notices, session, clock, log } = ports;
  const state$ = new BehaviorSubject<ContactExportState>({ isRunning: false, dialog: null });
  const previews$ = new Subject<Pick<OpenExport, "target" | "choice"> | null>();
  const requests$ = new Subject<Delivery>();

  const refuse = (message: string) => notices.show(createErrorNotice(message, NOTICE_TIMEOUTS.error));
  const change = (fields: Partial<OpenExport>) => {
    const { dialog } = state$.value;
    if (dialog) state$.next({ ...state$.value, dialog: { ...dialog, ...fields } });
  };

  // switchMap: a newer choice, or closing, aborts the older preview.
  previews$
    .pipe(
      switchMap((dialog) =>
        dialog === null
          ? EMPTY
          : observeCall((signal) =>
              api.preview(dialog.target, dialog.choice.format === "pdf" ? dialog.choice.sheet : null, signal),
            ).pipe(
              tap((preview) => {
                session.noteExports(preview.used);
                change({ preview, isLoading: false });
              }),
              catchError((error: unknown) => {
                log.error("The preview of a contact export failed", error);
                change({ isLoading: false, failure: describeFailure(toFailure(error)) });
                return EMPTY;
              }),
            ),
      ),
    )
    .subscribe();

  const loadPreview = (dialog: Omit<OpenExport, "isLoading" | "failure">) => {
    state$.next({ ...state$.value, dialog: { ...dialog, isLoading: true, failure: "" } });
    previews$.next(dialog);
  };

  const fail = (target: ContactExportTarget, message: string) => {
    refuse(message);
    if (state$.value.dialog?.target === target) change({ failure: message });
  };

  const deliver = ({ target, options }: Delivery, { file, exportCount, leftOutCount, errorMessage }: ContactExport) => {
    session.noteExports(exportCount);
    if (errorMessage !== "") return fail(target, errorMessage);
    const { format } = options;
    const name = formatContactExportFileName(target, clock(), format);
    browser.saveFile(name, file, EXPORT_MEDIA_TYPES[format]);
    notices.show(createSuccessNotice(describeContactExport(name, leftOutCount)));
    // A dialog that was opened meanwhile belongs to another export.
    if (state$.value.dialog?.target === target) close();
  };

  // exhaustMap ignores clicks while a file loads and for a moment afterwards, so that rows aren't counted twice.
  requests$
    .pipe(
      exhaustMap((delivery) => {
        state$.next({ ...state$.value, isRunning: true });
        change({ isExporting: true, failure: "" });
        const delivery$ = defer(() => api.exportContacts(delivery.target, delivery.options)).pipe(
          tap((answer) => deliver(delivery, answer)),
          catchError((error: unknown) => {
            log.error("The contact export failed", error);
            fail(delivery.target, describeFailure(toFailure(error)));
            return of(null);
          }),
          finalize(() => change({ isExporting: false })),
        );
        return withCooldown(delivery$).pipe(finalize(() => state$.next({ ...state$.value, isRunning: false })));
      }),
    )
    .subscribe();

  const runOn = (page: ExportPage) => {
    const { value } = session.state$;
    // The button isn't shown before the session is known.
    if (value.status !== "known") return log.error(MESSAGES.exportUnsupported, page.route);
    const plan = planContactExport(page, value.session, value.access);
    if (plan.do === "export") {
      const { target } = plan;
      const selected = target.kind === "record" ? null : (target.itemIds ?? null);
      return loadPreview({ target, selected, choice: FIRST_CHOICE, preview: null, isExporting: false });
    }
    // A bug, not the reader's mistake: only logged.
    if (plan.because === "unsupported") return log.error(MESSAGES.exportUnsupported, page.route);
    return refuse(MESSAGES.exportLimit);
  };

  const close = () => {
    state$.next({ ...state$.value, dialog: null });
    previews$.next(null);
  };

  return {
    state$: asBehavior(state$),
    /** Opens the dialog of a page's export, or says why there is none. */
    runOn,
    run: (scope: SearchScope, query: SearchQuery, selected: readonly string[] = []) =>
      runOn({ route: SCOPES[scope].routeName, query, selected }),
    /** Changes the options; another format or sheet of labels needs another preview. */
    change: (fields: Partial<ExportChoice>) => {
      const { dialog } = state$.value;
      if (!dialog || dialog.isExporting) return;
      const choice = { ...dialog.choice, ...fields };
      const isOtherSheet = choice.format === "pdf" && (!dialog.preview?.labels || choice.sheet !== dialog.choice.sheet);
      if (isOtherSheet) loadPreview({ ...dialog, choice });
      else change({ choice });
    },
    /** Exports the selected items of the folder or search, or all. */
    chooseItems: (isOnlySelected: boolean) => {
      const { dialog } = state$.value;
      if (!dialog || dialog.isExporting || dialog.target.kind === "record") return;
      const target = { ...dialog.target, itemIds: isOnlySelected ? dialog.selected : null };
      loadPreview({ ...dialog, target });
    },
    retry: () => {
      const { dialog } = state$.value;
      if (dialog && !dialog.isLoading) loadPreview(dialog);
    },
    /** Exports and saves the file, as the dialog shows. */
    deliver: () => {
      const { dialog } = state$.value;
      const options = dialog && describeExportOffer(dialog).isReady ? toExportOptions(dialog) : null;
      if (dialog && options) requests$.next({ target: dialog.target, options });
    },
    /** A file that is already being downloaded is still saved. */
    close,
  };
}
