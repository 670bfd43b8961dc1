import * as styles from "./chart.css.ts";

interface Share {
  label: string;
  /** In any unit; the bar shows proportions of the sum. */
  value: number;
  hue: keyof typeof styles.share;
}

export interface ShareBarProps {
  shares: Share[];
  /** `row` beside text in a table, `wide` over the full width. */
  size?: "wide" | "row";
}

/** A stacked bar with a tick in the middle, as for a majority. Hidden from screen readers, because the numbers are beside it. */
export function ShareBar({ shares, size = "wide" }: ShareBarProps) {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  if (total <= 0) return null;
  return (
    <span className={styles.shareBar[size]} aria-hidden="true">
      {shares.map(({ label, value, hue }) => (
        <span key={label} className={styles.share[hue]} style={{ flexGrow: value }} />
      ))}
    </span>
  );
}
