import { buildHref, describeStateKind, type State, listStateFacts, type StateFact } from "@rotunda/core";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { type } from "../theme/layout.css.ts";
import * as styles from "./places.css.ts";

export function StateHead({ state }: { state: State }) {
  return (
    <header className={styles.head}>
      <p className={styles.headKicker}>
        <span>
          {describeStateKind(state)} · {state.shortCode}
        </span>
        <TextLink look="action" className={styles.up} href={buildHref("BrowseByState")}>
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

export function PlaceFacts({ facts }: { facts: StateFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.placeFacts}>
      {facts.map(({ label, text, note }) => (
        <div key={label} className={styles.placeFact}>
          <dt className={type.meta}>{label}</dt>
          <dd className={styles.figure}>{text}</dd>
          {note !== "" && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
