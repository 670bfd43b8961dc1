import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";
import * as styles from "./tooltip.css.ts";

export interface TooltipProps {
  text: string;
  /** One element that takes the focus and a ref. */
  children: ReactElement;
  side?: "top" | "right" | "bottom" | "left";
}

/** A word on hover and focus. Never the only place of a name: the control inside carries it too. */
export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.bubble} collisionPadding={8} side={side} sideOffset={4}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
