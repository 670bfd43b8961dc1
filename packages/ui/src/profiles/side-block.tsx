import type { ReactNode } from "react";
import * as styles from "./side-block.css.ts";

export interface SideBlockProps {
  title: string;
  children: ReactNode;
}

/** A ruled part of the left column under a short label. */
export function SideBlock({ title, children }: SideBlockProps) {
  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
