import * as styles from "./skeleton.css.ts";

export interface SkeletonProps {
  /** Sets the size, equal to that of the content. */
  className?: string;
}

/** A placeholder for text or a picture. It doesn't shimmer, is hidden from screen readers, and busy until replaced. */
export function Skeleton({ className = "" }: SkeletonProps) {
  return <span aria-hidden aria-busy className={`${styles.bar} ${className}`.trim()} />;
}
