/** A response in the page: path with query, status, body. */
type Answer = readonly [path: string, status: number, body: string];

export type EarlyWindow = Window & {
  /** The request that `public/early.js` sends before the program loads. */
  rotundaEarly?: { path: string; answer: Promise<Response> };
};

/**
 * Returns each response that came with the page once. A failed early request is ignored, so that requesting early never
 * causes an error. `drop` removes unused responses, because they become outdated.
 */
export function createEarlyAnswers(window: EarlyWindow) {
  const answers = new Map(readAnswers(window.document).map(([path, ...answer]) => [path, () => toResponse(...answer)]));
  const { rotundaEarly: early } = window;
  if (early) answers.set(early.path, () => early.answer);

  return {
    take: async (address: string): Promise<Response | undefined> => {
      const { origin, pathname, search } = new URL(address);
      if (origin !== window.location.origin) return undefined;
      const path = `${pathname}${search}`;
      const answer = answers.get(path);
      answers.delete(path);
      return answer?.().catch(() => undefined);
    },
    drop: () => {
      answers.clear();
      delete window.rotundaEarly;
    },
  };
}

const readAnswers = (document: Document): Answer[] =>
  JSON.parse(document.getElementById("rotunda-answers")?.textContent || "[]") as Answer[];

const toResponse = async (status: number, body: string) =>
  new Response(body, { status, headers: { "content-type": "application/json" } });
