// A fast reader opens some four hundred records in a busy hour, and thirty in a minute when opening results in tabs.

/** Records a reader opens in a minute, an hour and a day before answers slow down. */
const READER_SLOW_MINUTE = 60;
const READER_SLOW_HOUR = 600;
const READER_SLOW_DAY = 2_500;
/** Records a reader opens in a minute, an hour and a day before answers are refused. */
const READER_MAX_MINUTE = 120;
const READER_MAX_HOUR = 1_000;
const READER_MAX_DAY = 4_000;

/** The same limits for all readers of an organization together. */
const ORGANIZATION_SLOW_MINUTE = 600;
const ORGANIZATION_SLOW_HOUR = 6_000;
const ORGANIZATION_SLOW_DAY = 20_000;
const ORGANIZATION_MAX_MINUTE = 1_200;
const ORGANIZATION_MAX_HOUR = 10_000;
const ORGANIZATION_MAX_DAY = 30_000;

/** Longest delay of an answer. */
const DELAY_MAX_MS = 2_000;

/** Seconds after which a refused reader may try again, by the window that is full. */
const RETRY_SECONDS = { minute: 30, hour: 600, day: 3_600 } as const;

type ReadWindow = keyof typeof RETRY_SECONDS;

/** Records opened in the last minute, hour and day. */
export type ReadCounts = Readonly<Record<ReadWindow, number>>;

export interface OpenedCounts {
  /** Null for readers without an account; only their organization is counted. */
  reader: ReadCounts | null;
  /** Null for visitors without an organization. */
  organization: ReadCounts | null;
}

export type ReadingPace =
  | { do: "answer" }
  | { do: "delay"; ms: number }
  | { do: "refuse"; because: keyof OpenedCounts; window: ReadWindow; seconds: number };

const LIMITS: Record<keyof OpenedCounts, Record<ReadWindow, { slow: number; max: number }>> = {
  reader: {
    minute: { slow: READER_SLOW_MINUTE, max: READER_MAX_MINUTE },
    hour: { slow: READER_SLOW_HOUR, max: READER_MAX_HOUR },
    day: { slow: READER_SLOW_DAY, max: READER_MAX_DAY },
  },
  organization: {
    minute: { slow: ORGANIZATION_SLOW_MINUTE, max: ORGANIZATION_MAX_MINUTE },
    hour: { slow: ORGANIZATION_SLOW_HOUR, max: ORGANIZATION_MAX_HOUR },
    day: { slow: ORGANIZATION_SLOW_DAY, max: ORGANIZATION_MAX_DAY },
  },
};

const PARTIES = ["reader", "organization"] as const;
/** The longest wait first. */
const WINDOWS = ["day", "hour", "minute"] as const;

/**
 * Decides by the number of records opened before whether to answer at once, after a delay of up to two seconds, or not
 * now (PACE-01).
 */
export function decidePace(readings: OpenedCounts): ReadingPace {
  let ms = 0;
  for (const window of WINDOWS) {
    for (const party of PARTIES) {
      const count = readings[party]?.[window] ?? 0;
      const { slow, max } = LIMITS[party][window];
      if (count >= max) return { do: "refuse", because: party, window, seconds: RETRY_SECONDS[window] };
      ms = Math.max(ms, Math.ceil(((count - slow) / (max - slow)) * DELAY_MAX_MS));
    }
  }
  return ms > 0 ? { do: "delay", ms } : { do: "answer" };
}
