/** Spec 3, "Snackbar state". `timeout` is milliseconds; -1 never dismisses by itself. */
export interface Notice {
  message: string;
  color: "primary" | "error";
  timeout: number;
  /** The Briefcase item the message is about, when "Select Folders" is offered. */
  itemBeingMoved?: string;
}
