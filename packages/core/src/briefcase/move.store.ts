import { BehaviorSubject } from "rxjs";
import type { Analytics } from "../analytics/analytics.port.ts";
import type { Behavior } from "../kernel/behavior.ts";
import { successNotice, type Notice } from "../notices/notice.ts";
import type { SearchItem } from "../search/search-item.ts";
import { applyToggle } from "./apply-toggle.ts";
import { toggleEvents } from "./briefcase-events.ts";
import type { BriefcaseApi } from "./briefcase.port.ts";
import type { BriefcaseStore } from "./briefcase.store.ts";
import {
  folderChoices,
  hasChanged,
  openSelection,
  planMove,
  resetSelection,
  tickFolder,
  type FolderChoice,
  type MoveOutcome,
  type MovePlan,
} from "./folder-selection.ts";
import { describeToggleProblem } from "./toggle-notice.ts";

/** The move-to-folders dialog (spec 2). */
export type MoveState =
  | { status: "closed"; choices: FolderChoice[] }
  | { status: "open" | "saving"; item: SearchItem; choices: FolderChoice[]; canConfirm: boolean };

export interface MoveStore {
  readonly state$: Behavior<MoveState>;
  /** Ticks a folder, or unticks it. */
  tick(folderId: number): void;
  /** Carries the ticks out; the dialog closes when it is done, and stays as it is when it isn't. */
  confirm(): Promise<MoveOutcome | null>;
  /** Not while it is saving. */
  close(): void;
}

export interface MoveStorePorts {
  api: Pick<BriefcaseApi, "toggleAll">;
  /** Says which item's folders are chosen. */
  briefcase: Pick<BriefcaseStore, "state$" | "edit" | "closeMove">;
  notices: { show(notice: Notice): void };
  analytics: Analytics;
}

export function createMoveStore({ api, briefcase, notices, analytics }: MoveStorePorts): MoveStore {
  let item: SearchItem | null = null;
  let selection = resetSelection([]);
  let isSaving = false;

  const current = (): MoveState => {
    const { folders } = briefcase.state$.value;
    const choices = folderChoices(selection, folders);
    if (!item) return { status: "closed", choices };
    return { status: isSaving ? "saving" : "open", item, choices, canConfirm: !isSaving && hasChanged(selection) };
  };
  const state$ = new BehaviorSubject<MoveState>(current());

  // The item keeps its card while the dialog is open, whatever happens to it meanwhile.
  briefcase.state$.subscribe(({ itemBeingMoved, folders, items }) => {
    if (itemBeingMoved === null) {
      item = null;
      selection = resetSelection(folders);
    } else if (item?.briefcaseItemId !== itemBeingMoved) {
      item = items.find((card) => card.briefcaseItemId === itemBeingMoved) ?? null;
      selection = openSelection(itemBeingMoved, folders);
    }
    state$.next(current());
  });

  const save = async (moved: SearchItem, { toggles, outcome: success, message }: Extract<MovePlan, { do: "send" }>) => {
    isSaving = true;
    state$.next(current());
    const outcome = await briefcase.edit({
      itemIds: [moved.briefcaseItemId],
      send: () => api.toggleAll(toggles),
      keep: (held, isDone) =>
        isDone ? toggles.reduce((shown, toggle) => applyToggle(shown, toggle, [moved]), held) : held,
    });
    isSaving = false;
    const problem = describeToggleProblem(toggles, outcome);
    notices.show(problem ?? successNotice(message));
    if (problem) {
      state$.next(current());
      return "failed";
    }
    for (const event of toggleEvents(toggles)) analytics.push({ event });
    briefcase.closeMove();
    return success;
  };

  return {
    state$,
    tick: (folderId) => {
      if (!item || isSaving) return;
      selection = tickFolder(selection, folderId);
      state$.next(current());
    },
    confirm: async () => {
      const state = state$.value;
      if (state.status !== "open" || !state.canConfirm) return null;
      const plan = planMove(state.item, selection, briefcase.state$.value.folders);
      if (plan.do === "send") return save(state.item, plan);
      briefcase.closeMove();
      return null;
    },
    close: () => {
      if (!isSaving) briefcase.closeMove();
    },
  };
}
