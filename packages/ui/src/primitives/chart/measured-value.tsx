import * as styles from "./chart.css.ts";

export interface MeasuredValueProps {
  text: string;
  /** Position on the scale, 0 to 1; null draws no bar. */
  at: number | null;
  /** Position of zero on the scale, 0 to 1. */
  zero?: number;
  /** Length of the column's longest number in characters, so that all bars have the same scale. */
  width: number;
  hasTrack?: boolean;
}

export function MeasuredValue({ text, at, zero = 0, width, hasTrack = false }: MeasuredValueProps) {
  return (
    <span className={styles.measured}>
      <span className={styles.track} data-shown={hasTrack || undefined}>
        {at !== null && (
          <span
            className={styles.bar}
            style={{ marginInlineStart: percent(Math.min(at, zero)), inlineSize: percent(Math.abs(at - zero)) }}
          />
        )}
      </span>
      <span className={styles.value} style={{ minInlineSize: `${width}ch` }}>
        {text}
      </span>
    </span>
  );
}

const percent = (share: number) => `${share * 100}%`;
