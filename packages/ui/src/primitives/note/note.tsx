import type { ReactNode } from "react";
import { CircleAlert } from "../icon/icon.tsx";
import * as styles from "./note.css.ts";

export interface NoteProps {
  /** `plain` an aside, `notice` what the reader should know, `danger` what went wrong. */
  tone?: keyof typeof styles.tone;
  /** `status` or `alert` when the note appears while the page is being read. */
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
