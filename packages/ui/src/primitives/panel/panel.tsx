import { type ReactNode, useEffect } from "react";
import { ChevronDown } from "../icon/icon.tsx";
import * as styles from "./panel.css.ts";
import { useUntilFound } from "./use-until-found.ts";

export interface PanelProps {
  /** Also the URL fragment of the panel. */
  id: string;
  title: string;
  note?: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A collapsible section of a page: a heading with a button, and its region. */
export function Panel({ id, title, note, isOpen, onToggle, children }: PanelProps) {
  const region = useUntilFound<HTMLDivElement>(isOpen, () => onToggle(true));

  // Opens the panel when its fragment is in the URL.
  useEffect(() => {
    const openWhenNamed = () => {
      if (location.hash === `#${id}`) onToggle(true);
    };
    openWhenNamed();
    addEventListener("hashchange", openWhenNamed);
    return () => removeEventListener("hashchange", openWhenNamed);
    // eslint-disable-next-line react/exhaustive-deps -- a new callback must not reopen what the reader closed
  }, [id]);

  return (
    <section aria-labelledby={`${id}-title`} className={styles.panel} id={id}>
      <h2 className={styles.heading}>
        <button
          aria-controls={`${id}-content`}
          aria-expanded={isOpen}
          className={styles.button}
          onClick={() => onToggle(!isOpen)}
          type="button"
        >
          <span className={styles.words}>
            <span id={`${id}-title`}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
          <span className={styles.chevron}>
            <ChevronDown />
          </span>
        </button>
      </h2>
      <div id={`${id}-content`} {...region}>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
