import { BehaviorSubject } from "rxjs";
import type { Analytics } from "../analytics/analytics.port.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { MESSAGES } from "../notices/messages.ts";
import { createSuccessNotice, type Notice, type RemovedItems } from "../notices/notice.ts";
import type { SearchItem } from "../records/search-item.ts";
import { applyToggle } from "./apply-toggle.ts";
import { listToggleEvents, describeRemoval, describeToggleProblem } from "./toggle-notice.ts";
import type { BriefcaseApi, ListToggle } from "./briefcase.port.ts";
import type { BriefcaseStore } from "./briefcase.store.ts";
import { nameItems } from "./items.ts";

/** The last removed items, restorable until a removal from another folder. */
type RemovalState = { status: "none" } | { status: "removed"; removed: RemovedItems };

export interface RemovalStore extends ReturnType<typeof createRemovalStore> {}

interface RemovalStorePorts {
  api: Pick<BriefcaseApi, "toggle">;
  briefcase: Pick<BriefcaseStore, "state$" | "edit">;
  notices: { show(notice: Notice): void };
  analytics: Analytics;
}

export function createRemovalStore({ api, briefcase, notices, analytics }: RemovalStorePorts) {
  const state$ = new BehaviorSubject<RemovalState>({ status: "none" });

  /** Shows the edit immediately and reverts it on failure. */
  const send = async (toggle: ListToggle, items: readonly SearchItem[], done: () => Notice): Promise<boolean> => {
    const outcome = await briefcase.edit({
      itemIds: toggle.itemIds,
      show: (held) => applyToggle(held, toggle, items),
      send: () => api.toggle(toggle),
      keep: (held, isDone) => (isDone ? applyToggle(held, toggle, items) : held),
    });
    const problem = describeToggleProblem([toggle], outcome);
    notices.show(problem ?? done());
    if (problem) return false;
    for (const event of listToggleEvents([toggle])) analytics.push({ event });
    return true;
  };

  const namesOf = (folderId: number): string[] =>
    briefcase.state$.value.folders.filter(({ id }) => id === folderId).map((folder) => folder.name);

  /** Items removed earlier from the same folder are restored with these. */
  const removedSoFar = (folderId: number): readonly SearchItem[] => {
    const { value } = state$;
    return value.status === "removed" && value.removed.folderId === folderId ? value.removed.items : [];
  };

  return {
    state$: asBehavior(state$),
    remove: async (items: readonly SearchItem[], folderId: number) => {
      if (items.length === 0) return;
      const toggle: ListToggle = { action: "remove", itemIds: listIds(items), folderId };
      const done = () => {
        const message = describeRemoval(items, namesOf(folderId), briefcase.state$.value.folders);
        return { ...createSuccessNotice(message), removed: { items, folderId } };
      };
      if (!(await send(toggle, items, done))) return;
      const before = removedSoFar(folderId);
      state$.next({ status: "removed", removed: { items: [...exclude(before, items), ...items], folderId } });
    },
    /** Restores removed items at the folder's end; the server stores no positions. */
    undo: async ({ items, folderId }: RemovedItems) => {
      const message = MESSAGES.addedToFolders(nameItems(items), namesOf(folderId));
      const toggle: ListToggle = { action: "add", itemIds: listIds(items), folderId };
      if (!(await send(toggle, items, () => createSuccessNotice(message)))) return;
      const left = exclude(removedSoFar(folderId), items);
      if (left.length > 0) state$.next({ status: "removed", removed: { items: left, folderId } });
      else if (removedSoFar(folderId).length > 0) state$.next({ status: "none" });
    },
  };
}

const listIds = (items: readonly SearchItem[]): string[] => items.map((item) => item.briefcaseItemId);

function exclude(items: readonly SearchItem[], others: readonly SearchItem[]): SearchItem[] {
  const excluded = new Set(listIds(others));
  return items.filter((item) => !excluded.has(item.briefcaseItemId));
}
