/** Why work was refused; "reader" if its reader has too much in the queue. */
type RefusalReason = "reader" | "full" | "deadline" | "gone";

export class TooBusy extends Error {
  override readonly name = "TooBusy";
  readonly because: RefusalReason;

  constructor(because: RefusalReason) {
    super(`The work was refused: ${because}.`);
    this.because = because;
  }
}

export interface FairQueueOptions {
  atOnce: number;
  /** Maximum work of one reader that runs at once; by default `atOnce`. */
  atOnceEach?: number;
  waiting: number;
  /** Maximum work of one reader that runs or waits; by default unlimited. */
  each?: number;
  deadlineMs?: number;
}

export interface Place {
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
  /** Lower ranks are served first; by default 0 for readers with nothing else in the queue, and 1. */
  rank?: number;
}

interface Waiter {
  rank: number;
  begin: () => void;
  refuse: (reason: TooBusy) => void;
}

interface Line {
  running: number;
  /** Sorted by rank, then by arrival. */
  waiting: Waiter[];
}

export type FairQueue = ReturnType<typeof createFairQueue>;

/**
 * Limits concurrent and waiting work. Readers take turns regardless of how much each requests; a reader's only request
 * comes first. When the queue is full, a reader with less in it takes the place of the one with the most.
 */
export function createFairQueue({
  atOnce,
  atOnceEach = atOnce,
  waiting: maxWaiting,
  each = Infinity,
  deadlineMs = Infinity,
}: FairQueueOptions) {
  // In the order of turns: a reader moves to the end when work begins and when it ends.
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  const countPlaces = ({ running: begun, waiting: queued }: Line): number => begun + queued.length;
  const isFull = (reader: string): boolean => {
    const line = lines.get(reader);
    return line !== undefined && countPlaces(line) >= each;
  };

  function serve(): void {
    while (running < atOnce) {
      let next: [reader: string, line: Line, waiter: Waiter] | undefined;
      for (const [reader, line] of lines) {
        const [first] = line.waiting;
        if (!first || line.running >= atOnceEach) continue;
        if (!next || first.rank < next[2].rank) next = [reader, line, first];
      }
      if (!next) return;
      const [reader, line, waiter] = next;
      line.waiting.shift();
      waiting--;
      line.running++;
      running++;
      moveToEnd(reader, line);
      waiter.begin();
    }
  }

  function end(reader: string, line: Line): void {
    line.running--;
    running--;
    moveToEnd(reader, line);
    serve();
  }

  function moveToEnd(reader: string, line: Line): void {
    lines.delete(reader);
    if (countPlaces(line) > 0) lines.set(reader, line);
  }

  /**
   * Makes room by refusing work: of the work with the worst rank, the newest of the reader with the most work. Returns
   * false if that is the work being added.
   */
  function makeRoom(own: Line, rank: number): boolean {
    let worst: { line: Line; waiter: Waiter } | undefined;
    for (const line of lines.values()) {
      const waiter = line.waiting.at(-1);
      if (!waiter || (worst && waiter.rank < worst.waiter.rank)) continue;
      if (!worst || waiter.rank > worst.waiter.rank || countPlaces(line) > countPlaces(worst.line))
        worst = { line, waiter };
    }
    if (!worst || worst.waiter.rank < rank) return false;
    if (worst.waiter.rank === rank && countPlaces(worst.line) <= countPlaces(own) + 1) return false;
    worst.waiter.refuse(new TooBusy("full"));
    return true;
  }

  async function enter(reader: string, { signal, rank: given }: Place = {}): Promise<() => void> {
    if (signal?.aborted) throw new TooBusy("gone");
    if (isFull(reader)) throw new TooBusy("reader");
    const line = lines.get(reader) ?? { running: 0, waiting: [] };
    const rank = given ?? (countPlaces(line) === 0 ? 0 : 1);
    const isFree = running < atOnce && line.running < atOnceEach && waiting === 0;
    if (!isFree && waiting >= maxWaiting && !makeRoom(line, rank)) throw new TooBusy("full");
    // The line may have been removed with its only waiter.
    lines.set(reader, line);
    await new Promise<void>((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", leave);
      };
      const waiter: Waiter = {
        rank,
        begin: () => {
          settle();
          resolve();
        },
        refuse: (reason) => {
          settle();
          line.waiting.splice(line.waiting.indexOf(waiter), 1);
          waiting--;
          if (countPlaces(line) === 0) lines.delete(reader);
          reject(reason);
        },
      };
      const leave = () => waiter.refuse(new TooBusy("gone"));
      const timer =
        deadlineMs === Infinity ? undefined : setTimeout(() => waiter.refuse(new TooBusy("deadline")), deadlineMs);
      signal?.addEventListener("abort", leave);
      const after = line.waiting.findIndex((other) => other.rank > rank);
      line.waiting.splice(after === -1 ? line.waiting.length : after, 0, waiter);
      waiting++;
      serve();
    });
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      end(reader, line);
    };
  }

  return {
    /** Waits for a turn; returns a function that ends it. Throws `TooBusy`. */
    enter,
    async take<T>(reader: string, work: () => Promise<T>, place?: Place): Promise<T> {
      const leave = await enter(reader, place);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    isFull,
    counts: () => ({ running, waiting }),
  };
}
