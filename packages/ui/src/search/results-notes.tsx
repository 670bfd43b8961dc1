import { type SyntaxProblem, MESSAGES, type SearchChip, type SearchPage } from "@rotunda/core";
import { useId } from "react";
import { X } from "../primitives/icon/icon.tsx";
import { TextButton, TextLink } from "../primitives/text-link/text-link.tsx";
import { type, target, stack, wrapping } from "../theme/layout.css.ts";
import * as chip from "../primitives/chip/chip.css.ts";
import * as styles from "./results.css.ts";

export interface KeywordMeaningsProps extends Pick<SearchPage, "meanings" | "plainKeyword"> {
  problems: readonly SyntaxProblem[];
  onSearch: (keyword: string) => void;
}

/** Shows how the parts of a keyword were read; each can be searched as a plain word instead. */
export function KeywordMeanings({ meanings, plainKeyword: plain, problems, onSearch }: KeywordMeaningsProps) {
  const labelId = useId();
  return (
    <>
      {problems.map(({ typed, label, suggestion }) => (
        <p key={typed} className={styles.problem}>
          {label === null
            ? `“${typed.slice(0, typed.indexOf(":") + 1)}” is not a filter, so it was searched as words.`
            : `“${typed}” doesn’t match anything in the ${label} filter, so it was searched as words.`}{" "}
          {suggestion && <TextButton onClick={() => onSearch(suggestion.keyword)}>Use “{suggestion.typed}”</TextButton>}
        </p>
      ))}
      {meanings.length > 0 && (
        <div className={styles.meaningsLine}>
          <span id={labelId} className={type.muted}>
            Read as
          </span>
          <ul aria-labelledby={labelId} className={styles.meaningsList}>
            {meanings.map(({ typed, label, value, plainKeyword }) => (
              <li key={plainKeyword} className={styles.term}>
                <span className={chip.text}>
                  <span className={type.faint}>
                    “{typed}” {label}:{" "}
                  </span>
                  {value}
                </span>
                <button
                  type="button"
                  className={chip.remove}
                  aria-label={`Search “${typed}” as a word, not as ${label}: ${value}`}
                  onClick={() => onSearch(plainKeyword)}
                >
                  <X size="small" />
                </button>
              </li>
            ))}
          </ul>
          {meanings.length > 1 && <TextButton onClick={() => onSearch(plain)}>Search these as plain words</TextButton>}
        </div>
      )}
    </>
  );
}

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

/** Links to contacts that the keyword also matches, which Universal Search doesn't list. */
export function ContactMatches({ links }: { links: readonly { text: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <p className={styles.note}>
      Also found:{" "}
      {links.map(({ text, href }, at) => (
        <span key={href}>
          {at > 0 && ", "}
          <TextLink href={href}>{text}</TextLink>
        </span>
      ))}
    </p>
  );
}

export interface EmptyResultsProps {
  chips: SearchChip[];
  exits: readonly { text: string; href: string }[];
  onClearAll: () => void;
  onRemoveLast: () => void;
}

export function EmptyResults({ chips, exits, onClearAll, onRemoveLast }: EmptyResultsProps) {
  return (
    <div className={styles.empty}>
      <p className={type.h3}>{MESSAGES.noResults}</p>
      {chips.length > 0 && (
        <>
          <p className={type.muted}>Nothing in this directory matches all of these:</p>
          <ul className={stack[1]}>
            {chips.map(({ field, label, fullValue }) => (
              <li key={field} className={wrapping}>
                <span className={type.faint}>{label}:</span> {fullValue}
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
