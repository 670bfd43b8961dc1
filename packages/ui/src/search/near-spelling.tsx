import { MESSAGES } from "@rotunda/core";
import * as styles from "./near-spelling.css.ts";

export interface NearSpellingProps {
  /** The spelling that was searched instead. */
  showingResultsFor: string;
  /** The typed text. */
  keyword: string;
}

/** Nothing matched what was typed; these are the results of a near spelling. */
export function NearSpelling({ showingResultsFor, keyword }: NearSpellingProps) {
  return (
    <p className={styles.note}>
      {/* The sentence ends in the spelling, which stands out here. */}
      {MESSAGES.showingResultsFor("")}
      <b className={styles.spelling}>{showingResultsFor}</b>. Nothing matched “{keyword}” exactly.
    </p>
  );
}
