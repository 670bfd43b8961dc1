export interface Problem {
  file: string;
  /** 0 if unknown. */
  line: number;
  /** Empty for the whole record or file. */
  field: string;
  why: string;
}

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

export interface Tally {
  /** Keys of all records, including invalid ones: none of them has left. */
  readonly keys: ReadonlySet<string>;
  /** Whether all records have keys; otherwise no people are marked as former. */
  readonly isComplete: boolean;
  /** Registers a record's key; false for a repeated one. */
  see(key: string): boolean;
  /** Registers a record with an unreadable key. */
  markIncomplete(): void;
  reject(problems: readonly Problem[]): void;
  withhold(count: number): void;
  warn(values: readonly Problem[]): void;
  counts(done: Pick<Counts, "read" | "added" | "changed" | "left">): Counts;
}

export function createTally(): Tally {
  const keys = new Set<string>();
  const problems: Problem[] = [];
  const doubts: Problem[] = [];
  let rejected = 0;
  let withheld = 0;
  let isComplete = true;
  return {
    keys,
    get isComplete() {
      return isComplete;
    },
    see: (key) => {
      const isNew = !keys.has(key);
      keys.add(key);
      return isNew;
    },
    markIncomplete: () => {
      isComplete = false;
    },
    reject: (found) => {
      problems.push(...found);
      rejected += 1;
    },
    withhold: (count) => {
      withheld += count;
    },
    warn: (values) => {
      doubts.push(...values);
    },
    counts: (done) => ({ ...done, rejected, withheld, problems, doubts }),
  };
}
