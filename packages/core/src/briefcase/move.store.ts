import { BehaviorSubject } from "rxjs";
import type { Analytics } from "../analytics/analytics.port.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { createSuccessNotice, type Notice } from "../notices/notice.ts";
import type { SearchItem } from "../records/search-item.ts";
import { applyToggle } from "./apply-toggle.ts";
import { listToggleEvents, describeToggleProblem } from "./toggle-notice.ts";
import type { BriefcaseApi } from "./briefcase.port.ts";
import type { BriefcaseStore } from "./briefcase.store.ts";
import { listEditable } from "./live-folder.ts";
import {
  listFolderChoices,
  hasChanged,
  openSelection,
  planMove,
  resetSelection,
  tickFolder,
  type FolderChoice,
  type MoveOutcome,
  type MovePlan,
} from "./folder-selection.ts";

type MoveState =
  | { status: "closed"; choices: FolderChoice[] }
  | { status: "open" | "saving"; items: readonly SearchItem[]; choices: FolderChoice[]; canConfirm: boolean };

export interface MoveStore extends ReturnType<typeof createMoveStore> {}

interface MoveStorePorts {
  api: Pick<BriefcaseApi, "toggleAll">;
  briefcase: Pick<BriefcaseStore, "state$" | "edit" | "closeMove">;
  notices: { show(notice: Notice): void };
  analytics: Analytics;
}

export function createMoveStore({ api, briefcase, notices, analytics }: MoveStorePorts) {
  /** Set by `open`; `itemBeingMoved` of the Briefcase has precedence. */
  let chosen: readonly string[] = [];
  let items: readonly SearchItem[] = [];
  let selection = resetSelection([]);
  let isSaving = false;

  const toState = (): MoveState => {
    const folders = listEditable(briefcase.state$.value.folders);
    const choices = listFolderChoices(selection, folders);
    if (items.length === 0) return { status: "closed", choices };
    return { status: isSaving ? "saving" : "open", items, choices, canConfirm: !isSaving && hasChanged(selection) };
  };
  const state$ = new BehaviorSubject<MoveState>(toState());

  // Items keep their cards while the dialog is open.
  const sync = () => {
    const { itemBeingMoved, folders: all, items: cards } = briefcase.state$.value;
    const folders = listEditable(all);
    const wanted = itemBeingMoved === null ? chosen : [itemBeingMoved];
    if (wanted.length === 0) {
      items = [];
      selection = resetSelection(folders);
    } else if (wanted.join() !== items.map((item) => item.briefcaseItemId).join()) {
      items = wanted.flatMap((itemId) => cards.find((card) => card.briefcaseItemId === itemId) ?? []);
      selection = openSelection(wanted, folders);
    }
    state$.next(toState());
  };
  briefcase.state$.subscribe(sync);

  const close = () => {
    chosen = [];
    briefcase.closeMove();
  };

  const save = async (
    moved: readonly SearchItem[],
    { toggles, outcome: success, message }: Extract<MovePlan, { do: "send" }>,
  ) => {
    isSaving = true;
    state$.next(toState());
    const outcome = await briefcase.edit({
      itemIds: moved.map((item) => item.briefcaseItemId),
      send: () => api.toggleAll(toggles),
      keep: (held, isDone) =>
        isDone ? toggles.reduce((shown, toggle) => applyToggle(shown, toggle, moved), held) : held,
    });
    isSaving = false;
    const problem = describeToggleProblem(toggles, outcome);
    notices.show(problem ?? createSuccessNotice(message));
    if (problem) {
      state$.next(toState());
      return "failed";
    }
    for (const event of listToggleEvents(toggles)) analytics.push({ event });
    close();
    return success;
  };

  return {
    state$: asBehavior(state$),
    /** Opens the dialog; for a single item `BriefcaseStore.openMove` does too. */
    open: (itemIds: readonly string[]) => {
      if (isSaving) return;
      chosen = itemIds.filter((itemId) => briefcase.state$.value.index.has(itemId));
      sync();
    },
    tick: (folderId: number) => {
      if (items.length === 0 || isSaving) return;
      selection = tickFolder(selection, folderId);
      state$.next(toState());
    },
    /** Saves the changes; the dialog closes only on success. */
    confirm: async (): Promise<MoveOutcome | null> => {
      const state = state$.value;
      if (state.status !== "open" || !state.canConfirm) return null;
      const plan = planMove(state.items, selection, listEditable(briefcase.state$.value.folders));
      if (plan.do === "send") return save(state.items, plan);
      close();
      return null;
    },
    /** Has no effect while saving. */
    close: () => {
      if (!isSaving) close();
    },
  };
}
