import { MESSAGES, type SearchChip } from "@rotunda/core";
import { TextButton, TextLink } from "../primitives/text-link/text-link.tsx";
import { target } from "../theme/layout.css.ts";
import * as styles from "./results.css.ts";

export interface EmptyResultsProps {
  chips: SearchChip[];
  exits: readonly { text: string; href: string }[];
  onClearAll: () => void;
  onRemoveLast: () => void;
}

export function EmptyResults({ chips, exits, onClearAll, onRemoveLast }: EmptyResultsProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.sentence}>{MESSAGES.noResults}</p>
      {chips.length > 0 && (
        <>
          <p className={styles.readAsLabel}>Nothing in this directory matches all of these:</p>
          <ul className={styles.emptyList}>
            {chips.map(({ field, label, fullValue }) => (
              <li key={field} className={styles.emptyItem}>
                <span className={styles.emptyLabel}>{label}:</span> {fullValue}
              </li>
            ))}
          </ul>
          <p className={styles.emptyActions}>
            {chips.length > 1 && <TextButton onClick={onRemoveLast}>Remove the last filter</TextButton>}
            <TextButton onClick={onClearAll}>Clear all and start again</TextButton>
          </p>
        </>
      )}
      {exits.length > 0 && (
        <ul className={styles.emptyActions} aria-label="Searches with results" role="list">
          {exits.map(({ text, href }) => (
            <li key={href} className={target}>
              <TextLink href={href}>{text}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
