import type { ReactNode } from "react";
import { onScreen } from "../theme/print.css.ts";
import * as styles from "./side-block.css.ts";

export interface SideBlockProps {
  title: string;
  /** False to hide maps and links in print. */
  isOnPaper?: boolean;
  children: ReactNode;
}

/** A ruled block of the left column with a short label. */
export function SideBlock({ title, isOnPaper = true, children }: SideBlockProps) {
  return (
    <section className={isOnPaper ? styles.block : `${styles.block} ${onScreen}`}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
