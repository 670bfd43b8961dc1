import type { ReactNode } from "react";
import { onScreen } from "../theme/print.css.ts";
import * as styles from "./profile-layout.css.ts";

export interface SideBlockProps {
  title: string;
  /** False to hide maps and links in print. */
  isOnPaper?: boolean;
  children: ReactNode;
}

export function SideBlock({ title, isOnPaper = true, children }: SideBlockProps) {
  return (
    <section className={isOnPaper ? styles.sideBlock : `${styles.sideBlock} ${onScreen}`}>
      <h2 className={styles.sideTitle}>{title}</h2>
      {children}
    </section>
  );
}
