import { VisuallyHidden } from "../live-region/live-region.tsx";
import * as styles from "./spinner.css.ts";

/** A turning arc. With a label it is a status; without one it decorates a control that is marked as busy. */
export function Spinner({ label, size = "medium" }: { label?: string; size?: keyof typeof styles.size }) {
  const arc = (
    <svg
      aria-hidden
      className={styles.size[size]}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      viewBox="0 0 20 20"
    >
      <circle className={styles.track} cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" strokeLinecap="round" />
    </svg>
  );
  if (!label) return arc;
  return (
    <output className={styles.status}>
      {arc}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
