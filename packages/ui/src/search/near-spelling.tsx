import { MESSAGES } from "@rotunda/core";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import * as styles from "./results.css.ts";

export interface NearSpellingProps {
  showingResultsFor: string;
  keyword: string;
  onSearchAsTyped: () => void;
}

/** Explains that the results are for a similar spelling, because the typed one has no match. */
export function NearSpelling({ showingResultsFor, keyword, onSearchAsTyped }: NearSpellingProps) {
  return (
    <p className={styles.note}>
      {/* The sentence ends with the spelling, highlighted here. */}
      {MESSAGES.showingResultsFor("")}
      <b className={styles.spelling}>{showingResultsFor}</b>. Nothing matched “{keyword}” exactly.{" "}
      <TextButton onClick={onSearchAsTyped}>Search “{keyword}” as typed</TextButton>
    </p>
  );
}
