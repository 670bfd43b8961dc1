export interface Problem {
  file: string;
  /** 0 when it isn't known. */
  line: number;
  /** Empty when it is the record or the file itself. */
  field: string;
  why: string;
}

export function describeProblem({ file, line, field, why }: Problem): string {
  const place = line > 0 ? `${file}:${line}` : file;
  return field === "" ? `${place}: ${why}` : `${place}: ${field} ${why}`;
}

export interface Counts {
  /** Valid records in the file. */
  read: number;
  added: number;
  changed: number;
  left: number;
  rejected: number;
  /** Left out on purpose: private, or on the suppression list. */
  withheld: number;
  problems: Problem[];
  /** Values that can't be true: left empty in imported records. */
  doubts: Problem[];
}

export interface Tally {
  /** Keys of all records of the file, valid or not: none of them has left. */
  readonly keys: ReadonlySet<string>;
  /** Whether every record has a key; where one doesn't, nobody is marked as former. */
  readonly isComplete: boolean;
  /** Notes a record's key; false when an earlier record has the same one. */
  see(key: string): boolean;
  /** Notes a record whose key can't be read. */
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
