import type { FastifyBaseLogger } from "fastify";
import { describeBriefly } from "./describe-error.ts";

interface Repetition {
  everyMs: number;
  log: Pick<FastifyBaseLogger, "error">;
  /** The log message for a failure, after which the next round tries again. */
  failed: string;
}

/** Runs work now and at intervals, never twice at the same time, until the timer is cleared. */
export function repeatWork(work: () => Promise<unknown>, { everyMs, log, failed }: Repetition): NodeJS.Timeout {
  let isRunning = false;
  const round = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } catch (error) {
      log.error({ failure: describeBriefly(error) }, failed);
    } finally {
      isRunning = false;
    }
  };
  void round();
  return setInterval(() => void round(), everyMs).unref();
}

/** Rejects if work takes longer; the work itself continues. */
export function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${ms} ms.`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
