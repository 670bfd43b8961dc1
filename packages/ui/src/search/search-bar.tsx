import type { FormEvent } from "react";
import { Button } from "../primitives/button/button.tsx";
import { KeywordField, type KeywordFieldProps } from "./keyword-field.tsx";
import * as styles from "./search-bar.css.ts";

export interface SearchBarProps extends KeywordFieldProps {
  onSearch: () => void;
  /** The search that the browser opens until the page's script has loaded; by default that of this page. */
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
