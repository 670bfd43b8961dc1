/** A response in the page: path with query, status, body. */
type Answer = readonly [path: string, status: number, body: string];

export type EarlyWindow = Window & {
  /** The request that `public/early.js` sends before the program loads. */
  rotundaEarly?: { path: string; answer: Promise<Response> };
};

/**
 * `fetch` that uses each response that came with the page once. A failed early request is repeated, so requesting early
 * never causes an error. `drop` forgets unused responses, which become out of date.
 */
export function createEarlyFetch(window: EarlyWindow): { fetch: typeof globalThis.fetch; drop: () => void } {
  const answers = new Map(readAnswers(window.document).map(([path, ...answer]) => [path, () => toResponse(...answer)]));
  const { rotundaEarly: early } = window;
  if (early) answers.set(early.path, () => early.answer);

  const takeAnswer = (address: string) => {
    const { origin, pathname, search } = new URL(address);
    const path = `${pathname}${search}`;
    const answer = origin === window.location.origin ? answers.get(path) : undefined;
    answers.delete(path);
    return answer?.();
  };

  return {
    drop: () => {
      answers.clear();
      delete window.rotundaEarly;
    },
    fetch: async (input, init) => {
      // Not copied, because `new Request(request)` consumes the body of a write.
      const request = input instanceof Request ? input : new Request(input, init);
      const answer = request.method === "GET" ? takeAnswer(request.url) : undefined;
      if (!answer) return window.fetch(input, init);
      try {
        return await untilAborted(answer, request.signal);
      } catch (failure) {
        if (request.signal.aborted) throw failure;
        return window.fetch(input, init);
      }
    },
  };
}

const readAnswers = (document: Document): Answer[] =>
  JSON.parse(document.getElementById("rotunda-answers")?.textContent || "[]") as Answer[];

const toResponse = async (status: number, body: string) =>
  new Response(body, { status, headers: { "content-type": "application/json" } });

function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
