import { listKeyFacts, type PersonProfile } from "@rotunda/core";
import * as styles from "./profile-page.css.ts";

export interface KeyFactsProps {
  profile: Parameters<typeof listKeyFacts>[0] & Pick<PersonProfile, "preferredNameDisplay">;
  today: string;
}

/** The term in office in up to four figures, above the sections of a profile. */
export function KeyFacts({ profile, today }: KeyFactsProps) {
  const facts = listKeyFacts(profile, today);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.keyFacts} aria-label={`Term in office of ${profile.preferredNameDisplay}`}>
      {facts.map(({ label, value, detail }) => (
        <div key={label} className={styles.keyFact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.keyValue}>{value}</dd>
          {detail !== "" && <dd className={styles.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
