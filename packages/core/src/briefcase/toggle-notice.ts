import type { Failure } from "../kernel/failure.ts";
import { MESSAGES } from "../notices/messages.ts";
import { NOTICE_TIMEOUTS, errorNotice, successNotice, type Notice } from "../notices/notice.ts";
import type { SearchItem } from "../search/search-item.ts";
import type { Folder } from "./briefcase.ts";
import type { ToggleCommand } from "./briefcase.port.ts";

/** What became of toggles: `done` false means that the Briefcase is full. */
export type ToggleOutcome = { kind: "done"; answer: boolean } | { kind: "failed"; failure: Failure };

/** What is said after a toggle of one item (spec 8). */
export function describeToggle(
  command: ToggleCommand,
  item: SearchItem,
  outcome: ToggleOutcome,
  folders: readonly Folder[],
): Notice {
  const problem = describeToggleProblem([command], outcome);
  if (problem) return problem;
  const { preferredNameDisplay: name, briefcaseItemId: itemId } = item;
  switch (command.action) {
    case "add":
      return { ...successNotice(MESSAGES.addedToBriefcase(name)), itemBeingMoved: itemId };
    case "remove":
      return {
        ...successNotice(MESSAGES.removedFromBriefcase(name)),
        removed: { items: [item], folderId: command.folderId },
      };
    case "move": {
      const names = folders.filter(({ id }) => id === command.destFolderId).map((folder) => folder.name);
      return successNotice(MESSAGES.movedToFolders(name, names));
    }
  }
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
