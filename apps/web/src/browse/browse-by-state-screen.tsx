import { browseStates, describeCount } from "@rotunda/core";
import { BrowseFilter, EmptyState, StateIndex, StatesMap } from "@rotunda/ui";
import { useState } from "react";
import { useConfig } from "../react/use-session.ts";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import type { ScreenProps } from "../routing/guard-route.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import * as styles from "./browse.css.ts";
import { useUrlText } from "../routing/use-url-state.ts";

export function BrowseByStateScreen({ visit }: ScreenProps) {
  const lookups = useConfig()?.lookups;
  const [text, setText] = useUrlText(visit);
  const [activeCode, setActiveCode] = useState<string | null>(null);
  if (!lookups) return null;
  const found = browseStates(lookups.states, lookups.districts, text);
  return (
    <>
      <PageHeading>{PAGE_NAMES.BrowseByState}</PageHeading>
      <BrowseFilter
        label="Find a state or district"
        text={text}
        onChange={setText}
        count={describeFound(found.length, lookups.states.length)}
        isEmpty={found.length === 0}
      />
      <div className={styles.columns}>
        <div className={styles.map}>
          <StatesMap states={found.map(({ state }) => state)} activeCode={activeCode} onActive={setActiveCode} />
        </div>
        <section aria-labelledby="states">
          <h2 id="states" className={styles.heading}>
            States and territories
          </h2>
          {found.length === 0 ? (
            <EmptyState title="No state or district is called that.">
              Try a state’s name, its two letters, or a district such as “Ohio 3rd”.
            </EmptyState>
          ) : (
            <StateIndex entries={found} activeCode={activeCode} onActive={setActiveCode} />
          )}
        </section>
      </div>
    </>
  );
}

function describeFound(found: number, all: number): string {
  const total = describeCount(all, "state");
  return found === all ? `${total} and territories` : `${found} of ${total} and territories`;
}
