import type { Failure } from "../kernel/failure.ts";
import { MESSAGES } from "../notices/messages.ts";
import { NOTICE_TIMEOUTS, errorNotice, successNotice, type Notice } from "../notices/notice.ts";
import type { SearchItem } from "../records/search-item.ts";
import type { Folder } from "../records/briefcase.ts";
import type { ToggleCommand } from "./briefcase.port.ts";
import { folderIndex, nameOfItems } from "./items.ts";

/** What became of toggles: `done` false means that the Briefcase is full. */
export type ToggleOutcome = { kind: "done"; answer: boolean } | { kind: "failed"; failure: Failure };

/** What is said after a toggle of one item, given the folders as it left them (BRF-18). */
export function describeToggle(
  command: ToggleCommand,
  item: SearchItem,
  outcome: ToggleOutcome,
  folders: readonly Folder[],
): Notice {
  const problem = describeToggleProblem([command], outcome);
  if (problem) return problem;
  const { preferredNameDisplay: name, briefcaseItemId: itemId } = item;
  const namesOf = (folderId: number) => folders.filter(({ id }) => id === folderId).map((folder) => folder.name);
  switch (command.action) {
    case "add": {
      const isElsewhere = (folderIndex({ folders }).get(itemId) ?? []).some((id) => id !== command.folderId);
      const isDefault = folders.some(({ id, isDefault: is }) => is && id === command.folderId);
      const message =
        isDefault && !isElsewhere
          ? MESSAGES.addedToBriefcase(name)
          : MESSAGES.addedToFolders(name, namesOf(command.folderId));
      return { ...successNotice(message), itemBeingMoved: itemId };
    }
    case "remove":
      return {
        ...successNotice(describeRemoval([item], namesOf(command.folderId), folders)),
        removed: { items: [item], folderId: command.folderId },
      };
    case "move":
      return successNotice(MESSAGES.movedToFolders(name, namesOf(command.destFolderId)));
  }
}

/** What is said of items taken out of folders: that they left the Briefcase when no folder holds any of them now. */
export function describeRemoval(
  items: readonly Pick<SearchItem, "briefcaseItemId" | "preferredNameDisplay">[],
  from: readonly string[],
  folders: readonly Folder[],
): string {
  const name = nameOfItems(items);
  const index = folderIndex({ folders });
  const isKept = items.some((item) => index.has(item.briefcaseItemId));
  return isKept ? MESSAGES.removedFromFolders(name, from) : MESSAGES.removedFromBriefcase(name);
}

/** What is said when toggles were not made; null when they were. */
export function describeToggleProblem(
  toggles: readonly Pick<ToggleCommand, "action">[],
  outcome: ToggleOutcome,
): Notice | null {
  if (outcome.kind === "failed") {
    const own = outcome.failure.kind === "refused" ? outcome.failure.message : undefined;
    return errorNotice(own ?? MESSAGES.toggleFailed, NOTICE_TIMEOUTS.briefcase);
  }
  if (outcome.answer) return null;
  const isAdding = toggles.some(({ action }) => action !== "remove");
  return isAdding
    ? errorNotice(MESSAGES.briefcaseFull, NOTICE_TIMEOUTS.persistent)
    : errorNotice(MESSAGES.toggleFailed, NOTICE_TIMEOUTS.briefcase);
}
