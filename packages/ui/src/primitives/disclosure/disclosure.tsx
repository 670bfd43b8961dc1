import { type ReactNode, useId, useState } from "react";
import { Count } from "../count/count.tsx";
import { ChevronDown } from "../icon/icon.tsx";
import { useUntilFound } from "../panel/use-until-found.ts";
import { type } from "../../theme/layout.css.ts";
import * as styles from "./disclosure.css.ts";

export interface DisclosureProps {
  title: string;
  count?: number;
  isInitiallyOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  onNear?: () => void;
  children: ReactNode;
}

/** A collapsible filter section. Input inside is kept while it is closed. */
export function Disclosure({ title, count = 0, isInitiallyOpen = false, onToggle, onNear, children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const toggle = (next: boolean) => {
    setOpen(next);
    onToggle?.(next);
  };
  const region = useUntilFound<HTMLDivElement>(isOpen, () => setOpen(true));
  return (
    <div className={styles.section}>
      <h3 className={type.dataStrong}>
        <button
          aria-controls={id}
          aria-expanded={isOpen}
          className={styles.button}
          onClick={() => toggle(!isOpen)}
          onFocus={onNear}
          onPointerEnter={onNear}
          type="button"
        >
          {title}
          {count > 0 && <Count label="active" value={count} />}
          <span className={styles.chevron}>
            <ChevronDown />
          </span>
        </button>
      </h3>
      <div id={id} {...region}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
