import { describeStateKind, type State, listStateFacts } from "@rotunda/core";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { PlaceFacts } from "./place-facts.tsx";
import * as styles from "./places.css.ts";

export function StateHead({ state, browseHref }: { state: State; browseHref: string }) {
  return (
    <header className={styles.head}>
      <p className={styles.headKicker}>
        <span>
          {describeStateKind(state)} · {state.shortCode}
        </span>
        <TextLink look="action" className={styles.up} href={browseHref}>
          Browse by state/legislative district
        </TextLink>
      </p>
      <h1 tabIndex={-1} className={styles.headName}>
        {state.name}
      </h1>
      <div className={styles.headFacts}>
        <PlaceFacts facts={listStateFacts(state)} />
      </div>
    </header>
  );
}
