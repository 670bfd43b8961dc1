import { BehaviorSubject } from "rxjs";
import type { Analytics } from "../analytics/analytics.port.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { MESSAGES } from "../notices/messages.ts";
import { NOTICE_TIMEOUTS, createErrorNotice, createSuccessNotice, type Notice } from "../notices/notice.ts";
import { applyToggle } from "./apply-toggle.ts";
import type { BriefcaseApi, MassAddition } from "./briefcase.port.ts";
import type { BriefcaseStore } from "./briefcase.store.ts";
import { listEditableFolders } from "./live-folder.ts";
import { describeMassAdd, describeMassAddFailure } from "./mass-add.ts";

type MassAddState = { status: "closed" } | ({ status: "open" | "adding" } & MassAddition);

export interface MassAddStore extends ReturnType<typeof createMassAddStore> {}

interface MassAddStorePorts {
  api: Pick<BriefcaseApi, "addAllSearchResults">;
  briefcase: Pick<BriefcaseStore, "state$" | "edit">;
  notices: { show(notice: Notice): void };
  analytics: Analytics;
}

export function createMassAddStore({ api, briefcase, notices, analytics }: MassAddStorePorts) {
  const state$ = new BehaviorSubject<MassAddState>({ status: "closed" });

  return {
    state$: asBehavior(state$),
    /** Opens the dialog on the default folder, unless there are too many results. */
    open: ({ hits, ...results }: Omit<MassAddition, "folderId"> & { hits: number }) => {
      const { defaultFolderId: folderId } = briefcase.state$.value;
      if (folderId === null || !describeMassAdd(hits).isEnabled || state$.value.status === "adding") return;
      state$.next({ status: "open", ...results, folderId });
    },
    chooseFolder: (folderId: number) => {
      const state = state$.value;
      if (
        state.status !== "open" ||
        !listEditableFolders(briefcase.state$.value.folders).some(({ id }) => id === folderId)
      )
        return;
      state$.next({ ...state, folderId });
    },
    /** Adds all; the dialog closes only on success. */
    confirm: async () => {
      const state = state$.value;
      if (state.status !== "open") return;
      state$.next({ ...state, status: "adding" });
      // The edit refreshes the Briefcase, which loads the new cards.
      const outcome = await briefcase.edit({
        send: () => api.addAllSearchResults(state),
        keep: (held, itemIds) => applyToggle(held, { action: "add", itemIds, folderId: state.folderId }),
      });
      if (outcome.kind === "failed") {
        notices.show(createErrorNotice(describeMassAddFailure(outcome.failure), NOTICE_TIMEOUTS.briefcase));
        state$.next({ ...state, status: "open" });
        return;
      }
      notices.show(createSuccessNotice(state.itemIds ? MESSAGES.addSelectedDone : MESSAGES.addAllDone));
      analytics.push({ event: "briefcase-add-items" });
      state$.next({ status: "closed" });
    },
    close: () => {
      if (state$.value.status === "open") state$.next({ status: "closed" });
    },
  };
}
