import type { ReactNode } from "react";
import * as styles from "./briefcase.css.ts";

export interface BriefcaseLayoutProps {
  folders: ReactNode;
  searches?: ReactNode;
  children: ReactNode;
}

/** Folders and saved searches above the selected folder, or beside it from 960 px. */
export function BriefcaseLayout({ folders, searches, children }: BriefcaseLayoutProps) {
  return (
    <div className={styles.columns}>
      <div>
        {folders}
        {searches}
      </div>
      <div>{children}</div>
    </div>
  );
}
