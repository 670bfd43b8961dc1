import * as styles from "./chart.css.ts";

interface Share {
  /** The part's name: "Republican". */
  label: string;
  /** Any unit: the bar shows the parts of their sum. */
  value: number;
  hue: keyof typeof styles.share;
}

export interface ShareBarProps {
  shares: Share[];
  /** The bar's size: beside text in a table, or over the whole width. */
  size?: keyof typeof styles.shareBar;
  /** Marks the middle: a majority. */
  hasTick?: boolean;
}

/** A whole in its parts. It is hidden from screen readers: the numbers are beside it, in a list or a table. */
export function ShareBar({ shares, size = "wide", hasTick = true }: ShareBarProps) {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  if (total <= 0) return null;
  return (
    <span className={styles.shareBar[size]} data-tick={hasTick || undefined} aria-hidden="true">
      {shares.map(({ label, value, hue }) => (
        <span key={label} className={styles.share[hue]} style={{ flexGrow: value }} />
      ))}
    </span>
  );
}
