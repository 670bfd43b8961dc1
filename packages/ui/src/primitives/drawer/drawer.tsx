import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { readStyleNonce } from "../../theme/style-nonce.ts";
import { type } from "../../theme/layout.css.ts";
import * as dialog from "../dialog/dialog.css.ts";
import { stayOpen, useReturnFocus } from "../dialog/dialog-behavior.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { X } from "../icon/icon.tsx";
import * as styles from "./drawer.css.ts";

export interface DrawerProps {
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A temporary panel at the left edge, 300 px wide; closes on Escape and scrim. */
export function Drawer({ onClose, title, children }: DrawerProps) {
  const focus = useReturnFocus();
  readStyleNonce();
  return (
    <Radix.Root onOpenChange={onClose} open>
      <Radix.Portal>
        <Radix.Overlay className={dialog.scrim} />
        <Radix.Content
          {...stayOpen}
          aria-describedby={undefined}
          className={styles.drawer}
          onCloseAutoFocus={focus.restore}
          onOpenAutoFocus={focus.save}
        >
          <div className={styles.head}>
            <Radix.Title className={type.h3}>{title}</Radix.Title>
            <IconButton label="Close" onClick={onClose} tooltip={false}>
              <X />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
