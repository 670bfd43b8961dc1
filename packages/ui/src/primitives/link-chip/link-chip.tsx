import type { AnchorHTMLAttributes, ReactNode } from "react";
import { onPaper, onScreen } from "../../theme/print.css.ts";
import * as styles from "./link-chip.css.ts";

export interface LinkChipProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "aria-label"> {
  /** If omitted, the chip is plain text. */
  href?: string;
  /** The unshortened text, used as the accessible name. */
  label?: string;
  children: ReactNode;
}

export function LinkChip({ href, label, children, ...rest }: LinkChipProps) {
  const isShortened = label !== undefined && label !== children;
  const text = isShortened ? (
    <>
      <span className={onScreen}>{children}</span>
      <span className={onPaper}>{label}</span>
    </>
  ) : (
    children
  );
  if (href === undefined)
    return (
      <span className={styles.plain} title={isShortened ? label : undefined}>
        {text}
      </span>
    );
  return (
    <a
      aria-label={isShortened ? label : undefined}
      className={styles.chip}
      href={href}
      title={isShortened ? label : undefined}
      {...rest}
    >
      {text}
    </a>
  );
}
