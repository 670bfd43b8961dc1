import * as styles from "./skeleton.css.ts";

export interface SkeletonProps {
  /** Sets the size: the same as what will be there. */
  className?: string;
}

/** A quiet bar where text or a picture will be. It does not shimmer, and screen readers pass it by. */
export function Skeleton({ className = "" }: SkeletonProps) {
  return <span aria-hidden className={`${styles.bar} ${className}`.trim()} />;
}
