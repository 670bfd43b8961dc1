import { Worker } from "node:worker_threads";
import { DbUnavailable } from "./db.ts";

/** A data folder, or an in-memory database, optionally from a dump. */
interface PgliteSource {
  dataDir?: string;
  dump?: Uint8Array;
}

/** Requests to the thread, worked in order. */
type PgliteRequest =
  | { do: "query"; text: string; values: readonly unknown[] }
  | { do: "exec"; text: string }
  | { do: "commit" }
  | { do: "dump" }
  | { do: "close" };

/** A database's error as its own fields: an Error itself would lose all but its text on the way. */
type PgliteAnswer = { id: number } & (
  | { status: "done"; result: unknown }
  | { status: "failed"; message: string; fields: Record<string, unknown> }
);

export interface PgliteThread {
  ask(request: PgliteRequest): Promise<unknown>;
  /** After `close` was answered. */
  terminate(): Promise<void>;
}

type Answer = PgliteAnswer | { status: "ended"; cause: unknown };

/**
 * PGlite in a thread of its own: it works a statement without a pause, however long that takes, and requests are served
 * meanwhile.
 */
export async function startPgliteThread(source: PgliteSource): Promise<PgliteThread> {
  // Without the loaders of this process: the thread's one file is JavaScript.
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
    // An idle database keeps no process running that has nothing else to do.
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
        // First of all: what can't be copied to the thread is refused here.
        worker.postMessage({ id: lastId, ...request }, []);
        waiting.set(lastId, settle);
        if (waiting.size === 1) worker.ref();
      }));
    // Made here and not where the message arrives, so that its stack leads to who asked.
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
    // Whether it opened.
    await ask({ do: "exec", text: "" });
  } catch (error) {
    await terminate();
    throw error;
  }
  return { ask, terminate };
}
