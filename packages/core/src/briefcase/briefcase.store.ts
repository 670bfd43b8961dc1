import { BehaviorSubject } from "rxjs";
import type { Analytics } from "../analytics/analytics.port.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { Clock } from "../kernel/platform.port.ts";
import { NOTICE_TIMEOUTS, createErrorNotice, type Notice, type NoticePorts } from "../notices/notice.ts";
import type { SearchItem } from "../records/search-item.ts";
import type { SessionStore } from "../session/session.store.ts";
import { applyToggle } from "./apply-toggle.ts";
import { describeToggle, describeToggleProblem, listToggleEvents } from "./toggle-notice.ts";
import type { Briefcase } from "../records/briefcase.ts";
import type { BriefcaseApi, ToggleCommand } from "./briefcase.port.ts";
import { createEditQueue, type EditedBriefcase } from "./edit-queue.store.ts";
import { findDefaultFolder, listItemIds } from "./items.ts";
import { planToggle, type ToggleRequest } from "./plan-toggle.ts";

export interface BriefcaseState extends EditedBriefcase {
  defaultFolderId: number | null;
  /** The displayed folder; by default the default folder. */
  currentFolderId: number | null;
  /** The item in the move dialog; null while it is closed. */
  itemBeingMoved: string | null;
}

export interface BriefcaseStore extends ReturnType<typeof createBriefcaseStore> {}

interface BriefcaseStorePorts extends NoticePorts {
  api: Pick<BriefcaseApi, "briefcase" | "toggle">;
  session: Pick<SessionStore, "state$">;
  clock: Clock;
  analytics?: Analytics;
}

export interface ToggleEdit {
  /** Resolves with false if the Briefcase is full. */
  send: () => Promise<boolean>;
  describeDone: () => Notice;
  /** Whether the edit shows before the response, and is reverted on failure. */
  isShownFirst?: boolean;
}

export function createBriefcaseStore(ports: BriefcaseStorePorts) {
  const { api, notices, log, analytics } = ports;
  const queue = createEditQueue(ports);
  const state$ = new BehaviorSubject<BriefcaseState>({ ...VIEW, ...queue.state$.value });
  const publish = (patch: Partial<BriefcaseState>) => state$.next(chooseCurrentFolder({ ...state$.value, ...patch }));
  queue.state$.subscribe(publish);

  /** Sends toggles as one edit, and shows what they did, or the problem. Returns whether they were made. */
  const sendToggles = async (
    toggles: readonly ToggleCommand[],
    items: readonly SearchItem[],
    { send, describeDone, isShownFirst = true }: ToggleEdit,
  ): Promise<boolean> => {
    const apply = (held: Briefcase) => toggles.reduce((shown, toggle) => applyToggle(shown, toggle, items), held);
    const outcome = await queue.edit({
      itemIds: items.map((item) => item.briefcaseItemId),
      ...(isShownFirst && { show: apply }),
      send,
      keep: (briefcase, isDone) => (isDone ? apply(briefcase) : briefcase),
    });
    const problem = describeToggleProblem(toggles, outcome);
    notices.show(problem ?? describeDone());
    if (problem) return false;
    for (const event of listToggleEvents(toggles)) analytics?.push({ event });
    return true;
  };

  return {
    state$: asBehavior(state$),
    accept: queue.accept,
    refresh: queue.refresh,
    edit: queue.edit,
    sendToggles,
    toggle: (item: SearchItem, request: Omit<ToggleRequest, "itemIds"> = {}) => {
      const itemId = item.briefcaseItemId;
      if (!queue.canEdit()) return log.warning("Only web users have a Briefcase");
      // Ignore a double click: the next action depends on the pending response.
      if (state$.value.pending.has(itemId)) return;
      const plan = planToggle({ ...request, itemIds: [itemId] }, state$.value.folders);
      switch (plan.do) {
        case "refuse":
          return notices.show(createErrorNotice(plan.message, NOTICE_TIMEOUTS.briefcase));
        case "choose-folders":
          return publish({ itemBeingMoved: plan.itemId });
        case "send": {
          const order = listItemIds(state$.value.folders, plan.command.folderId);
          return void sendToggles([plan.command], [item], {
            send: () => api.toggle(plan.command),
            describeDone: () => describeToggle(plan.command, item, state$.value.folders, order),
          });
        }
      }
    },
    openMove: (itemId: string) => {
      // The item may have been removed since the notice.
      if (state$.value.index.has(itemId)) publish({ itemBeingMoved: itemId });
    },
    closeMove: () => publish({ itemBeingMoved: null }),
    openFolder: (folderId: number | null) => publish({ currentFolderId: folderId }),
  };
}

const VIEW = { defaultFolderId: null, currentFolderId: null, itemBeingMoved: null };

function chooseCurrentFolder(state: BriefcaseState): BriefcaseState {
  const { folders } = state;
  const defaultFolderId = findDefaultFolder(folders)?.id ?? null;
  // Before the folders load, any chosen folder counts as known.
  const isKnown = folders.length === 0 || folders.some(({ id }) => id === state.currentFolderId);
  return { ...state, defaultFolderId, currentFolderId: isKnown ? state.currentFolderId : defaultFolderId };
}
