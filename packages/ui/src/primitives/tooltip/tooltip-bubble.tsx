import { Tooltip as Radix } from "radix-ui";
import { useLayoutEffect, useRef } from "react";
import type { TooltipProps } from "./tooltip.tsx";
import * as styles from "./tooltip.css.ts";

export interface TooltipBubbleProps extends Pick<TooltipProps, "text"> {
  anchor: HTMLElement;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** The text of an open tooltip, positioned by Radix at a placeholder over the control. */
export function TooltipBubble({ anchor, text, onClose, onPointerEnter, onPointerLeave }: TooltipBubbleProps) {
  const placeholder = useRef<HTMLSpanElement>(null);
  const { left, top, width, height } = anchor.getBoundingClientRect();

  useLayoutEffect(() => {
    const id = placeholder.current?.getAttribute("aria-describedby");
    if (!id || anchor.hasAttribute("aria-describedby")) return;
    anchor.setAttribute("aria-describedby", id);
    return () => anchor.removeAttribute("aria-describedby");
  }, [anchor]);

  return (
    <Radix.Provider>
      <Radix.Root onOpenChange={(isOpen) => !isOpen && onClose()} open>
        <Radix.Trigger asChild>
          <span aria-hidden className={styles.placeholder} ref={placeholder} style={{ left, top, width, height }} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={styles.bubble}
            collisionPadding={8}
            onPointerEnter={onPointerEnter}
            onPointerLeave={onPointerLeave}
            sideOffset={4}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
