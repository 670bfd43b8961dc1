import { useState } from "react";
import { ChevronDown } from "../primitives/icon/icon.tsx";
import { useCurrentSection } from "./use-current-section.ts";
import * as styles from "./profile-page.css.ts";

export interface OnThisPageProps {
  sections: { id: string; title: string }[];
  /** Called before the jump, so that a closed panel opens. */
  onChoose?: (id: string) => void;
}

/** Links to the page's sections; highlights the current one. Renders nothing without sections. */
export function OnThisPage({ sections, onChoose }: OnThisPageProps) {
  const [isOpen, setOpen] = useState(false);
  const current = useCurrentSection(sections.map(({ id }) => id));
  if (sections.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label="On this page">
      <p className={styles.contentsWideHeading} aria-hidden="true">
        On this page
      </p>
      <button
        type="button"
        className={styles.contentsNarrowHeading}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        On this page
        <span className={styles.chevron} data-state={isOpen ? "open" : "closed"}>
          <ChevronDown />
        </span>
      </button>
      <ol className={styles.list} data-state={isOpen ? "open" : "closed"}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              className={styles.contentsLink}
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              onClick={() => {
                setOpen(false);
                onChoose?.(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
