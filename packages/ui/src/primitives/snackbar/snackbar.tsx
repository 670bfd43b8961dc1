import { type FocusEvent, useEffect, useRef } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CircleAlert, X } from "../icon/icon.tsx";
import * as styles from "./snackbar.css.ts";

export interface SnackbarMessage {
  id: number;
  text: string;
  /** An error is announced at once and keeps the error colour. */
  tone: "primary" | "error";
  action?: { label: string; onClick: () => void };
}

export interface SnackbarProps {
  /** The newest last. */
  messages: readonly SnackbarMessage[];
  onClose: (id: number) => void;
  /** The reader hovers, focuses or has left the tab: the timer pauses. */
  onPause?: () => void;
  onResume?: () => void;
}

type Reason = "hover" | "focus" | "hidden";

/** The messages at the bottom of the window. Whoever owns their state counts the time. */
export function Snackbar({ messages, onClose, onPause, onResume }: SnackbarProps) {
  const stack = useRef<HTMLDivElement>(null);
  const reasons = useRef(new Set<Reason>());
  /** The element that had the focus before. */
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
  const newest = () => messages.at(-1)?.id;
  const latest = useRef({ hold, release, onClose, newest });
  useEffect(() => {
    latest.current = { hold, release, onClose, newest };
  });

  // A message that goes with the focus on it hands it on to the next, or back to where it came from.
  useEffect(() => {
    if (!reasons.current.has("focus") || stack.current?.contains(document.activeElement)) return;
    latest.current.release("focus");
    const next = stack.current?.querySelector("button") ?? cameFrom.current;
    if (next instanceof HTMLElement && document.activeElement === document.body) next.focus({ preventScroll: true });
  }, [messages]);

  useEffect(() => {
    if (!isOpen) return reasons.current.clear();
    const watchTab = () => {
      if (document.hidden) latest.current.hold("hidden");
      else latest.current.release("hidden");
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const id = latest.current.newest();
      // A dialog or menu takes the key first and marks it as used; pressed on a message, the key is the message's.
      const isOurs = !event.defaultPrevented || (event.target instanceof Node && stack.current?.contains(event.target));
      if (event.key === "Escape" && isOurs && id !== undefined) latest.current.onClose(id);
    };
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
  const barsOf = (tone: SnackbarMessage["tone"]) =>
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
        Both regions are always in the page, so that what appears in them is announced, and only that: a message that
        is there already is not read again. aria-live, in words, keeps an open dialog from hiding them.
      */}
      <output aria-atomic={false} aria-live="polite" className={styles.region}>
        {barsOf("primary")}
      </output>
      <div aria-atomic={false} aria-live="assertive" className={styles.region} role="alert">
        {barsOf("error")}
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
