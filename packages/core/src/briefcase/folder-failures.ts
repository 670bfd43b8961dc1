import type { Failure } from "../kernel/failure.ts";
import { MESSAGES } from "../notices/messages.ts";

export type FolderFailure =
  /** The session has ended: it leads to login, which is all that needs to be said. */
  | { kind: "signed-out" }
  /** The server's own check of the name, to be shown at the field. */
  | { kind: "invalid-name"; message: string }
  | { kind: "failed"; message: string };

const NAME_SENTENCES: readonly string[] = [
  MESSAGES.folderNameRequired,
  MESSAGES.folderNameTooLong,
  MESSAGES.folderNameTaken,
  MESSAGES.foldersTooMany,
];

/** Why a folder was not made. */
export function describeCreateFailure(failure: Failure): FolderFailure {
  const message = NAME_SENTENCES.find((sentence) => sentence === chooseSentence(failure));
  if (message !== undefined) return { kind: "invalid-name", message };
  return describeFailure(failure, MESSAGES.folderCreateFailed);
}

/** Why a folder was not deleted. */
export function describeDeleteFailure(failure: Failure): FolderFailure {
  return describeFailure(failure, MESSAGES.folderDeleteFailed);
}

/** 403 speaks for itself, 401 leads to login, anything else has one sentence. */
function describeFailure(failure: Failure, sentence: string): FolderFailure {
  const status = failure.kind === "refused" ? failure.status : null;
  if (status === 401) return { kind: "signed-out" };
  return { kind: "failed", message: (status === 403 && chooseSentence(failure)) || sentence };
}

function chooseSentence(failure: Failure): string | undefined {
  return failure.kind === "refused" ? failure.message : undefined;
}
