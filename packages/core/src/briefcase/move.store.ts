import { BehaviorSubject } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { createSuccessNotice } from "../notices/notice.ts";
import type { SearchItem } from "../records/search-item.ts";
import type { BriefcaseApi } from "./briefcase.port.ts";
import type { BriefcaseStore } from "./briefcase.store.ts";
import { listEditableFolders } from "./live-folder.ts";
import {
  listFolderChoices,
  hasChanged,
  openSelection,
  planMove,
  resetSelection,
  toggleFolder,
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
  briefcase: Pick<BriefcaseStore, "state$" | "sendToggles" | "closeMove">;
}

export function createMoveStore({ api, briefcase }: MoveStorePorts) {
  /** Set by `open`; `itemBeingMoved` of the Briefcase has precedence. */
  let chosen: readonly string[] = [];
  let items: readonly SearchItem[] = [];
  let selection = resetSelection([]);
  let isSaving = false;

  const toState = (): MoveState => {
    const folders = listEditableFolders(briefcase.state$.value.folders);
    const choices = listFolderChoices(selection, folders);
    if (items.length === 0) return { status: "closed", choices };
    return { status: isSaving ? "saving" : "open", items, choices, canConfirm: !isSaving && hasChanged(selection) };
  };
  const state$ = new BehaviorSubject<MoveState>(toState());

  // Items keep their cards while the dialog is open.
  const sync = () => {
    const { itemBeingMoved, folders: all, items: cards } = briefcase.state$.value;
    const folders = listEditableFolders(all);
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
    { toggles, outcome, message }: Extract<MovePlan, { do: "send" }>,
  ): Promise<MoveOutcome> => {
    isSaving = true;
    state$.next(toState());
    const isDone = await briefcase.sendToggles(toggles, moved, {
      send: () => api.toggleAll(toggles),
      describeDone: () => createSuccessNotice(message),
      isShownFirst: false,
    });
    isSaving = false;
    if (isDone) close();
    else state$.next(toState());
    return isDone ? outcome : "failed";
  };

  return {
    state$: asBehavior(state$),
    /** Opens the dialog for these items; `BriefcaseStore.openMove` opens it for a single item. */
    open: (itemIds: readonly string[]) => {
      if (isSaving) return;
      chosen = itemIds.filter((itemId) => briefcase.state$.value.index.has(itemId));
      sync();
    },
    tick: (folderId: number) => {
      if (items.length === 0 || isSaving) return;
      selection = toggleFolder(selection, folderId);
      state$.next(toState());
    },
    /** Saves the changes; the dialog closes only on success. */
    confirm: async (): Promise<MoveOutcome | null> => {
      const state = state$.value;
      if (state.status !== "open" || !state.canConfirm) return null;
      const plan = planMove(state.items, selection, listEditableFolders(briefcase.state$.value.folders));
      if (plan.do === "send") return save(state.items, plan);
      close();
      return null;
    },
    close: () => {
      if (!isSaving) close();
    },
  };
}
