import { Worker } from "node:worker_threads";
import { DbUnavailable, PLAN_CACHE_MODE } from "./db.ts";

interface PgliteSource {
  dataDir?: string;
  dump?: Uint8Array;
}

type PgliteRequest =
  | { do: "query"; text: string; values: readonly unknown[]; name?: string }
  | { do: "exec"; text: string }
  | { do: "commit" }
  | { do: "dump" }
  | { do: "close" };

/** Error fields are sent separately: structured cloning loses them. */
type PgliteAnswer = { id: number } & (
  | { status: "done"; result: unknown }
  | { status: "failed"; message: string; fields: Record<string, unknown> }
);

export interface PgliteThread {
  ask(request: PgliteRequest): Promise<unknown>;
  /** Call after `close` resolved. */
  terminate(): Promise<void>;
}

type Answer = PgliteAnswer | { status: "ended"; cause: unknown };

/** Runs PGlite in a thread, so that its statements don't block requests. */
export async function startPgliteThread(source: PgliteSource): Promise<PgliteThread> {
  // No loaders: the worker is plain JavaScript.
  const worker = new Worker(new URL("./pglite-worker.js", import.meta.url), { workerData: source, execArgv: [] });
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  let end: Extract<Answer, { status: "ended" }> | null = null;

  function endWith(cause: unknown): void {
    end ??= { status: "ended", cause };
    for (const settle of waiting.values()) settle(end);
    waiting.clear();
  }
  worker.on("message", (answer: PgliteAnswer) => {
    const settle = waiting.get(answer.id);
    waiting.delete(answer.id);
    // An idle database doesn't keep the process running.
    if (waiting.size === 0) worker.unref();
    settle?.(answer);
  });
  worker.on("error", endWith);
  worker.on("exit", (code) => endWith(`exit ${code}`));

  async function ask(request: PgliteRequest): Promise<unknown> {
    const answer =
      end ??
      (await new Promise<Answer>((settle) => {
        lastId += 1;
        // First, because it throws for values that can't be cloned.
        worker.postMessage({ id: lastId, ...request }, []);
        waiting.set(lastId, settle);
        if (waiting.size === 1) worker.ref();
      }));
    // Created here, so that the stack includes the caller.
    if (answer.status === "failed") throw Object.assign(new Error(answer.message), answer.fields);
    if (answer.status === "ended") throw new DbUnavailable("The embedded database has ended.", { cause: answer.cause });
    return answer.result;
  }

  async function terminate(): Promise<void> {
    if (end) return;
    worker.ref();
    await worker.terminate();
  }

  try {
    // Also checks that it opened.
    await ask({ do: "exec", text: `set plan_cache_mode = ${PLAN_CACHE_MODE}` });
  } catch (error) {
    await terminate();
    throw error;
  }
  return { ask, terminate };
}
