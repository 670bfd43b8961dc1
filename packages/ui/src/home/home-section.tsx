import { type ReactNode, useId } from "react";
import * as styles from "./home.css.ts";

export interface HomeSectionProps {
  title: string;
  text?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ title, text = "", action, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle} id={id}>
          {title}
        </h2>
        {action}
      </div>
      {text !== "" && <p className={styles.lede}>{text}</p>}
      {children}
    </section>
  );
}
