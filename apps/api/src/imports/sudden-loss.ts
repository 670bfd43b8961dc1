import { isSuddenLoss, LOSS_PERCENT_MAX, RECORD_LOSS_PERCENT_MAX } from "@rotunda/core";
import type { ImportRun } from "../provenance/import-run.ts";
import { UnreadableFile } from "./import-counts.ts";
import type { ReadFile } from "./yaml-file.ts";

/** Thrown if a source lacks so much that its copy is probably damaged: nothing of the file is stored. */
export class SuddenLoss extends UnreadableFile {}

export const ADVICE = "Nothing of it was stored. Check the copy; if this is right, import it with --accept-losses.";

interface Loss {
  known: number;
  missing: readonly string[] | number;
  noun: string;
}

export function refuseSuddenLoss(run: ImportRun, { known, missing, noun }: Loss): void {
  const names = typeof missing === "number" ? [] : missing.toSorted((a, b) => (a < b ? -1 : 1));
  const count = typeof missing === "number" ? missing : missing.length;
  const percentMax = noun === SITTING ? LOSS_PERCENT_MAX : RECORD_LOSS_PERCENT_MAX;
  if (run.acceptsLosses || !isSuddenLoss({ missing: count, known }, percentMax)) return;
  throw new SuddenLoss(`${count} of ${known} ${noun} are missing${listNames(names)}. ${ADVICE}`);
}

export const SITTING = "sitting members";

/** Refuses a file of many records that doesn’t end with a line break, even if few records are missing. */
export function refuseCutFile(run: ImportRun, file: ReadFile): void {
  if (run.acceptsLosses || !file.isCut) return;
  throw new SuddenLoss(`ends in the middle of a line, so its end is probably missing. ${ADVICE}`);
}

const NAMED_MAX = 5;

function listNames(names: readonly string[]): string {
  if (names.length === 0) return "";
  const more = names.length - NAMED_MAX;
  return `: ${names.slice(0, NAMED_MAX).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
