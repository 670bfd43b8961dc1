import * as styles from "./near-spelling.css.ts";

export interface NearSpellingProps {
  /** The spelling that was searched instead. */
  showingResultsFor: string;
  /** What was typed. */
  keyword: string;
}

/** Nothing matched what was typed; these are the results of a near spelling. */
export function NearSpelling({ showingResultsFor, keyword }: NearSpellingProps) {
  return (
    <p className={styles.note}>
      Showing results for <b className={styles.spelling}>{showingResultsFor}</b>. Nothing matched “{keyword}” exactly.
    </p>
  );
}
