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

/** Thrown for a record that isn’t stored. */
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

export interface Counts {
  read: number;
  added: number;
  changed: number;
  left: number;
  rejected: number;
  /** Omitted on purpose: private, or suppressed. */
  withheld: number;
  problems: Problem[];
  /** Impossible values, imported as empty. */
  doubts: Problem[];
}

/** What an import found in a file until it is stored. */
export class ImportCounts {
  /** Keys of all records, including invalid ones: none of them has left. */
  readonly keys = new Set<string>();
  /** Whether all records have keys; otherwise no people are marked as former. */
  isComplete = true;
  readonly problems: Problem[] = [];
  readonly doubts: Problem[] = [];
  rejected = 0;
  withheld = 0;

  /** Notes a key; false if another record has it. */
  see(key: string): boolean {
    const isNew = !this.keys.has(key);
    this.keys.add(key);
    return isNew;
  }

  reject(problems: readonly Problem[]): void {
    this.problems.push(...problems);
    this.rejected += 1;
  }

  /** Returns the value of a checked record; null if it is rejected. */
  accept<T>(checked: Checked<T>): T | null {
    if (checked.status === "good") this.doubts.push(...checked.doubts);
    else this.reject(checked.problems);
    return checked.status === "good" ? checked.value : null;
  }

  finish(done: Pick<Counts, "read" | "added" | "changed" | "left">): Counts {
    const { rejected, withheld, problems, doubts } = this;
    return { ...done, rejected, withheld, problems, doubts };
  }
}
