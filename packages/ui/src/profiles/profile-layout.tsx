import type { ReactNode } from "react";
import * as styles from "./profile-layout.css.ts";

export interface ProfileLayoutProps {
  /** Who it is. */
  side: ReactNode;
  /** The sections as links: on top, or from 1280 px beside the text. */
  contents?: ReactNode;
  children: ReactNode;
}

/** The columns of a detail page: identity, text, and the list of sections that follows the reader. */
export function ProfileLayout({ side, contents, children }: ProfileLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.side}>{side}</div>
      <div className={styles.main}>
        {contents !== undefined && <div className={styles.contents}>{contents}</div>}
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
