import { cloneElement, type HTMLAttributes, type ReactElement, useEffect, useState } from "react";
import { createLazyPart } from "../lazy-part/lazy-part.tsx";

/** Loads positioning with the first tooltip, because most tooltips are never shown. */
const TooltipBubble = createLazyPart(() => import("./tooltip-bubble.tsx").then((module) => module.TooltipBubble));

export interface TooltipProps {
  text: string;
  /** A focusable element with event handlers. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** Hover delay in ms, and the time to move the pointer from the control to the tooltip. */
const OPENS_AFTER_MS = 400;
const CLOSES_AFTER_MS = 120;

/** A text on hover and focus. The control must have its own accessible name. */
export function Tooltip({ text, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [timer] = useState(createTimer);
  useEffect(() => timer.stop, [timer]);

  const schedule = (next: HTMLElement | null, delay: number) => timer.start(() => setAnchor(next), delay);
  const close = () => {
    timer.stop();
    setAnchor(null);
  };
  const { props } = children;
  const trigger = cloneElement(children, {
    onPointerEnter: (event) => {
      props.onPointerEnter?.(event);
      // Touch has no hover.
      if (event.pointerType === "touch") return;
      TooltipBubble.prefetch();
      schedule(event.currentTarget, OPENS_AFTER_MS);
    },
    onPointerLeave: (event) => {
      props.onPointerLeave?.(event);
      schedule(null, CLOSES_AFTER_MS);
    },
    onPointerDown: (event) => {
      props.onPointerDown?.(event);
      close();
    },
    onFocus: (event) => {
      props.onFocus?.(event);
      if (event.currentTarget.matches(":focus-visible")) setAnchor(event.currentTarget);
    },
    onBlur: (event) => {
      props.onBlur?.(event);
      close();
    },
  });
  return (
    <>
      {trigger}
      {anchor && (
        <TooltipBubble
          anchor={anchor}
          onClose={close}
          onPointerEnter={timer.stop}
          onPointerLeave={() => schedule(null, CLOSES_AFTER_MS)}
          text={text}
        />
      )}
    </>
  );
}

/** Returns a timer for one action; starting it again replaces the action. */
function createTimer(): { start: (run: () => void, delay: number) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    start: (run, delay) => {
      stop();
      timer = setTimeout(run, delay);
    },
  };
}
