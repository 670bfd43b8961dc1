import * as styles from "./spinner.css.ts";

/** A turning arc beside the name of the busy control or text. */
export function Spinner({ size = "medium" }: { size?: "small" | "medium" | "large" }) {
  return (
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
}
