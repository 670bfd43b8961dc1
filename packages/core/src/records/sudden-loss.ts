/** Maximum percentage of sitting people that a source may lose at once. */
export const LOSS_PERCENT_MAX = 2;
/** The same for other records: committees and offices change more often. */
export const RECORD_LOSS_PERCENT_MAX = 50;
/** Fewer missing records never count: a small state may replace two people in a day. */
const LOSS_MIN = 3;

/** Returns whether so many records are missing from a source that its copy is probably damaged. */
export const isSuddenLoss = ({ missing, known }: { missing: number; known: number }, percentMax: number): boolean =>
  missing >= LOSS_MIN && missing * 100 > known * percentMax;
