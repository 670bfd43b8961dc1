import { useState, useEffect } from "react";
import { SCROLL_OFFSET } from "@rotunda/core";
import { ChevronDown } from "../primitives/icon/icon.tsx";
import { onScreen } from "../theme/print.css.ts";
import * as styles from "./profile-page.css.ts";

export interface OnThisPageProps {
  sections: readonly { id: string; title: string }[];
  /** Called before the jump, so that a closed panel opens. */
  onChoose?: (id: string) => void;
}

/** Links to the page's sections; highlights the current one. Renders nothing without sections. */
export function OnThisPage({ sections, onChoose }: OnThisPageProps) {
  const [isOpen, setOpen] = useState(false);
  const current = useCurrentSection(sections.map(({ id }) => id));
  if (sections.length === 0) return null;
  return (
    <nav className={onScreen} aria-label="On this page">
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

/** Returns the id of the current section: the last one whose head has passed the sticky header. */
function useCurrentSection(ids: string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(" ");

  useEffect(() => {
    const ids = key.split(" ");
    const find = () => {
      const passed = ids.filter((id) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top <= READING_LINE;
      });
      setCurrent((isAtTheEnd() ? ids : passed).at(-1) ?? ids[0] ?? null);
    };
    find();
    addEventListener("scroll", find, { passive: true });
    addEventListener("resize", find);
    return () => {
      removeEventListener("scroll", find);
      removeEventListener("resize", find);
    };
  }, [key]);

  return current;
}

/** The last sections may be too short to reach the reading line. */
const isAtTheEnd = () => scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;

/** One line of text below the position of a scrolled-to target. */
const READING_LINE = SCROLL_OFFSET + 40;
