import type { ReactNode } from "react";
import { CircleAlert } from "../icon/icon.tsx";
import * as styles from "./note.css.ts";

export interface NoteProps {
  /** `plain` for asides, `notice` for information, `danger` for errors. */
  tone?: keyof typeof styles.tone;
  /** `status` or `alert` if the note appears after the page has loaded. */
  role?: "status" | "alert" | "note";
  children: ReactNode;
}

export function Note({ tone = "plain", role, children }: NoteProps) {
  return (
    <div className={styles.tone[tone]} role={role}>
      {tone === "danger" ? (
        <>
          <CircleAlert size="small" />
          <div>{children}</div>
        </>
      ) : (
        children
      )}
    </div>
  );
}
