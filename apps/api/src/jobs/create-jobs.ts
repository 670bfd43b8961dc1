import { randomUUID } from "node:crypto";
import type { Clock } from "@rotunda/core";
import { type Letter, LetterRefused, type SendLetter } from "../mail/letter.ts";
import type { Db } from "../platform/db.ts";
import {
  recordHeartbeat,
  claimMailJob,
  insertMailJob,
  type JobKind,
  release,
  type MailJob,
  markDelivered,
  markFailed,
  noteProgress,
  reclaimStale,
} from "./mail-jobs.sql.ts";
import { createQueue, QUEUES, type QueueName } from "./queue.ts";

const BEAT_MS = 5_000;
const POLL_MS = 2_000;
/** How long a stop waits for running jobs; unfinished ones resume at the next start. */
const STOP_MS = 7_000;
const RETRY_DELAY_SECONDS = 10;

type Progress = (done: number, total: number) => Promise<void>;

/** A letter without its id, which is the job's. */
export type Prepared = Omit<Letter, "id">;

/** Prepares the letter of a job kind; null means no letter. Called again on each retry. */
export interface Preparer {
  prepare(job: MailJob, progress: Progress): Promise<Prepared | null>;
  /** Letter to send after the last failed try. */
  giveUp?: (job: MailJob) => Promise<Prepared | null>;
}

interface JobsLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

export interface JobsDeps {
  db: Db;
  clock: Clock;
  send: SendLetter;
  preparers: Partial<Record<JobKind, Preparer>>;
  log: JobsLog;
  /** Called with the outcome of each try. */
  onTry?: (kind: JobKind, outcome: "done" | "put back" | "given up") => void;
  /** Whether this process works the queue; else it only adds to it. */
  isWorker: boolean;
  retryDelaySeconds?: number;
}

type NewJob = Pick<MailJob, "kind" | "userId" | "request">;

export interface Jobs {
  /** Before `enqueue`, and outside of any transaction. */
  ready(): Promise<void>;
  /** Runs in the caller's transaction, so a rollback also drops the job. */
  enqueue(tx: Db, job: NewJob): Promise<string>;
  /** Wakes the workers of this process; others poll every few seconds. */
  wake(): void;
  /** Works until stopped. */
  start(): Promise<void>;
  /** Works the next job of a queue; false if there is none. */
  workOnce(queue: QueueName): Promise<boolean>;
  /** Requeues the jobs of dead processes. */
  recover(): Promise<void>;
  /** Whether `start` succeeded and nobody stopped it. */
  isWorking(): boolean;
  stop(): Promise<void>;
}

/**
 * Sends letters in the background, in order, and retries until one is delivered. A job belongs to one process at a time
 * and survives restarts. The letter goes out just before the commit: only a crash between the two repeats it, under the
 * same id, so that outboxes and mail servers can deduplicate it.
 */
export function createJobs({
  db,
  clock,
  send,
  preparers,
  log,
  isWorker,
  retryDelaySeconds,
  onTry = () => {},
}: JobsDeps): Jobs {
  const worker = randomUUID();
  const queue = createQueue({
    db,
    retryDelaySeconds: retryDelaySeconds ?? RETRY_DELAY_SECONDS,
    isKeeper: isWorker,
    onError: (err) => log.error({ err }, "the queue reported an error"),
  });
  const wakeUps = new Set<() => void>();
  const stopping = new AbortController();
  let loops: Promise<void>[] = [];

  async function workOnce(name: QueueName): Promise<boolean> {
    await queue.ready();
    const taken = await db.transaction(async (tx) => {
      const next = await queue.take(tx, name);
      if (!next) return null;
      const job = await claimMailJob(tx, next.id, worker);
      if (!job) await queue.complete(tx, name, next.id);
      return { job, isLastTry: next.isLastTry };
    });
    if (taken?.job) await work(name, taken.job, taken.isLastTry);
    return taken !== null;
  }

  async function work(name: QueueName, job: MailJob, isLastTry: boolean): Promise<void> {
    const beating = setInterval(() => void recordHeartbeat(db, job.id, worker).catch(() => {}), BEAT_MS);
    try {
      const preparer = preparers[job.kind];
      if (!preparer) throw new LetterRefused("There is no preparer for this job kind.");
      await deliver(name, job, await preparer.prepare(job, (done, total) => noteProgress(db, job.id, done, total)));
    } catch (err) {
      const isHopeless = isLastTry || err instanceof LetterRefused;
      log[isHopeless ? "error" : "warn"]({ job: job.id, kind: job.kind, failure: redactError(err) }, "a letter failed");
      onTry(job.kind, isHopeless ? "given up" : "put back");
      await (isHopeless ? giveUp(name, job) : putBack(name, job.id));
    } finally {
      clearInterval(beating);
    }
  }

  async function deliver(name: QueueName, job: MailJob, prepared: Prepared | null): Promise<void> {
    // Another worker may have reclaimed the job.
    if (!(await recordHeartbeat(db, job.id, worker))) return;
    if (prepared) await send({ ...prepared, id: job.id });
    await db.transaction(async (tx) => {
      if (await markDelivered(tx, job.id, worker, clock())) await queue.complete(tx, name, job.id);
    });
    onTry(job.kind, "done");
    log.info({ job: job.id, kind: job.kind }, "job completed");
  }

  async function giveUp(name: QueueName, job: MailJob): Promise<void> {
    try {
      const apology = await preparers[job.kind]?.giveUp?.(job);
      if (apology) await send({ ...apology, id: `${job.id}-failed` });
    } catch (err) {
      log.error({ job: job.id, kind: job.kind, failure: redactError(err) }, "the failure letter could not be sent");
    }
    await db.transaction(async (tx) => {
      await markFailed(tx, job.id, worker, clock());
      await queue.complete(tx, name, job.id);
    });
  }

  async function putBack(name: QueueName, id: string): Promise<void> {
    await db.transaction(async (tx) => {
      await release(tx, id, worker);
      await queue.putBack(tx, name, id);
    });
  }

  async function recover(): Promise<void> {
    await queue.ready();
    await db.transaction(async (tx) => {
      for (const { id, kind } of await reclaimStale(tx, worker)) {
        await queue.putBack(tx, chooseQueue(kind), id);
        log.warn({ job: id, kind }, "job requeued after its worker died");
      }
    });
  }

  async function workUntilStopped(name: QueueName): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if (name === "letters") await recover();
        while (!stopping.signal.aborted && (await workOnce(name)));
      } catch (err) {
        log.error({ err }, "the queue failed");
      }
      if (!stopping.signal.aborted) await sleep(POLL_MS);
    }
  }

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        wakeUps.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, ms);
      wakeUps.add(wakeUp);
    });
  }

  const wake = () => {
    for (const wakeUp of wakeUps) wakeUp();
  };

  return {
    ready: () => queue.ready(),
    async enqueue(tx, job) {
      const id = randomUUID();
      await insertMailJob(tx, { ...job, id }, clock());
      await queue.add(tx, chooseQueue(job.kind), id);
      return id;
    },
    wake,
    async start() {
      await recover();
      loops = QUEUES.map(workUntilStopped);
    },
    workOnce,
    recover,
    isWorking: () => loops.length > 0 && !stopping.signal.aborted,
    async stop() {
      stopping.abort();
      wake();
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([Promise.all(loops), timeout]);
      await queue.stop();
    },
  };
}

const chooseQueue = (kind: JobKind): QueueName => (kind === "dossier" ? "dossiers" : "letters");

/** Error texts may quote addresses or document text, so only name, code and stack are logged. */
function redactError(error: unknown): { name: string; code: string; responseCode: number | null; stack: string } {
  const { name = "", code = "", responseCode = null, stack = "" } = (error ?? {}) as Partial<Record<string, unknown>>;
  return {
    name: typeof name === "string" ? name : "",
    code: typeof code === "string" ? code : "",
    responseCode: typeof responseCode === "number" ? responseCode : null,
    // The stack frames without the message.
    stack:
      typeof stack === "string"
        ? stack
            .split("\n")
            .filter((line) => /^\s+at /.test(line))
            .slice(0, 8)
            .join("\n")
        : "",
  };
}
