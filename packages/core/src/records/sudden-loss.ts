/** Most sitting people, in percent, that a source may lose at once. */
export const LOSS_PERCENT_MAX = 2;
/** Most other records, in percent: committees and offices change more often. */
export const RECORD_LOSS_PERCENT_MAX = 50;
/** Fewer missing records are never a sudden loss: a small state replaces two people in a day. */
const LOSS_MIN = 3;

/** Returns whether a source lacks so much of what it had before that its copy is probably damaged. */
export const isSuddenLoss = ({ missing, known }: { missing: number; known: number }, percentMax: number): boolean =>
  missing >= LOSS_MIN && missing * 100 > known * percentMax;
