import type { ReactNode } from "react";
import { onScreen } from "../theme/print.css.ts";
import * as styles from "./side-block.css.ts";

export interface SideBlockProps {
  title: string;
  /** False for what is of no use on paper: maps and ways to other pages. */
  isOnPaper?: boolean;
  children: ReactNode;
}

/** A ruled part of the left column under a short label. */
export function SideBlock({ title, isOnPaper = true, children }: SideBlockProps) {
  return (
    <section className={isOnPaper ? styles.block : `${styles.block} ${onScreen}`}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
