import { listLifeInBrief, type PersonProfile, listKeyFacts } from "@rotunda/core";
import { useId, useState } from "react";
import { ChevronDown } from "../primitives/icon/icon.tsx";
import { RichText } from "../primitives/rich-text/rich-text.tsx";
import { FactLines } from "./collapsible-lines.tsx";
import { type } from "../theme/layout.css.ts";
import * as styles from "./profile-page.css.ts";

export function LifeInBrief({ profile, today }: { profile: PersonProfile; today: string }) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const facts = listLifeInBrief(profile, today);
  if (facts.length === 0) return null;
  return (
    <section className={styles.lifeBlock}>
      <h2>
        <span className={styles.lifeWideHeading}>Life in Brief</span>
        <button
          type="button"
          className={styles.lifeNarrowHeading}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
        >
          Life in Brief
          <span className={styles.chevron} data-state={isOpen ? "open" : "closed"}>
            <ChevronDown />
          </span>
        </button>
      </h2>
      <dl id={contentId} className={styles.lifeFacts} data-state={isOpen ? "open" : "closed"}>
        {facts.map(({ label, lines, html, summary }) => (
          <div key={label} className={styles.lifeFact}>
            <dt className={styles.term}>{label}</dt>
            <FactLines className={styles.lifeValue} lines={lines} summary={summary} />
            {html !== undefined && (
              <dd className={styles.lifeValue}>
                <RichText html={html} look="interface" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

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
          <dt className={type.aside}>{label}</dt>
          <dd className={styles.keyValue}>{value}</dd>
          {detail !== "" && <dd className={type.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
