import type { ReactNode, Ref } from "react";
import * as styles from "./folder-header.css.ts";

export interface FolderHeaderProps {
  name: string;
  /** The number of items: "3 items". */
  contents: string;
  /** Beside the name: "Default folder; it cannot be deleted." */
  note?: ReactNode;
  /** Takes the focus when the last item leaves the folder. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The selected folder's name and number of items. */
export function FolderHeader({ name, contents, note = "", headingRef }: FolderHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.title}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.name} dir="auto">
          {name}
        </h2>
        {note !== "" && <p className={styles.note}>{note}</p>}
        <p className={styles.count}>{contents}</p>
      </div>
    </div>
  );
}
