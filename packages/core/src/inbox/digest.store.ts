import { BehaviorSubject, catchError, concatMap, from, map, type Observable, of, startWith, Subject } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { type NoticePorts, reportFailure } from "../notices/notice.ts";
import type { Digest, DigestChoice, InboxApi } from "./inbox.port.ts";

export interface DigestState {
  /** Null until it has loaded. */
  digest: Digest | null;
  isBusy: boolean;
}

export interface DigestStore extends ReturnType<typeof createDigestStore> {}

/** Creates the store of the mail settings (INB-09): shows a choice before the response, and reverts it on failure. */
export function createDigestStore({
  api,
  ...ports
}: NoticePorts & { api: Pick<InboxApi, "digest" | "saveDigest" | "resendDigest"> }) {
  const state$ = new BehaviorSubject<DigestState>({ digest: null, isBusy: false });
  const calls$ = new Subject<{ call: () => Promise<Digest>; meanwhile: Partial<DigestChoice> }>();

  // concatMap: choices are saved in the order in which they were made.
  calls$
    .pipe(
      concatMap(({ call, meanwhile }): Observable<DigestState> => {
        const { digest } = state$.value;
        return from(call()).pipe(
          map((saved) => ({ digest: saved, isBusy: false })),
          catchError((error: unknown) => {
            reportFailure(ports, "The mail settings could not be loaded or saved", error);
            return of({ digest, isBusy: false });
          }),
          startWith({ digest: digest && { ...digest, ...meanwhile }, isBusy: true }),
        );
      }),
    )
    .subscribe(state$);

  return {
    state$: asBehavior(state$),
    load: () => calls$.next({ call: () => api.digest(), meanwhile: {} }),
    save: (choice: DigestChoice) => calls$.next({ call: () => api.saveDigest(choice), meanwhile: choice }),
    resend: () => calls$.next({ call: () => api.resendDigest(), meanwhile: {} }),
  };
}
