import type { Failure } from "../kernel/failure.ts";
import { MESSAGES } from "../notices/messages.ts";
import { NOTICE_TIMEOUTS, createErrorNotice, createSuccessNotice, type Notice } from "../notices/notice.ts";
import type { SearchItem } from "../records/search-item.ts";
import type { Folder } from "../records/briefcase.ts";
import type { ToggleCommand } from "./briefcase.port.ts";
import { indexFolders, type NamedItem, nameItems } from "./items.ts";
import type { BriefcaseEvent } from "../analytics/analytics.port.ts";

/** Result of toggles: `answer` is false if the Briefcase is full. */
export type ToggleOutcome = { kind: "done"; answer: boolean } | { kind: "failed"; failure: Failure };

/**
 * Returns the notice after a successful toggle of one item, given the resulting folders and the earlier items of the
 * command's folder (BRF-18).
 */
export function describeToggle(
  command: ToggleCommand,
  item: SearchItem,
  folders: readonly Folder[],
  order: readonly string[],
): Notice {
  const { preferredNameDisplay: name, briefcaseItemId: itemId } = item;
  const listFolderNames = (folderId: number) =>
    folders.filter(({ id }) => id === folderId).map((folder) => folder.name);
  switch (command.action) {
    case "add": {
      const others = folders.filter(({ id }) => id !== command.folderId);
      const isElsewhere = indexFolders({ folders: others }).has(itemId);
      const isDefault = folders.some(({ id, isDefault: is }) => is && id === command.folderId);
      const message =
        isDefault && !isElsewhere
          ? MESSAGES.addedToBriefcase(name)
          : MESSAGES.addedToFolders(name, listFolderNames(command.folderId));
      return { ...createSuccessNotice(message), itemBeingMoved: itemId };
    }
    case "remove":
      return {
        ...createSuccessNotice(describeRemoval([item], listFolderNames(command.folderId), folders)),
        removed: { items: [item], folderId: command.folderId, order },
      };
    case "move":
      return createSuccessNotice(MESSAGES.movedToFolders(name, listFolderNames(command.destFolderId)));
  }
}

/** Returns the notice after a removal: from folders, or from the Briefcase if no folder holds any item. */
export function describeRemoval(
  items: readonly NamedItem[],
  from: readonly string[],
  folders: readonly Folder[],
): string {
  const name = nameItems(items);
  const index = indexFolders({ folders });
  const isKept = items.some((item) => index.has(item.briefcaseItemId));
  return isKept ? MESSAGES.removedFromFolders(name, from) : MESSAGES.removedFromBriefcase(name);
}

/** Returns the notice about failed toggles, or null. */
export function describeToggleProblem(
  toggles: readonly Pick<ToggleCommand, "action">[],
  outcome: ToggleOutcome,
): Notice | null {
  if (outcome.kind === "failed") {
    const own = outcome.failure.kind === "refused" ? outcome.failure.message : undefined;
    return createErrorNotice(own ?? MESSAGES.toggleFailed, NOTICE_TIMEOUTS.briefcase);
  }
  if (outcome.answer) return null;
  const isAdding = toggles.some(({ action }) => action !== "remove");
  return isAdding
    ? createErrorNotice(MESSAGES.briefcaseFull, NOTICE_TIMEOUTS.persistent)
    : createErrorNotice(MESSAGES.toggleFailed, NOTICE_TIMEOUTS.briefcase);
}

/** Lists the analytics events of completed toggles (ANALYT-08): a move adds and removes. */
export function listToggleEvents(toggles: readonly Pick<ToggleCommand, "action">[]): BriefcaseEvent[] {
  const made = (action: ToggleCommand["action"]) =>
    toggles.some((toggle) => toggle.action === action || toggle.action === "move");
  return [
    ...(made("add") ? ["briefcase-add-items" as const] : []),
    ...(made("remove") ? ["briefcase-remove-items" as const] : []),
  ];
}
