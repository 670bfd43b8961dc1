import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { readStyleNonce } from "../../theme/style-nonce.ts";
import { Button } from "../button/button.tsx";
import { useReturnFocus } from "../dialog/dialog-behavior.ts";
import * as styles from "../dialog/dialog.css.ts";

export interface ConfirmDialogProps {
  title?: string;
  children?: ReactNode;
  onYes: () => void;
  onNo: () => void;
  /** Yes shows a spinner while the action runs. */
  isBusy?: boolean;
  /** Maximum width in px: `confirm` 290, `narrow` 340. */
  size?: "confirm" | "narrow";
}

/** Asks for confirmation; No is focused first. */
export function ConfirmDialog({
  title = "Please confirm",
  children = "Are you sure you want to continue?",
  onYes,
  onNo,
  isBusy = false,
  size = "confirm",
}: ConfirmDialogProps) {
  const focus = useReturnFocus();
  readStyleNonce();
  return (
    <Radix.Root onOpenChange={onNo} open>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <div className={styles.place}>
          <Radix.Content className={styles.dialog[size]} onCloseAutoFocus={focus.restore} onOpenAutoFocus={focus.save}>
            <div className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
            </div>
            <Radix.Description asChild>
              <div className={styles.text}>{children}</div>
            </Radix.Description>
            <div className={styles.foot}>
              <Radix.Cancel asChild>
                <Button tone="quiet">No</Button>
              </Radix.Cancel>
              <Button isBusy={isBusy} onClick={onYes} tone="danger">
                Yes
              </Button>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
