import * as styles from "./skeleton.css.ts";

export interface SkeletonProps {
  /** Sets the size, equal to that of the content. */
  className?: string;
}

/** A placeholder bar for text or a picture. It doesn't shimmer and is hidden from screen readers. */
export function Skeleton({ className = "" }: SkeletonProps) {
  return <span aria-hidden className={`${styles.bar} ${className}`.trim()} />;
}
