import {
  BehaviorSubject,
  EMPTY,
  Subject,
  catchError,
  exhaustMap,
  finalize,
  map,
  of,
  switchMap,
  takeUntil,
  tap,
  type Observable,
} from "rxjs";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import { MESSAGES } from "../notices/messages.ts";
import { createErrorNotice, createSuccessNotice } from "../notices/notice.ts";
import type { SessionStore } from "../session/session.store.ts";
import {
  changeOptions,
  type DossierChange,
  toCheckedStep,
  describeEmailed,
  type DossierChoice,
  type DossierState,
  type DossierStep,
} from "./dossier-dialog.ts";
import { createDefaultDossierOptions, type DossierTarget } from "./dossier-target.ts";
import type { DossierCheck, DossiersApi } from "./dossiers.port.ts";
import { describeCheckFailure, refuseTarget } from "./plan-dossier.ts";
import { withCooldown, saveDownload, type FilePorts } from "./saved-file.store.ts";

export interface DossierStore extends ReturnType<typeof createDossierStore> {}

interface DossierStorePorts extends FilePorts {
  api: DossiersApi;
  session: Pick<SessionStore, "state$">;
}

type Delivery = DossierChoice & { check: DossierCheck; action: "download" | "email" };

/** Creates the store of the download dialog (DOS-03). */
export function createDossierStore(ports: DossierStorePorts) {
  const { api, notices, session, log } = ports;
  const state$ = new BehaviorSubject<DossierState>({ status: "closed" });
  const choices$ = new Subject<DossierChoice | null>();
  const deliveries$ = new Subject<Delivery>();
  const closed$ = new Subject<void>();
  let isCoolingDown = false;

  const show = ({ target, options }: DossierChoice, step: DossierStep) =>
    state$.next({ ...step, target, options, isCoolingDown });

  /** Updates the open dialog, and keeps options changed meanwhile. */
  const showStep = (step?: DossierStep) => {
    const { value } = state$;
    if (value.status !== "closed") show(value, step ?? value);
  };

  const setCoolingDown = (value: boolean) => {
    isCoolingDown = value;
    showStep();
  };

  const fail = (message: string, what: string, error?: unknown) => {
    log.error(what, error);
    notices.show(createErrorNotice(message));
  };

  const check = ({ target, options }: DossierChoice): Observable<DossierStep> =>
    observeCall((signal) => api.check(target, options, signal)).pipe(
      map((answer) => toCheckedStep(target, answer)),
      catchError((error: unknown) => {
        const message = describeCheckFailure(error);
        fail(message, "The check of a profile book failed", error);
        return of<DossierStep>({ status: "failed", message });
      }),
    );

  // switchMap: a newer choice, or closing, aborts the older check.
  choices$.pipe(switchMap((choice) => (choice ? check(choice) : EMPTY))).subscribe(showStep);

  const startCheck = (choice: DossierChoice) => {
    const { value } = state$;
    const refusal = refuseTarget(choice.target);
    const previous = "check" in value ? value.check : null;
    show(choice, refusal ? { status: "refused", message: refusal.message } : { status: "checking", check: previous });
    choices$.next(refusal ? null : choice);
  };

  const download = ({ target, options }: Delivery): Observable<unknown> =>
    saveDownload(ports, options, {
      failed: "The download of a profile book failed",
      download: (signal) => api.download(target, options, signal),
    }).pipe(takeUntil(closed$));

  const mail = ({ target, options }: Delivery): Observable<unknown> =>
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
    const { check, action } = delivery;
    show(delivery, { status: "delivering", check, action });
    return (action === "email" ? mail(delivery) : download(delivery)).pipe(
      finalize(() => {
        if (state$.value.status === "delivering") showStep({ status: "ready", check, action });
      }),
    );
  };

  // exhaustMap ignores clicks while a file loads and for a moment afterwards.
  deliveries$
    .pipe(
      exhaustMap((delivery) => {
        setCoolingDown(true);
        return withCooldown(deliver(delivery)).pipe(finalize(() => setCoolingDown(false)));
      }),
    )
    .subscribe();

  const close = () => {
    state$.next({ status: "closed" });
    choices$.next(null);
    closed$.next();
  };

  const hasCustomLogo = () => session.state$.value.status === "known" && session.state$.value.access.hasCustomLogo;

  return {
    state$: asBehavior(state$),
    open: (target: DossierTarget) => {
      close();
      startCheck({ target, options: createDefaultDossierOptions(target) });
    },
    /** Cancels a running check or download; mail is still sent. */
    close,
    /** Changes the options, which triggers another check. */
    change: (change: DossierChange) => {
      const { value } = state$;
      if (value.status === "closed" || value.status === "delivering" || value.status === "refused") return;
      const options = changeOptions(value, change, hasCustomLogo());
      if (options) startCheck({ target: value.target, options });
    },
    /** Renames the document without another check. */
    rename: (documentName: string) => {
      const { value } = state$;
      if (value.status === "closed" || value.status === "delivering") return;
      state$.next({ ...value, options: { ...value.options, documentName } });
    },
    retry: () => {
      const { value } = state$;
      if (value.status === "failed") startCheck(value);
    },
    /** Downloads or mails, as checked; then disables the button for four seconds. */
    deliver: () => {
      const { value } = state$;
      if (value.status === "ready") deliveries$.next(value);
    },
  };
}
