import { listMeanings, type SyntaxProblem, toPlainKeyword } from "@rotunda/core";
import { useId } from "react";
import * as chip from "../primitives/chip/chip.css.ts";
import { X } from "../primitives/icon/icon.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import * as styles from "./results.css.ts";

export interface ReadAsProps {
  keyword: string;
  problems: readonly SyntaxProblem[];
  onSearch: (keyword: string) => void;
}

/** Shows how the parts of a keyword were read; each can be searched as a plain word instead. */
export function ReadAs({ keyword, problems, onSearch }: ReadAsProps) {
  const labelId = useId();
  const meanings = listMeanings(keyword);
  return (
    <>
      {problems.map(({ typed, label, suggestion }) => (
        <p key={typed} className={styles.problem}>
          {label === null
            ? `“${typed.slice(0, typed.indexOf(":") + 1)}” is not a filter, so it was searched as words.`
            : `“${typed}” names nothing in the filter ${label}, so it was searched as words.`}{" "}
          {suggestion && <TextButton onClick={() => onSearch(suggestion.keyword)}>Use “{suggestion.typed}”</TextButton>}
        </p>
      ))}
      {meanings.length > 0 && (
        <div className={styles.readAsLine}>
          <span id={labelId} className={styles.readAsLabel}>
            Read as
          </span>
          <ul aria-labelledby={labelId} className={styles.readAsList}>
            {meanings.map(({ typed, label, value, plainKeyword }) => (
              <li key={plainKeyword} className={styles.term}>
                <span className={chip.text}>
                  <span className={chip.label}>
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
          {meanings.length > 1 && (
            <TextButton onClick={() => onSearch(toPlainKeyword(keyword))}>Search these as plain words</TextButton>
          )}
        </div>
      )}
    </>
  );
}
