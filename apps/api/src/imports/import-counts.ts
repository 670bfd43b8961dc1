import { isSuddenLoss, LOSS_PERCENT_MAX, RECORD_LOSS_PERCENT_MAX } from "@rotunda/core";
import type { ImportRun } from "../provenance/import-run.ts";
import type { ReadFile } from "./read-source.ts";

export interface Problem {
  file: string;
  /** 0 if unknown. */
  line: number;
  /** The record's key within the file, if known. */
  record?: string;
  /** Empty for the whole record or file. */
  field: string;
  why: string;
  /** The source's last import had the same problem. */
  isKnown?: boolean;
}

/** A file, or a part of an import, that can’t be read as a whole. */
export class UnreadableFile extends Error {
  readonly line: number;
  readonly field: string;

  constructor(why: string, line = 0, field = "") {
    super(why);
    this.line = line;
    this.field = field;
  }

  toProblem = (file: string): Problem => ({ file, line: this.line, field: this.field, why: this.message });
}

export class Rejected extends Error {
  /** Its wrong field, empty for the whole record. */
  readonly path: readonly (string | number)[];
  constructor(why: string, path: readonly (string | number)[] = []) {
    super(why);
    this.path = path;
  }
}

/** Thrown for a record that is omitted because its person is suppressed. */
export class Withheld extends Error {}

export type Checked<T> =
  /** `doubts`: invalid optional parts, which `value` lacks. */
  { status: "good"; value: T; doubts: Problem[] } | { status: "bad"; problems: Problem[] };

export function describeProblem({ file, line, field, why }: Problem): string {
  const place = line > 0 ? `${file}:${line}` : file;
  return field === "" ? `${place}: ${why}` : `${place}: ${field} ${why}`;
}

interface Done {
  read: number;
  added: number;
  changed: number;
  left: number;
}

export type Counts = Done & Pick<ImportCounts, "rejected" | "withheld" | "problems" | "doubts" | "notices">;

export class ImportCounts {
  /** Keys of all records, including invalid ones, so that none of them counts as having left. */
  readonly keys = new Set<string>();
  /** Whether all records have keys; otherwise no people are marked as former. */
  isComplete = true;
  readonly problems: Problem[] = [];
  /** Impossible values, imported as empty. */
  readonly doubts: Problem[] = [];
  /** Remarks about a file without invalid values, such as missing rosters. */
  readonly notices: string[] = [];
  rejected = 0;
  /** Omitted on purpose: private, or suppressed. */
  withheld = 0;

  /** Notes a key; false if another record has it. */
  see(key: string): boolean {
    const isNew = !this.keys.has(key);
    this.keys.add(key);
    return isNew;
  }

  claim(key: string, problem: (why: string) => Problem, who = key): boolean {
    const isNew = this.see(key);
    if (!isNew) this.reject([problem(`repeats ${who} from an earlier record`)]);
    return isNew;
  }

  reject(problems: readonly Problem[]): void {
    this.problems.push(...problems);
    this.rejected += 1;
  }

  accept<T>(checked: Checked<T>): T | null {
    if (checked.status === "good") this.doubts.push(...checked.doubts);
    else this.reject(checked.problems);
    return checked.status === "good" ? checked.value : null;
  }

  finish(done: Done): Counts {
    const { rejected, withheld, problems, doubts, notices } = this;
    return { ...done, rejected, withheld, problems, doubts, notices };
  }
}

/** Thrown if a source lacks so much that its copy is probably damaged: nothing of the file is stored. */
export class SuddenLoss extends UnreadableFile {}

export const ADVICE = "None of it was stored. Check the copy; if it is right, import it with --accept-losses.";

export function refuseSuddenLoss(
  run: ImportRun,
  { known, missing, noun }: { known: number; missing: readonly string[] | number; noun: string },
): void {
  const names = typeof missing === "number" ? [] : missing.toSorted((a, b) => (a < b ? -1 : 1));
  const count = typeof missing === "number" ? missing : missing.length;
  const percentMax = noun === SITTING ? LOSS_PERCENT_MAX : RECORD_LOSS_PERCENT_MAX;
  if (run.acceptsLosses || !isSuddenLoss({ missing: count, known }, percentMax)) return;
  throw new SuddenLoss(`${count} of ${known} ${noun} are missing${formatNames(names)}. ${ADVICE}`);
}

export const SITTING = "sitting members";

export function refuseTruncatedFile(run: ImportRun, file: ReadFile): void {
  if (run.acceptsLosses || !file.isTruncated) return;
  throw new SuddenLoss(`ends in the middle of a line, so its end is probably missing. ${ADVICE}`);
}

const NAMED_MAX = 5;

function formatNames(names: readonly string[]): string {
  if (names.length === 0) return "";
  const more = names.length - NAMED_MAX;
  return `: ${names.slice(0, NAMED_MAX).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
