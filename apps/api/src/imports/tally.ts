import type { Problem } from "./problem.ts";

/** What an import of one file did; the numbers count the file's own things: people, groups, seats, offices. */
export interface Counts {
  /** Good records in the file. */
  read: number;
  added: number;
  changed: number;
  left: number;
  rejected: number;
  /** Left out on purpose: private, or on the suppression list. */
  withheld: number;
  problems: Problem[];
  /** Values that can't be true: left empty in records that were taken over. */
  doubts: Problem[];
}

/** The bookkeeping while a file is read: what stands in it, what could not be taken over, and what may be missing. */
export interface Tally {
  /** Keys of everything that stands in the file, readable or not: none of it has left. */
  readonly keys: ReadonlySet<string>;
  /** Whether every record tells whose it is; where one doesn't, nobody may be taken for gone. */
  readonly isComplete: boolean;
  /** Notes a record by its key; false when one with the same key stands above. */
  meet(key: string): boolean;
  /** A record that can't even be told apart from others stands here. */
  lose(): void;
  reject(problems: readonly Problem[]): void;
  withhold(count: number): void;
  doubt(values: readonly Problem[]): void;
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
    meet: (key) => {
      const isNew = !keys.has(key);
      keys.add(key);
      return isNew;
    },
    lose: () => {
      isComplete = false;
    },
    reject: (found) => {
      problems.push(...found);
      rejected += 1;
    },
    withhold: (count) => {
      withheld += count;
    },
    doubt: (values) => {
      doubts.push(...values);
    },
    counts: (done) => ({ ...done, rejected, withheld, problems, doubts }),
  };
}
