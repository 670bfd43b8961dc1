import { type FocusEvent, useEffect, useEffectEvent, useRef } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CircleAlert, X } from "../icon/icon.tsx";
import * as styles from "./snackbar.css.ts";

export interface SnackbarMessage {
  id: number;
  text: string;
  /** An error is announced immediately and has the error color. */
  tone: "primary" | "error";
  action?: { label: string; onClick: () => void };
}

export interface SnackbarProps {
  messages: readonly SnackbarMessage[];
  onClose: (id: number) => void;
  /** Pauses the timer while the reader hovers, focuses or has left the tab. */
  onPause?: () => void;
  onResume?: () => void;
}

type Reason = "hover" | "focus" | "hidden";

/** The messages at the bottom of the window. Their owner runs the timers. */
export function Snackbar({ messages, onClose, onPause, onResume }: SnackbarProps) {
  const stack = useRef<HTMLDivElement>(null);
  const reasons = useRef(new Set<Reason>());
  const cameFrom = useRef<EventTarget | null>(null);
  const isOpen = messages.length > 0;

  const hold = (reason: Reason) => {
    if (reasons.current.size === 0) onPause?.();
    reasons.current.add(reason);
  };
  const release = (reason: Reason) => {
    if (reasons.current.delete(reason) && reasons.current.size === 0) onResume?.();
  };
  const dismiss = (id: number) => {
    onClose(id);
    release("hover");
  };

  // When a focused message closes, focuses the next one or the previously focused element.
  const keepFocus = useEffectEvent(() => {
    if (!reasons.current.has("focus") || stack.current?.contains(document.activeElement)) return;
    release("focus");
    const next = stack.current?.querySelector("button") ?? cameFrom.current;
    if (next instanceof HTMLElement && document.activeElement === document.body) next.focus({ preventScroll: true });
  });
  useEffect(() => keepFocus(), [messages]);

  const watchTab = useEffectEvent(() => (document.hidden ? hold("hidden") : release("hidden")));
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    const id = messages.at(-1)?.id;
    // Dialogs and menus handle the key first, unless it is pressed on a message.
    const isRotunda =
      !event.defaultPrevented || (event.target instanceof Node && stack.current?.contains(event.target));
    if (event.key === "Escape" && isRotunda && id !== undefined) onClose(id);
  });
  useEffect(() => {
    if (!isOpen) return reasons.current.clear();
    watchTab();
    document.addEventListener("visibilitychange", watchTab);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("visibilitychange", watchTab);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen]);

  const arrive = (event: FocusEvent) => {
    if (stack.current?.contains(event.relatedTarget)) return;
    cameFrom.current = event.relatedTarget ?? cameFrom.current;
    hold("focus");
  };
  const leave = (event: FocusEvent) => {
    if (!stack.current?.contains(event.relatedTarget)) release("focus");
  };
  const renderBars = (tone: SnackbarMessage["tone"]) =>
    messages
      .filter((message) => message.tone === tone)
      .map((message) => <Bar key={message.id} {...message} onDismiss={() => dismiss(message.id)} />);

  return (
    <div
      className={styles.place}
      data-snackbar={isOpen ? "open" : ""}
      onBlur={leave}
      onFocus={arrive}
      onMouseEnter={() => hold("hover")}
      onMouseLeave={() => release("hover")}
      ref={stack}
    >
      {/*
        Both regions are always rendered, so that only new messages are announced. An explicit aria-live prevents open
        dialogs from hiding them.
      */}
      <output aria-atomic={false} aria-live="polite" className={styles.region}>
        {renderBars("primary")}
      </output>
      <div aria-atomic={false} aria-live="assertive" className={styles.region} role="alert">
        {renderBars("error")}
      </div>
    </div>
  );
}

function Bar({ text, tone, action, onDismiss }: SnackbarMessage & { onDismiss: () => void }) {
  return (
    <span className={styles.bar[tone]} data-message>
      {tone === "error" && <CircleAlert />}
      <span className={styles.message}>{text}</span>
      {action && (
        <button className={styles.action[tone]} onClick={action.onClick} type="button">
          {action.label}
        </button>
      )}
      <span className={styles.close}>
        <IconButton label="Close message" onClick={onDismiss} tone="inherit" tooltip={false}>
          <X />
        </IconButton>
      </span>
    </span>
  );
}
