import type { ReactNode, Ref } from "react";
import * as styles from "./briefcase.css.ts";

export interface FolderHeaderProps {
  name: string;
  contents: string;
  /** Beside the name: "Default folder; it cannot be deleted." */
  note?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function FolderHeader({ name, contents, note = "", headingRef }: FolderHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.headerTitle}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.headerName} dir="auto">
          {name}
        </h2>
        {note !== "" && <p className={styles.headerNote}>{note}</p>}
        <p className={styles.headerCount}>{contents}</p>
      </div>
    </div>
  );
}
