import type { ReactNode } from "react";
import { CircleAlert } from "../icon/icon.tsx";
import * as styles from "./note.css.ts";

export interface NoteProps {
  /** `plain` for asides, `notice` for information, `danger` for errors. */
  tone?: "plain" | "notice" | "danger";
  children: ReactNode;
}

export function Note({ tone = "plain", children }: NoteProps) {
  return (
    <div className={styles.tone[tone]}>
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
