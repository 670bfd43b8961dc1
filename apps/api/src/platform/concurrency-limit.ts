/** There are too many waiting already, or nobody waits for the answer any more. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
}

interface ConcurrencyLimit {
  /** Runs `work` when it is its turn; work whose caller is gone by then isn't begun. */
  take<T>(work: () => Promise<T>, isGone?: () => boolean): Promise<T>;
}

interface Waiter {
  begin: () => void;
  refuse: (reason: TooBusy) => void;
  isGone: () => boolean;
}

/** So many at once, and so many waiting: more are refused at once, which costs nothing. */
export function createConcurrencyLimit({
  atOnce,
  waiting: most,
}: {
  atOnce: number;
  waiting: number;
}): ConcurrencyLimit {
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
    if (waiting.length >= most) throw new TooBusy(`${most} are waiting already.`);
    return new Promise<void>((begin, refuse) => waiting.push({ begin, refuse, isGone }));
  }

  return {
    async take(work, isGone = () => false) {
      await myTurn(isGone);
      try {
        return await work();
      } finally {
        dropGone();
        const next = waiting.shift();
        // The turn is handed on: nobody comes between.
        if (next) next.begin();
        else running--;
      }
    },
  };
}
