import { BehaviorSubject } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { MESSAGES } from "../notices/messages.ts";
import { createSuccessNotice, type NoticePorts, reportFailure } from "../notices/notice.ts";
import type { DossiersApi } from "./dossiers.port.ts";

export interface CustomLogoStore extends ReturnType<typeof createCustomLogoStore> {}

/** Creates the store of custom logo requests (DOS-15). */
export function createCustomLogoStore({
  api,
  ...ports
}: NoticePorts & { api: Pick<DossiersApi, "requestCustomLogo"> }) {
  const state$ = new BehaviorSubject<{ status: "idle" | "sending" | "sent" }>({ status: "idle" });

  const send = async (message: string) => {
    // A double click sends one request.
    if (state$.value.status === "sending") return;
    state$.next({ status: "sending" });
    try {
      await api.requestCustomLogo(message);
      ports.notices.show(createSuccessNotice(MESSAGES.logoRequested));
      state$.next({ status: "sent" });
    } catch (error) {
      reportFailure(ports, "The request for a custom logo failed", error, MESSAGES.logoRequestFailed);
      state$.next({ status: "idle" });
    }
  };

  return {
    state$: asBehavior(state$),
    /** Requests a logo for the organization's documents; `message` goes to the advisor. */
    request: (message: string) => void send(message.trim()),
  };
}
