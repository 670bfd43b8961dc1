import { Popover as Radix } from "radix-ui";
import { type ReactElement, type ReactNode, useId } from "react";
import { readStyleNonce } from "../../theme/style-nonce.ts";
import { stayOpen } from "../dialog/stay-open.ts";
import * as styles from "./popover.css.ts";

export interface PopoverProps {
  /** The button that opens it; it gets the name's state and the focus back. */
  trigger: ReactElement;
  title: string;
  children: ReactNode;
}

/** A small panel beside its button: an aside that needs links or a control, and doesn't stop the page. */
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
