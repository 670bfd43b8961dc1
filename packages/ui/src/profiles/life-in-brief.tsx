import { listLifeInBrief, type PersonProfile } from "@rotunda/core";
import { useId, useState } from "react";
import { ChevronDown } from "../primitives/icon/icon.tsx";
import { RichText } from "../primitives/rich-text/rich-text.tsx";
import { FoldedLines } from "./folded-lines.tsx";
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
            {summary === undefined ? (
              [...new Set(lines)].map((line) => (
                <dd key={line} className={styles.lifeValue}>
                  {line}
                </dd>
              ))
            ) : (
              <dd className={styles.lifeValue}>
                <FoldedLines summary={summary} lines={lines} />
              </dd>
            )}
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
