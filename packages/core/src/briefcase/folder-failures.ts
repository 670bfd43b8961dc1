import type { Failure } from "../kernel/failure.ts";
import { MESSAGES } from "../notices/messages.ts";

const NAME_SENTENCES: readonly string[] = [
  MESSAGES.folderNameRequired,
  MESSAGES.folderNameTooLong,
  MESSAGES.folderNameTaken,
  MESSAGES.foldersTooMany,
];

/** Returns the server's refusal of a name, which is shown at the field; null for another failure. */
export function findNameProblem(failure: Failure): string | null {
  const message = failure.kind === "refused" ? failure.message : undefined;
  return NAME_SENTENCES.find((sentence) => sentence === message) ?? null;
}

/** Returns the server's message for 403, else `sentence`; null for 401, after which the login page opens. */
export function describeFolderFailure(failure: Failure, sentence: string): string | null {
  if (failure.kind !== "refused") return sentence;
  if (failure.status === 401) return null;
  return (failure.status === 403 && failure.message) || sentence;
}
