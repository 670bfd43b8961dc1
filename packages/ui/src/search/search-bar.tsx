import { formatNumber, type RecentSearch, type RecentSearchLine, SUGGESTION_MIN, type Suggestion } from "@rotunda/core";
import type { FormEvent, ReactNode } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Combobox, type ComboboxProps } from "../primitives/combobox/combobox.tsx";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { Archive, RotateCcw, Search, X } from "../primitives/icon/icon.tsx";
import { announce } from "../primitives/live-region/live-region.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { type } from "../theme/layout.css.ts";
import { MatchedText } from "./matched-text.tsx";
import * as styles from "./search-bar.css.ts";

export interface SearchBarProps extends KeywordFieldProps {
  onSearch: () => void;
  /** The address to which the browser submits the form before the page's script has loaded; by default this page's. */
  action?: string;
  /** Omitted on pages that only lead to a search. */
  onClear?: () => void;
}

export function SearchBar({ onSearch, action, onClear, ...keyword }: SearchBarProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <search>
      <form action={action} className={styles.bar} data-buttons={onClear ? "two" : "one"} onSubmit={submit}>
        <div>
          <KeywordField {...keyword} />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" tone="primary" size="large">
            Search
          </Button>
          {onClear && (
            <Button size="large" onClick={onClear}>
              Clear Search
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

export interface KeywordSuggestions {
  items: readonly Suggestion[];
  isLoading: boolean;
  /** Suggestions load only while the box is active. */
  onActiveChange: (isActive: boolean) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/** Searches that the reader ran before, listed below an empty box. */
export interface RecentSearches {
  items: readonly RecentSearchLine[];
  onChoose: (search: RecentSearchLine) => void;
  onForget: (search: RecentSearch) => void;
  onClear: () => void;
}

export interface KeywordFieldProps extends Pick<ComboboxProps<Line>, "hint" | "placeholder" | "ref"> {
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  suggestions: KeywordSuggestions;
  recent?: RecentSearches;
  /** Whether the key "/" focuses the box. */
  hasShortcut?: boolean;
  /** Visible label of the box (default "Keyword Search"). */
  label?: string;
  /** Why the last search was refused; announced, and linked to the box. */
  refusal?: string;
}

/** The keyword box with suggestions, and with recent searches while it is empty. */
export function KeywordField({
  keyword,
  onKeywordChange,
  suggestions,
  recent,
  hasShortcut = false,
  label = "Keyword Search",
  refusal,
  ...box
}: KeywordFieldProps) {
  const recentLines = recent && recent.items.length > 0 && keyword.trim() === "" ? listRecent(recent) : undefined;
  return (
    <Combobox
      {...box}
      size="large"
      icon={<Search />}
      label={label}
      name="q"
      error={refusal}
      clearLabel="Clear keyword"
      enterKeyHint="search"
      value={keyword}
      onChange={onKeywordChange}
      minLength={SUGGESTION_MIN}
      isLoading={suggestions.isLoading}
      onActiveChange={suggestions.onActiveChange}
      shortcut={hasShortcut ? "/" : undefined}
      items={recentLines ?? listSuggestions(suggestions, keyword)}
      getKey={({ key }) => key}
      getText={({ text }) => text}
      renderLine={({ content }) => content}
      onChoose={(line) => line.onChoose()}
      onDelete={recentLines && ((line) => line.onForget?.())}
      verb={recentLines ? "search" : "open"}
      countText={recent && recentLines && describeRecentCount(recent.items.length)}
    />
  );
}

interface Line {
  key: string;
  text: string;
  content: ReactNode;
  onChoose: () => void;
  onForget?: () => void;
}

const listSuggestions = ({ items, onChoose }: KeywordSuggestions, keyword: string): Line[] =>
  items.map((suggestion) => ({
    // A profile and a staffer may have the same id.
    key: `${suggestion.id}-${suggestion.recordType}`,
    text: suggestion.preferredNameDisplay,
    content: <SuggestionLine suggestion={suggestion} typed={keyword} />,
    onChoose: () => onChoose(suggestion),
  }));

const listRecent = ({ items, onChoose, onForget, onClear }: RecentSearches): Line[] => [
  ...items.map((search) => ({
    key: `${search.scope}?${search.criteria}`,
    text: search.text,
    content: <IconLine icon={<RotateCcw />} text={search.text} directory={search.directory} />,
    onChoose: () => onChoose(search),
    onForget: () => {
      onForget(search);
      announce(`Removed ${search.text} from recent searches.`);
    },
  })),
  {
    key: "clear",
    text: CLEAR,
    content: <IconLine icon={<X />} text={CLEAR} />,
    onChoose: () => {
      onClear();
      announce("Recent searches cleared.");
    },
  },
];

const CLEAR = "Clear recent searches";

const describeRecentCount = (count: number) => `${formatNumber(count)} recent ${count === 1 ? "search" : "searches"}`;

export function IconLine({ icon, text, directory }: { icon: ReactNode; text: string; directory?: string }) {
  return (
    <span className={styles.line}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.who}>
        <span className={styles.recent} dir="auto">
          {text}
        </span>
        {directory && <span className={type.detail}>{directory}</span>}
      </span>
    </span>
  );
}

export function SuggestionLine({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { preferredNameDisplay: name, positionSummary, headshot, recordType, isFormer } = suggestion;
  return (
    <span className={styles.line}>
      <Headshot name={name} src={headshot} kind={recordType} size="small" />
      <span className={styles.who}>
        <span className={styles.nameLine}>
          <span className={styles.name} dir="auto">
            <MatchedText text={name} typed={typed} className={styles.match} />
          </span>
          {isFormer && <Tag icon={<Archive size="tiny" />}>Former</Tag>}
        </span>
        {positionSummary !== "" && <span className={type.detail}>{positionSummary}</span>}
      </span>
    </span>
  );
}
