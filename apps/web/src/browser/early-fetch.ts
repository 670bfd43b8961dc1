/** A request made by `public/early.js`, with its time. */
interface EarlyCall {
  answer: Promise<Response>;
  asked: number;
}

export type EarlyWindow = Window & { rotundaEarly?: Map<string, EarlyCall> };

/** Older answers may be out of date. */
const TAKEN_WITHIN_MS = 20_000;

/**
 * `fetch` that uses the response of an early request once, if there is one. A failed early request is repeated, so
 * requesting early never causes an error.
 */
export const createEarlyFetch =
  (window: EarlyWindow): typeof globalThis.fetch =>
  async (input, init) => {
    // Not copied, because `new Request(request)` consumes the body of a write.
    const request = input instanceof Request ? input : new Request(input, init);
    const early = request.method === "GET" ? take(window, request.url) : undefined;
    if (!early) return window.fetch(input, init);
    try {
      return await untilAborted(early.answer, request.signal);
    } catch (failure) {
      if (request.signal.aborted) throw failure;
      return window.fetch(input, init);
    }
  };

function take({ rotundaEarly: calls, location }: EarlyWindow, address: string): EarlyCall | undefined {
  const { origin, pathname, search } = new URL(address);
  const key = `${pathname}${search}`;
  const call = origin === location.origin ? calls?.get(key) : undefined;
  calls?.delete(key);
  return call && Date.now() - call.asked < TAKEN_WITHIN_MS ? call : undefined;
}

function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
