import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { readStyleNonce } from "../../theme/style-nonce.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { X } from "../icon/icon.tsx";
import * as styles from "./dialog.css.ts";
import { stayOpen } from "./stay-open.ts";
import { useOverflows } from "./use-overflows.ts";
import { useReturnFocus } from "./use-return-focus.ts";

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Widest: `confirm` 290, `delete` 340, `wide` 600; never wider than the screen less 32. */
  size?: keyof typeof styles.dialog;
  /** Actions, at the right: quiet ones first, the primary one last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog: the title takes the focus, Esc and the scrim close it, the opener gets the focus back. */
export function Dialog({ isOpen, onClose, title, size = "wide", footer, children }: DialogProps) {
  const focus = useReturnFocus();
  const [setBody, overflows] = useOverflows();
  const heading = useRef<HTMLHeadingElement>(null);
  // Before Radix asks for it, so that its scroll lock's style element carries it.
  readStyleNonce();
  return (
    <Radix.Root onOpenChange={(open) => !open && onClose()} open={isOpen}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <div className={styles.place}>
          <Radix.Content
            {...stayOpen}
            aria-describedby={undefined}
            className={styles.dialog[size]}
            onCloseAutoFocus={focus.giveBack}
            onOpenAutoFocus={(event) => {
              focus.remember();
              event.preventDefault();
              heading.current?.focus();
            }}
          >
            {/* Outside an article, head and foot would be the page's own landmarks once more. */}
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
            {/* A text that has to be scrolled is a stop of the Tab key, for those who scroll by keyboard. */}
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
