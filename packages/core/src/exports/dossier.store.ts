import {
  BehaviorSubject,
  EMPTY,
  Subject,
  catchError,
  defaultIfEmpty,
  exhaustMap,
  finalize,
  forkJoin,
  map,
  of,
  switchMap,
  takeUntil,
  tap,
  timer,
  type Observable,
} from "rxjs";
import { type Behavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Clock, Browser, Log } from "../kernel/platform.port.ts";
import { MESSAGES } from "../notices/messages.ts";
import { createErrorNotice, createSuccessNotice, type Notice } from "../notices/notice.ts";
import type { SessionStore } from "../session/session.store.ts";
import { DOWNLOAD_REST_MS } from "./contact-export.ts";
import {
  changeOptions,
  toCheckedStep,
  describeEmailed,
  planOpening,
  type DossierChoice,
  type DossierState,
  type DossierStep,
} from "./dossier-dialog.ts";
import { createDefaultDossierOptions, type CheckedTarget, type DossierTarget } from "./dossier-target.ts";
import { formatDossierFileName, type DossierOptions } from "./dossier.ts";
import type { DossierCheck, DossiersApi } from "./dossiers.port.ts";
import { describeCheckFailure, describeDownloadFailure } from "./plan-dossier.ts";

export interface DossierStore {
  readonly state$: Behavior<DossierState>;
  open(target: DossierTarget): void;
  /** Cancels a running check or download; mail is still sent. */
  close(): void;
  /** Changes the options, which triggers another check. */
  change(change: Partial<Pick<DossierOptions, "format" | "order" | "useCustomLogo">>): void;
  /** Renames the document without another check. */
  rename(documentName: string): void;
  retry(): void;
  /** Downloads or mails, as checked; then disables the button for four seconds. */
  deliver(): void;
}

interface DossierStorePorts {
  api: DossiersApi;
  browser: Pick<Browser, "saveFile">;
  notices: { show(notice: Notice): void };
  session: Pick<SessionStore, "state$">;
  clock: Clock;
  log: Log;
}

type Question = DossierChoice & { target: CheckedTarget };
type Delivery = DossierChoice & { check: DossierCheck; action: "download" | "email" };

/** Creates the store of the download dialog (DOS-03). */
export function createDossierStore(ports: DossierStorePorts): DossierStore {
  const { api, browser, notices, session, clock, log } = ports;
  const state$ = new BehaviorSubject<DossierState>({ status: "closed" });
  const questions$ = new Subject<Question | null>();
  const deliveries$ = new Subject<Delivery>();
  const closed$ = new Subject<void>();
  let isResting = false;

  const show = ({ target, options }: DossierChoice, step: DossierStep) =>
    state$.next({ ...step, target, options, isResting });

  /** Updates the open dialog, and keeps options changed meanwhile. */
  const moveOn = (step?: DossierStep) => {
    const { value } = state$;
    if (value.status !== "closed") show(value, step ?? value);
  };

  const rest = (value: boolean) => {
    isResting = value;
    moveOn();
  };

  const fail = (message: string, what: string, error?: unknown) => {
    log.error(what, error);
    notices.show(createErrorNotice(message));
  };

  const check = ({ target, options }: Question): Observable<DossierStep> =>
    observeCall((signal) => api.check(target, options, signal)).pipe(
      map((answer) => toCheckedStep(target, answer)),
      catchError((error: unknown) => {
        const message = describeCheckFailure(error);
        fail(message, "The check of a profile book failed", error);
        return of<DossierStep>({ status: "failed", message });
      }),
    );

  // switchMap: a newer choice, or closing, aborts the older check.
  questions$.pipe(switchMap((question) => (question ? check(question) : EMPTY))).subscribe(moveOn);

  /** Shows a choice and checks it if necessary. */
  const begin = (choice: DossierChoice) => {
    const { value } = state$;
    const plan = planOpening(choice.target);
    show(
      choice,
      plan.do === "check" ? { status: "checking", check: "check" in value ? value.check : null } : plan.step,
    );
    questions$.next(plan.do === "check" ? { target: plan.target, options: choice.options } : null);
  };

  const download = ({ target, options }: Delivery): Observable<unknown> =>
    observeCall((signal) => api.download(target, options, signal)).pipe(
      tap(({ contents, mediaType }) => {
        const name = formatDossierFileName(options, clock());
        browser.saveFile(name, contents, mediaType);
        notices.show(createSuccessNotice(MESSAGES.fileSaved(name)));
      }),
      catchError((error: unknown) => {
        fail(describeDownloadFailure(error), "The download of a profile book failed", error);
        return of(null);
      }),
      takeUntil(closed$),
    );

  const mail = (target: CheckedTarget, options: DossierOptions): Observable<unknown> =>
    observeCall(() => api.email(target, options)).pipe(
      tap(({ isStarted, errorMessage }) => {
        if (!isStarted) return fail(errorMessage || MESSAGES.dossierCheckFailed, "A profile book was not mailed");
        const { value } = session.state$;
        notices.show(createSuccessNotice(describeEmailed(value.status === "known" ? value.session.email : null)));
        // A dialog opened meanwhile isn't delivering and stays open.
        if (state$.value.status === "delivering") state$.next({ status: "closed" });
      }),
      catchError((error: unknown) => {
        fail(describeCheckFailure(error), "A profile book could not be mailed", error);
        return of(null);
      }),
    );

  const deliver = (delivery: Delivery): Observable<unknown> => {
    const { target, options, check, action } = delivery;
    show(delivery, { status: "delivering", check, action });
    const delivered$ = action === "email" && target.kind !== "profile" ? mail(target, options) : download(delivery);
    return delivered$.pipe(
      finalize(() => {
        if (state$.value.status === "delivering") moveOn({ status: "ready", check, action });
      }),
    );
  };

  // exhaustMap ignores clicks while a file loads and for a moment afterwards.
  deliveries$
    .pipe(
      exhaustMap((delivery) => {
        rest(true);
        const rested$ = timer(DOWNLOAD_REST_MS);
        // A cancelled download ends without a value; the pause continues.
        return forkJoin([deliver(delivery).pipe(defaultIfEmpty(null)), rested$]).pipe(finalize(() => rest(false)));
      }),
    )
    .subscribe();

  const close = () => {
    state$.next({ status: "closed" });
    questions$.next(null);
    closed$.next();
  };

  const hasCustomLogo = () => session.state$.value.status === "known" && session.state$.value.access.hasCustomLogo;

  return {
    state$,
    open: (target) => {
      close();
      begin({ target, options: createDefaultDossierOptions(target) });
    },
    close,
    change: (change) => {
      const { value } = state$;
      if (value.status === "closed" || value.status === "delivering" || value.status === "refused") return;
      const options = changeOptions(value, change, hasCustomLogo());
      if (options) begin({ target: value.target, options });
    },
    rename: (documentName) => {
      const { value } = state$;
      if (value.status === "closed" || value.status === "delivering") return;
      state$.next({ ...value, options: { ...value.options, documentName } });
    },
    retry: () => {
      const { value } = state$;
      if (value.status === "failed") begin(value);
    },
    deliver: () => {
      const { value } = state$;
      if (value.status === "ready") deliveries$.next(value);
    },
  };
}
