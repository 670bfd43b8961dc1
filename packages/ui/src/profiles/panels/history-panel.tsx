import { formatDate, type PersonProfile, termLines } from "@rotunda/core";
import * as styles from "./history-panel.css.ts";
import { NoInformation } from "./no-information.tsx";

export interface HistoryPanelProps {
  profile: Partial<Pick<PersonProfile, "terms" | "substantiveUpdatedDate" | "sources">> &
    Pick<PersonProfile, "updatedDate">;
}

/** Terms in office, when the entry last changed, and where its facts come from. */
export function HistoryPanel({ profile }: HistoryPanelProps) {
  const { terms = [], updatedDate, substantiveUpdatedDate = null, sources = [] } = profile;
  const hasDates = updatedDate !== null || substantiveUpdatedDate !== null;
  if (terms.length === 0 && !hasDates && sources.length === 0) return <NoInformation />;
  return (
    <dl className={styles.list}>
      {terms.length > 0 && <Entry label="Terms in office" values={termLines(terms)} />}
      {substantiveUpdatedDate !== null && (
        <Entry label="Last substantive update" values={[formatDate(substantiveUpdatedDate)]} />
      )}
      {updatedDate !== null && <Entry label="Last updated" values={[formatDate(updatedDate)]} />}
      {sources.length > 0 && <Entry label={sources.length === 1 ? "Source" : "Sources"} values={sources} />}
    </dl>
  );
}

function Entry({ label, values }: { label: string; values: string[] }) {
  return (
    <div className={styles.entry}>
      <dt className={styles.label}>{label}</dt>
      {values.map((value) => (
        <dd key={value} className={styles.value}>
          {value}
        </dd>
      ))}
    </div>
  );
}
