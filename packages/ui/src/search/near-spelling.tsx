import { MESSAGES } from "@rotunda/core";
import * as styles from "./empty-results.css.ts";

export interface NearSpellingProps {
  /** The spelling used for the search. */
  showingResultsFor: string;
  /** The typed text. */
  keyword: string;
}

/** Explains that the results are for a similar spelling, because the typed one has no match. */
export function NearSpelling({ showingResultsFor, keyword }: NearSpellingProps) {
  return (
    <p className={styles.note}>
      {/* The sentence ends with the spelling, highlighted here. */}
      {MESSAGES.showingResultsFor("")}
      <b className={styles.spelling}>{showingResultsFor}</b>. Nothing matched “{keyword}” exactly.
    </p>
  );
}
