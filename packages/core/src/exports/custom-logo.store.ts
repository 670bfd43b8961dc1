import { BehaviorSubject, Subject, catchError, exhaustMap, map, of, startWith, tap } from "rxjs";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import { MESSAGES } from "../notices/messages.ts";
import { createErrorNotice, createSuccessNotice, type Notice } from "../notices/notice.ts";
import type { DossiersApi } from "./dossiers.port.ts";

type CustomLogoState = { status: "idle" | "sending" | "sent" };

export interface CustomLogoStore extends ReturnType<typeof createCustomLogoStore> {}

/** Creates the store of custom logo requests (DOS-15). */
export function createCustomLogoStore({
  api,
  notices,
  log,
}: {
  api: Pick<DossiersApi, "requestCustomLogo">;
  notices: { show(notice: Notice): void };
  log: Log;
}) {
  const state$ = new BehaviorSubject<CustomLogoState>({ status: "idle" });
  const requests$ = new Subject<string>();

  // exhaustMap: a double click sends one request.
  requests$
    .pipe(
      exhaustMap((message) =>
        observeCall(() => api.requestCustomLogo(message)).pipe(
          tap(() => notices.show(createSuccessNotice(MESSAGES.logoRequested))),
          map((): CustomLogoState => ({ status: "sent" })),
          catchError((error: unknown) => {
            log.error("The request for a custom logo failed", error);
            notices.show(createErrorNotice(MESSAGES.logoRequestFailed));
            return of<CustomLogoState>({ status: "idle" });
          }),
          startWith<CustomLogoState>({ status: "sending" }),
        ),
      ),
    )
    .subscribe(state$);

  return {
    state$: asBehavior(state$),
    /** Requests a logo for the organization's documents; `message` goes to the advisor. */
    request: (message: string) => requests$.next(message.trim()),
  };
}
