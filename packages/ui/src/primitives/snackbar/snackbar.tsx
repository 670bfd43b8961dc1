import { type FocusEvent, useEffect, useRef } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CircleAlert, X } from "../icon/icon.tsx";
import * as styles from "./snackbar.css.ts";

export interface SnackbarProps {
  isOpen: boolean;
  message: string;
  /** An error is announced at once and keeps the error colour. */
  tone?: "primary" | "error";
  action?: { label: string; onClick: () => void };
  onClose: () => void;
  /** The reader hovers, focuses or has left the tab: the time stands still. */
  onPause?: () => void;
  onResume?: () => void;
}

/** A message at the bottom of the window (spec 4, "Snackbar"). Whoever owns its state counts the time. */
export function Snackbar({ isOpen, message, tone = "primary", action, onClose, onPause, onResume }: SnackbarProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const reasons = useRef(new Set<"hover" | "focus" | "hidden">());

  const hold = (reason: "hover" | "focus" | "hidden") => {
    if (reasons.current.size === 0) onPause?.();
    reasons.current.add(reason);
  };
  const release = (reason: "hover" | "focus" | "hidden") => {
    if (reasons.current.delete(reason) && reasons.current.size === 0) onResume?.();
  };
  const latest = useRef({ hold, release, onClose });
  useEffect(() => {
    latest.current = { hold, release, onClose };
  });

  useEffect(() => {
    if (!isOpen) return reasons.current.clear();
    const watchTab = () => {
      if (document.hidden) latest.current.hold("hidden");
      else latest.current.release("hidden");
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      // A dialog or menu in front takes the key first and marks it as used.
      if (event.key === "Escape" && !event.defaultPrevented) latest.current.onClose();
    };
    watchTab();
    document.addEventListener("visibilitychange", watchTab);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("visibilitychange", watchTab);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen]);

  const leave = (event: FocusEvent) => {
    if (!bar.current?.contains(event.relatedTarget)) release("focus");
  };

  const content = (
    <span
      className={styles.bar[tone]}
      onBlur={leave}
      onFocus={() => hold("focus")}
      onMouseEnter={() => hold("hover")}
      onMouseLeave={() => release("hover")}
      ref={bar}
    >
      {tone === "error" && <CircleAlert />}
      <span className={styles.message}>{message}</span>
      {action && (
        <button className={styles.action[tone]} onClick={action.onClick} type="button">
          {action.label}
        </button>
      )}
      <span className={styles.close}>
        <IconButton label="Close message" onClick={onClose} tone="inherit" tooltip={false}>
          <X />
        </IconButton>
      </span>
    </span>
  );

  return (
    <div className={styles.place} data-snackbar>
      {/*
        Both regions are always in the page, so that what appears in them is announced; aria-live, in words, keeps an
        open dialog from hiding them.
      */}
      <output aria-live="polite">{isOpen && tone === "primary" && content}</output>
      <div aria-live="assertive" role="alert">
        {isOpen && tone === "error" && content}
      </div>
    </div>
  );
}
