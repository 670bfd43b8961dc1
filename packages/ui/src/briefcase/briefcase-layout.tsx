import type { ReactNode } from "react";
import * as styles from "./briefcase-layout.css.ts";

export interface BriefcaseLayoutProps {
  folders: ReactNode;
  children: ReactNode;
}

/** Folders above the selected folder, or beside it from 960 px. */
export function BriefcaseLayout({ folders, children }: BriefcaseLayoutProps) {
  return (
    <div className={styles.layout}>
      <div>{folders}</div>
      <div className={styles.folder}>{children}</div>
    </div>
  );
}
