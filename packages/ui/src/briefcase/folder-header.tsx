import { describeCount } from "@rotunda/core";
import type { ReactNode, Ref } from "react";
import * as styles from "./folder-header.css.ts";

export interface FolderHeaderProps {
  name: string;
  count: number;
  /** Said below the name: "Default folder; it cannot be deleted." */
  note?: string;
  /** What can be done with the folder. */
  actions?: ReactNode;
  /** Takes the focus when the last item leaves the folder. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The folder that is open: its name and how much is in it. */
export function FolderHeader({ name, count, note = "", actions, headingRef }: FolderHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.title}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.name} dir="auto">
          {name}
        </h2>
        <p className={styles.count}>{describeCount(count, "profile")}</p>
      </div>
      {(actions !== undefined || note !== "") && (
        <div className={styles.actions}>
          {actions}
          {note !== "" && <p className={styles.note}>{note}</p>}
        </div>
      )}
    </div>
  );
}
