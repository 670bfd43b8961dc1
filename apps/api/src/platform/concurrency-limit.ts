/** The queue is full, or the caller disconnected. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
}

interface Waiter {
  begin: () => void;
  refuse: (reason: TooBusy) => void;
  isGone: () => boolean;
}

/** Limits concurrent and waiting work; rejects more immediately. */
export function createConcurrencyLimit({ atOnce, waiting: most }: { atOnce: number; waiting: number }) {
  let running = 0;
  let waiting: Waiter[] = [];

  function dropGone(): void {
    const gone = waiting.filter(({ isGone }) => isGone());
    waiting = waiting.filter((waiter) => !gone.includes(waiter));
    for (const { refuse } of gone) refuse(new TooBusy("Nobody waits for this any more."));
  }

  function myTurn(isGone: () => boolean): Promise<void> | null {
    if (running < atOnce) {
      running++;
      return null;
    }
    if (waiting.length >= most) dropGone();
    if (waiting.length >= most) throw new TooBusy(`${most} requests are waiting already.`);
    return new Promise<void>((begin, refuse) => waiting.push({ begin, refuse, isGone }));
  }

  return {
    /** Runs `work` in order, unless its caller disconnected. */
    async take<T>(work: () => Promise<T>, isGone: () => boolean = () => false): Promise<T> {
      await myTurn(isGone);
      try {
        return await work();
      } finally {
        dropGone();
        const next = waiting.shift();
        // Passes the slot to the next waiter directly.
        if (next) next.begin();
        else running--;
      }
    },
  };
}
