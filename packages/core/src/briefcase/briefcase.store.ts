import { BehaviorSubject } from "rxjs";
import type { Analytics } from "../analytics/analytics.port.ts";
import type { Behavior } from "../kernel/behavior.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Log } from "../kernel/log.port.ts";
import { NOTICE_TIMEOUTS, createErrorNotice, type Notice } from "../notices/notice.ts";
import type { SearchItem } from "../records/search-item.ts";
import type { SessionStore } from "../session/session.store.ts";
import { applyToggle } from "./apply-toggle.ts";
import { listToggleEvents } from "./briefcase-events.ts";
import type { Briefcase } from "../records/briefcase.ts";
import type { BriefcaseApi, ToggleCommand } from "./briefcase.port.ts";
import { createEditQueue, type EditQueue, type HeldBriefcase } from "./edit-queue.store.ts";
import { countFolderPages } from "./folder-page.ts";
import { BRIEFCASE_PAGE_SIZE, findDefaultFolder } from "./items.ts";
import { planToggle, type ToggleRequest } from "./plan-toggle.ts";
import { describeToggle } from "./toggle-notice.ts";

interface BriefcaseState extends HeldBriefcase {
  defaultFolderId: number | null;
  /** The folder shown; the default one unless another was opened. */
  currentFolderId: number | null;
  /** The item whose folders are being chosen: the move dialog is open while there is one. */
  itemBeingMoved: string | null;
  /** From 1, within the folder shown. */
  page: number;
  pageSize: number;
}

export interface BriefcaseStore extends Pick<EditQueue, "accept" | "refresh" | "edit"> {
  readonly state$: Behavior<BriefcaseState>;
  /** A press on an item's star; with an action and folders, that edit of the one item. */
  toggle(item: SearchItem, request?: Omit<ToggleRequest, "itemIds">): void;
  /** Opens the move dialog for an item of the Briefcase. */
  openMove(itemId: string): void;
  closeMove(): void;
  /** Shows a folder from its first page; null shows the default one. */
  openFolder(folderId: number | null): void;
  goToPage(page: number): void;
}

interface BriefcaseStorePorts {
  api: Pick<BriefcaseApi, "briefcase" | "toggle">;
  notices: { show(notice: Notice): void };
  session: Pick<SessionStore, "state$">;
  log: Log;
  clock: Clock;
  /** Hears of what the server has done; none by default. */
  analytics?: Analytics;
}

export function createBriefcaseStore(ports: BriefcaseStorePorts): BriefcaseStore {
  const { api, notices, log, analytics } = ports;
  const queue = createEditQueue(ports);
  const state$ = new BehaviorSubject<BriefcaseState>({ ...VIEW, ...queue.state$.value });
  const publish = (patch: Partial<BriefcaseState>) => state$.next(chooseCurrentFolder({ ...state$.value, ...patch }));
  queue.state$.subscribe(publish);

  const send = async (command: ToggleCommand, item: SearchItem) => {
    const apply = (briefcase: Briefcase) => applyToggle(briefcase, command, [item]);
    const outcome = await queue.edit({
      itemIds: command.itemIds,
      show: apply,
      send: () => api.toggle(command),
      keep: (briefcase, isDone) => (isDone ? apply(briefcase) : briefcase),
    });
    notices.show(describeToggle(command, item, outcome, state$.value.folders));
    if (outcome.kind === "failed" || !outcome.answer) return;
    for (const event of listToggleEvents([command])) analytics?.push({ event });
  };

  return {
    state$,
    accept: (briefcase) => queue.accept(briefcase),
    refresh: (options) => queue.refresh(options),
    edit: (edit) => queue.edit(edit),
    toggle: (item, request = {}) => {
      const itemId = item.briefcaseItemId;
      if (!queue.canEdit()) return log.warning("Only web users have a Briefcase");
      // The second click of a double click: the first one's answer decides what a star does next.
      if (state$.value.pending.has(itemId)) return;
      const plan = planToggle({ ...request, itemIds: [itemId] }, state$.value.folders);
      switch (plan.do) {
        case "refuse":
          return notices.show(createErrorNotice(plan.message, NOTICE_TIMEOUTS.briefcase));
        case "choose-folders":
          return publish({ itemBeingMoved: plan.itemId });
        case "send":
          return void send(plan.command, item);
      }
    },
    openMove: (itemId) => {
      // The item that a notice offered to move may have left the Briefcase since.
      if (state$.value.index.has(itemId)) publish({ itemBeingMoved: itemId });
    },
    closeMove: () => publish({ itemBeingMoved: null }),
    openFolder: (folderId) => publish({ currentFolderId: folderId, page: 1 }),
    goToPage: (page) => publish({ page }),
  };
}

const VIEW: Omit<BriefcaseState, keyof HeldBriefcase> = {
  defaultFolderId: null,
  currentFolderId: null,
  itemBeingMoved: null,
  page: 1,
  pageSize: BRIEFCASE_PAGE_SIZE,
};

/** Keeps folder and page on something that exists: the default folder replaces a deleted one. */
function chooseCurrentFolder(state: BriefcaseState): BriefcaseState {
  const { folders } = state;
  const defaultFolderId = findDefaultFolder(folders)?.id ?? null;
  // Before the folders are known, a folder that was chosen is taken on trust.
  const isKnown = folders.length === 0 || folders.some(({ id }) => id === state.currentFolderId);
  const currentFolderId = isKnown ? state.currentFolderId : defaultFolderId;
  const shown = folders.find(({ id }) => id === currentFolderId);
  const pages = shown ? countFolderPages(shown.items.length, state.pageSize) : Infinity;
  return { ...state, defaultFolderId, currentFolderId, page: Math.min(Math.max(1, state.page), pages) };
}
