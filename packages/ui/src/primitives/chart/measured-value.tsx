import * as styles from "./chart.css.ts";

export interface MeasuredValueProps {
  /** The number as it is read. */
  text: string;
  /** From 0 to 1 of the bar's scale; null draws none. */
  at: number | null;
  /** The start of the bars, from 0 to 1. */
  zero?: number;
  /** Room for the longest number of the column, in characters, so that all bars are on one scale. */
  width: number;
  /** Shows how long the scale is. */
  hasTrack?: boolean;
}

/** A number with a bar that repeats it. */
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
