/** The day the sample directory describes. Fixed, so that the same seed gives the same directory on any day. */
export const REFERENCE_DAY = "2026-06-01";
export const REFERENCE_YEAR = 2026;
/** Inside a sentence that would be untrue on a later day. */
export const REFERENCE_MONTH = "June 2026";
