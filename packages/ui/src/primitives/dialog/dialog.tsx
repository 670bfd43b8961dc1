import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { readStyleNonce } from "../../theme/style-nonce.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { X } from "../icon/icon.tsx";
import * as styles from "./dialog.css.ts";
import { stayOpen, useOverflows, useReturnFocus } from "./dialog-behavior.ts";

export interface DialogProps {
  onClose: () => void;
  title: string;
  /** Maximum width in px: `narrow` 340, `wide` 600; never wider than the window minus 32. */
  size?: "narrow" | "wide";
  /** Actions at the right: quiet ones first, the primary one last. */
  footer?: ReactNode;
  /** The id of the element that gets the focus instead of the title. */
  focusId?: string;
  children: ReactNode;
}

/** A modal dialog: focuses its title or the element of `focusId`, closes on Escape and scrim, and returns the focus to its opener. */
export function Dialog({ onClose, title, size = "wide", footer, focusId, children }: DialogProps) {
  const focus = useReturnFocus();
  const [setBody, overflows] = useOverflows();
  const heading = useRef<HTMLHeadingElement>(null);
  // Before Radix's scroll lock creates its style element, which needs the nonce.
  readStyleNonce();
  return (
    <Radix.Root onOpenChange={onClose} open>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <div className={styles.place}>
          <Radix.Content
            {...stayOpen}
            aria-describedby={undefined}
            className={styles.dialog[size]}
            onCloseAutoFocus={focus.restore}
            onOpenAutoFocus={(event) => {
              focus.save();
              event.preventDefault();
              (focusId ? document.getElementById(focusId) : heading.current)?.focus();
            }}
          >
            {/* Not in an article, so header and footer would become landmarks of the page. */}
            <header className={styles.head} role="presentation">
              <Radix.Title asChild>
                <h2 className={styles.title} ref={heading} tabIndex={-1}>
                  {title}
                </h2>
              </Radix.Title>
              <span className={styles.close}>
                <IconButton label="Close" onClick={onClose} tooltip={false}>
                  <X />
                </IconButton>
              </span>
            </header>
            {/* Scrollable text must be focusable for keyboard scrolling. */}
            <div
              aria-label={overflows ? title : undefined}
              className={styles.body}
              ref={setBody}
              role={overflows ? "group" : undefined}
              tabIndex={overflows ? 0 : undefined}
            >
              {children}
            </div>
            {footer && (
              <footer className={styles.foot} role="presentation">
                {footer}
              </footer>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
