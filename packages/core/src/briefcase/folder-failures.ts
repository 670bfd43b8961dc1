import type { Failure } from "../kernel/failure.ts";
import { MESSAGES } from "../notices/messages.ts";

export type FolderFailure =
  /** The session ended and the login page opens: no message needed. */
  | { kind: "signed-out" }
  /** The server rejected the name; shown at the field. */
  | { kind: "invalid-name"; message: string }
  | { kind: "failed"; message: string };

const NAME_SENTENCES: readonly string[] = [
  MESSAGES.folderNameRequired,
  MESSAGES.folderNameTooLong,
  MESSAGES.folderNameTaken,
  MESSAGES.foldersTooMany,
];

export function describeCreateFailure(failure: Failure): FolderFailure {
  const message = NAME_SENTENCES.find((sentence) => sentence === chooseSentence(failure));
  if (message !== undefined) return { kind: "invalid-name", message };
  return describeFailure(failure, MESSAGES.folderCreateFailed);
}

export function describeDeleteFailure(failure: Failure): FolderFailure {
  return describeFailure(failure, MESSAGES.folderDeleteFailed);
}

export const describeKeepFailure = (failure: Failure): FolderFailure => describeFailure(failure, MESSAGES.toggleFailed);

/** Uses the server's message for 403, and none for 401, which leads to login. */
function describeFailure(failure: Failure, sentence: string): FolderFailure {
  const status = failure.kind === "refused" ? failure.status : null;
  if (status === 401) return { kind: "signed-out" };
  return { kind: "failed", message: (status === 403 && chooseSentence(failure)) || sentence };
}

function chooseSentence(failure: Failure): string | undefined {
  return failure.kind === "refused" ? failure.message : undefined;
}
