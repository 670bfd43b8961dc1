import { type FormEvent, type Ref, useId } from "react";
import { Button } from "../primitives/button/button.tsx";
import { IconButton } from "../primitives/icon-button/icon-button.tsx";
import { Search, X } from "../primitives/icon/icon.tsx";
import * as styles from "./search-bar.css.ts";

export interface SearchBarProps {
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  /** Search pressed, or Enter in the box. */
  onSearch: () => void;
  onClear: () => void;
  /** Visible label of the box (spec 2: fallback "Keyword Search"). */
  label?: string;
  hint?: string;
  /** Why the last search was refused; announced, and tied to the box. */
  refusal?: string;
  /** The keyword box, for whoever needs to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** The keyword box with its two buttons (spec 2, "Search screen"). */
export function SearchBar({
  keyword,
  onKeywordChange,
  onSearch,
  onClear,
  label = "Keyword Search",
  hint = "",
  refusal = "",
  ref,
}: SearchBarProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  const clearKeyword = () => {
    onKeywordChange("");
    document.getElementById(id)?.focus();
  };
  const described = [refusal && `${id}-refusal`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <search>
      <form className={styles.bar} onSubmit={submit}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.row}>
          <div className={styles.box}>
            <span className={styles.icon}>
              <Search />
            </span>
            <input
              ref={ref}
              id={id}
              className={styles.input}
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              dir="auto"
              placeholder="Enter a search keyword or select from advanced search filters"
              value={keyword}
              aria-invalid={refusal === "" ? undefined : true}
              aria-describedby={described || undefined}
              onChange={(event) => onKeywordChange(event.target.value)}
            />
            {keyword !== "" && (
              <span className={styles.clear}>
                <IconButton label="Clear keyword" onClick={clearKeyword}>
                  <X />
                </IconButton>
              </span>
            )}
          </div>
          <Button type="submit" tone="primary" size="large">
            Search
          </Button>
          <Button size="large" onClick={onClear}>
            Clear Search
          </Button>
        </div>
        <div>
          <div role="alert">
            {refusal !== "" && (
              <p id={`${id}-refusal`} className={styles.refusal}>
                {refusal}
              </p>
            )}
          </div>
          {hint !== "" && (
            <p id={`${id}-hint`} className={styles.hint}>
              {hint}
            </p>
          )}
        </div>
      </form>
    </search>
  );
}
