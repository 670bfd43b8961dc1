import { Popover as Radix } from "radix-ui";
import { type ReactElement, type ReactNode, useId } from "react";
import { readStyleNonce } from "../../theme/style-nonce.ts";
import { stayOpen } from "../dialog/stay-open.ts";
import * as styles from "./popover.css.ts";

export interface PopoverProps {
  /** The button that opens the popover. */
  trigger: ReactElement;
  title: string;
  children: ReactNode;
}

/** A small non-modal panel beside its button, for links or controls. */
export function Popover({ trigger, title, children }: PopoverProps) {
  const id = useId();
  readStyleNonce();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...stayOpen}
          aria-labelledby={id}
          align="start"
          className={styles.popover}
          collisionPadding={8}
          sideOffset={4}
        >
          <p className={styles.title} id={id}>
            {title}
          </p>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
