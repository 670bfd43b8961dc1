import * as styles from "./skeleton.css.ts";

/** A placeholder for text or a picture. It doesn't shimmer, is hidden from screen readers, and busy until replaced. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden aria-busy className={`${styles.bar} ${className}`.trim()} />;
}
