import { BehaviorSubject } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { MESSAGES } from "../notices/messages.ts";
import { createSuccessNotice, type Notice, type RemovedItems } from "../notices/notice.ts";
import type { SearchItem } from "../records/search-item.ts";
import { describeRemoval } from "./toggle-notice.ts";
import type { BriefcaseApi, ListToggle } from "./briefcase.port.ts";
import type { BriefcaseStore } from "./briefcase.store.ts";
import { listItemIds, nameItems } from "./items.ts";

export interface RemovalStore extends ReturnType<typeof createRemovalStore> {}

interface RemovalStorePorts {
  api: Pick<BriefcaseApi, "toggle">;
  briefcase: Pick<BriefcaseStore, "state$" | "sendToggles">;
}

export function createRemovalStore({ api, briefcase }: RemovalStorePorts) {
  /** The last removed items, which can be restored until items are removed from another folder. */
  const state$ = new BehaviorSubject<RemovedItems | null>(null);

  const send = (toggle: ListToggle, items: readonly SearchItem[], describeDone: () => Notice): Promise<boolean> =>
    briefcase.sendToggles([toggle], items, { send: () => api.toggle(toggle), describeDone });

  const listFolderNames = (folderId: number): string[] =>
    briefcase.state$.value.folders.filter(({ id }) => id === folderId).map((folder) => folder.name);

  /** Items removed earlier from the same folder are restored with these. */
  const findRemovedSoFar = (folderId: number): RemovedItems | null =>
    state$.value?.folderId === folderId ? state$.value : null;

  return {
    state$: asBehavior(state$),
    remove: async (items: readonly SearchItem[], folderId: number) => {
      if (items.length === 0) return;
      const toggle: ListToggle = { action: "remove", itemIds: listIds(items), folderId };
      const order = listItemIds(briefcase.state$.value.folders, folderId);
      const done = () => {
        const message = describeRemoval(items, listFolderNames(folderId), briefcase.state$.value.folders);
        return { ...createSuccessNotice(message), removed: { items, folderId, order } };
      };
      if (!(await send(toggle, items, done))) return;
      const before = findRemovedSoFar(folderId) ?? { items: [], order };
      state$.next({ items: [...exclude(before.items, items), ...items], folderId, order: before.order });
    },
    /** Restores removed items at their places. */
    undo: async ({ items, folderId, order }: RemovedItems) => {
      const message = MESSAGES.addedToFolders(nameItems(items), listFolderNames(folderId));
      const toggle: ListToggle = { action: "add", itemIds: listIds(items), folderId, order };
      if (!(await send(toggle, items, () => createSuccessNotice(message)))) return;
      const before = findRemovedSoFar(folderId);
      if (!before) return;
      const left = exclude(before.items, items);
      state$.next(left.length > 0 ? { ...before, items: left } : null);
    },
  };
}

const listIds = (items: readonly SearchItem[]): string[] => items.map((item) => item.briefcaseItemId);

function exclude(items: readonly SearchItem[], others: readonly SearchItem[]): SearchItem[] {
  const excluded = new Set(listIds(others));
  return items.filter((item) => !excluded.has(item.briefcaseItemId));
}
