import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "@rotunda/core";
import { type Message, MessageRefused, type SendMessage } from "../mail/message.ts";
import { type Db, DbUnavailable } from "../platform/db.ts";
import { describeBriefly, readStackFrames } from "../platform/describe-error.ts";
import {
  type ClaimedJob,
  claimMailJob,
  insertMailJob,
  type JobKind,
  type MailJob,
  markDelivered,
  markFailed,
  type NewMailJob,
  storeProgress,
  QUEUES,
  type QueueName,
  reclaimStale,
  recordHeartbeat,
  release,
} from "./mail-jobs.sql.ts";

const HEARTBEAT_MS = 5_000;
const POLL_MS = 2_000;
/** Time in ms to wait for running jobs on stop; unfinished ones resume at the next start. */
const STOP_MS = 7_000;
/** Nine tries in about 45 minutes: the delay doubles each time. */
const ATTEMPTS_MAX = 9;
const RETRY_DELAY_SECONDS = 10;
const STACK_LINES = 8;

type Progress = (done: number, total: number) => Promise<void>;

/** A mail without its id, because it gets the job's id. */
export type PreparedMail = Omit<Message, "id">;

/** Prepares the mail of a job kind; null means none. Repeated on each retry. */
export interface Preparer {
  prepare(job: MailJob, progress: Progress): Promise<PreparedMail | null>;
  /** Prepares the mail after the last failed try. */
  giveUp?: (job: MailJob) => Promise<PreparedMail | null>;
}

type Log = Record<"info" | "warn" | "error", (facts: object, text: string) => void>;

export interface JobsDeps {
  db: Db;
  clock: Clock;
  send: SendMessage;
  preparers: Partial<Record<JobKind, Preparer>>;
  log: Log;
  onTry?: (kind: JobKind, outcome: "done" | "put back" | "given up") => void;
  retryDelaySeconds?: number;
}

export type Jobs = ReturnType<typeof createJobs>;

/**
 * Sends mails in the background, in order, with retries. A job belongs to one process at a time and survives restarts.
 * A mail is marked right after sending: only a crash in between repeats it, with the same id, so that outbox and mail
 * servers can deduplicate it.
 */
export function createJobs({
  db,
  clock,
  send,
  preparers,
  log,
  retryDelaySeconds = RETRY_DELAY_SECONDS,
  onTry = () => {},
}: JobsDeps) {
  const worker = randomUUID();
  const running = new Set<string>();
  const stopping = new AbortController();
  let nap = new AbortController();
  let loops: Promise<void>[] = [];

  async function workOnce(name: QueueName): Promise<boolean> {
    const job = await claimMailJob(db, name, worker);
    if (job) await work(job);
    return job !== null;
  }

  async function work(job: ClaimedJob): Promise<void> {
    running.add(job.id);
    const beating = setInterval(() => void recordHeartbeat(db, job.id, worker).catch(() => {}), HEARTBEAT_MS);
    try {
      const preparer = preparers[job.kind];
      if (!preparer) throw new MessageRefused("There is no preparer for this job kind.");
      // The job was claimed too often without finishing, so it may crash its workers.
      if (job.attempts > ATTEMPTS_MAX) throw new MessageRefused("The last attempt did not finish.");
      await deliver(job, await preparer.prepare(job, (done, total) => storeProgress(db, job.id, done, total)));
    } catch (err) {
      // A stop closes the database; the next start resumes the job.
      if (stopping.signal.aborted && err instanceof DbUnavailable) return;
      const isHopeless = job.attempts >= ATTEMPTS_MAX || err instanceof MessageRefused;
      log[isHopeless ? "error" : "warn"](
        { job: job.id, kind: job.kind, failure: redactError(err) },
        "a message failed",
      );
      onTry(job.kind, isHopeless ? "given up" : "put back");
      if (isHopeless) await giveUp(job);
      else await release(db, job.id, worker, retryDelaySeconds * 2 ** (job.attempts - 1));
    } finally {
      clearInterval(beating);
      running.delete(job.id);
    }
  }

  async function deliver(job: MailJob, prepared: PreparedMail | null): Promise<void> {
    // Another worker may have reclaimed the job.
    if (!(await recordHeartbeat(db, job.id, worker))) return;
    if (prepared) await send({ ...prepared, id: job.id });
    await markDelivered(db, job.id, worker, clock());
    onTry(job.kind, "done");
    log.info({ job: job.id, kind: job.kind }, "job completed");
  }

  async function giveUp(job: MailJob): Promise<void> {
    try {
      const apology = await preparers[job.kind]?.giveUp?.(job);
      if (apology) await send({ ...apology, id: `${job.id}-failed` });
    } catch (err) {
      log.error({ job: job.id, kind: job.kind, failure: redactError(err) }, "the failure message could not be sent");
    }
    await markFailed(db, job.id, worker, clock());
  }

  async function recover(): Promise<void> {
    const limits = { now: clock(), delaySeconds: retryDelaySeconds, triesMax: ATTEMPTS_MAX };
    for (const { id, kind } of await reclaimStale(db, [...running], limits)) {
      log.warn({ job: id, kind }, "job requeued after its worker died");
    }
  }

  async function workUntilStopped(name: QueueName): Promise<void> {
    let isAway = false;
    while (!stopping.signal.aborted) {
      try {
        if (name === "messages") await recover();
        while (!stopping.signal.aborted && (await workOnce(name)));
        isAway = false;
      } catch (err) {
        if (!(err instanceof DbUnavailable)) log.error({ err }, "the queue failed");
        // Logs an outage only once instead of at every poll, and nothing after a stop, which closes the database.
        else if (!isAway && !stopping.signal.aborted)
          log.error({ failure: describeBriefly(err) }, "the queue waits for the database");
        isAway = err instanceof DbUnavailable;
      }
      if (!stopping.signal.aborted) await wait(POLL_MS, null, { signal: nap.signal }).catch(() => {});
    }
  }

  /** Wakes the workers of this process; others poll every few seconds. */
  function wake(): void {
    nap.abort();
    nap = new AbortController();
  }

  return {
    /** Runs in the caller's transaction, so a rollback also drops the job. */
    enqueue: (tx: Db, job: NewMailJob) => insertMailJob(tx, job, clock()),
    wake,
    async start() {
      await recover();
      loops = Object.keys(QUEUES).map((name) => workUntilStopped(name as QueueName));
    },
    workOnce,
    recover,
    isWorking: () => loops.length > 0 && !stopping.signal.aborted,
    async stop() {
      stopping.abort();
      wake();
      await Promise.race([Promise.all(loops), wait(STOP_MS, null, { ref: false })]);
    },
  };
}

/** Logs name, code and stack only, because error texts may quote addresses or documents. */
function redactError(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const { name, code, responseCode, stack = "" } = error as Error & { code?: unknown; responseCode?: unknown };
  return { name, code, responseCode, stack: readStackFrames(stack, STACK_LINES) };
}
