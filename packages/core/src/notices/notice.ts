/** Spec 3, "Snackbar state". `timeout` is milliseconds; -1 never dismisses by itself. */
export interface Notice {
  message: string;
  color: "primary" | "error";
  timeout: number;
  /** The Briefcase item the message is about, when "Select Folders" is offered. */
  itemBeingMoved?: string;
}

/** How long a notice stays, by who shows it (spec 4, "Snackbar"; spec 9; decisions "Search"). */
export const NOTICE_TIMEOUTS = { search: 3000, briefcase: 3000, shell: 5000, error: 5000, persistent: -1 } as const;

/** A notice that something worked (spec 8). */
export const successNotice = (message: string, timeout: number = NOTICE_TIMEOUTS.briefcase): Notice => ({
  message,
  color: "primary",
  timeout,
});

/** A notice that something didn't (spec 8, "error notice"). */
export const errorNotice = (message: string, timeout: number = NOTICE_TIMEOUTS.error): Notice => ({
  message,
  color: "error",
  timeout,
});
