import { SUGGESTION_MIN, type Suggestion } from "@rotunda/core";
import type { Ref } from "react";
import { Combobox } from "../primitives/combobox/combobox.tsx";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { Archive, Search } from "../primitives/icon/icon.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { chooseHeadshotKind } from "../profiles/choose-headshot-kind.ts";
import * as styles from "./keyword-field.css.ts";
import { splitMatches } from "./split-matches.ts";

export interface KeywordSuggestions {
  items: readonly Suggestion[];
  isLoading: boolean;
  /** Suggestions load only while the box is active. */
  onActiveChange: (isActive: boolean) => void;
  onChoose: (suggestion: Suggestion) => void;
}

export interface KeywordFieldProps {
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  suggestions: KeywordSuggestions;
  /** Visible label of the box (default "Keyword Search"). */
  label?: string;
  hint?: string;
  placeholder?: string;
  /** Why the last search was refused; announced, and linked to the box. */
  refusal?: string;
  /** The text box, for focusing it. */
  ref?: Ref<HTMLInputElement>;
}

/** The keyword box with suggestions. */
export function KeywordField({
  keyword,
  onKeywordChange,
  suggestions,
  label = "Keyword Search",
  hint,
  placeholder,
  refusal,
  ref,
}: KeywordFieldProps) {
  return (
    <Combobox
      ref={ref}
      size="large"
      icon={<Search />}
      label={label}
      placeholder={placeholder}
      hint={hint}
      error={refusal}
      clearLabel="Clear keyword"
      enterKeyHint="search"
      value={keyword}
      onChange={onKeywordChange}
      minLength={SUGGESTION_MIN}
      items={suggestions.items}
      isLoading={suggestions.isLoading}
      onActiveChange={suggestions.onActiveChange}
      onChoose={suggestions.onChoose}
      verb="open"
      // A profile and a staffer may have the same id.
      keyOf={({ id, recordType }) => `${id}-${recordType}`}
      textOf={({ preferredNameDisplay }) => preferredNameDisplay}
      renderLine={(suggestion) => <SuggestionLine suggestion={suggestion} typed={keyword} />}
    />
  );
}

function SuggestionLine({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { preferredNameDisplay: name, positionSummary, headshot, recordType, isFormer } = suggestion;
  return (
    <span className={styles.line}>
      <Headshot name={name} src={headshot} kind={chooseHeadshotKind(recordType)} size="small" />
      <span className={styles.who}>
        <span className={styles.nameLine}>
          <span className={styles.name} dir="auto">
            {splitMatches(name, typed).map(({ text, isMatch }, index) =>
              isMatch ? (
                <span key={index} className={styles.match}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </span>
          {isFormer && <Tag icon={<Archive size="tiny" />}>Former</Tag>}
        </span>
        {positionSummary !== "" && <span className={styles.position}>{positionSummary}</span>}
      </span>
    </span>
  );
}
