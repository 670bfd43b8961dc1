import type { Chart } from "@rotunda/core";
import { visuallyHidden } from "../../theme/layout.css.ts";
import * as styles from "./chart.css.ts";

export interface BarChartProps {
  title: string;
  chart: Chart;
  /** Column head of the labels: "Sector". Screen readers get the chart as a table. */
  labelHead: string;
  source?: string;
}

/** A bar chart, implemented as a table with drawn cells so that the numbers are also text. */
export function BarChart({ title, chart: { rows, zero }, labelHead, source = "" }: BarChartProps) {
  // All bars leave space for the longest number, so that they have the same scale.
  const longest = Math.max(0, ...rows.map(({ text }) => text.length));
  return (
    <figure className={styles.figure}>
      <table className={styles.table}>
        <caption className={styles.title}>{title}</caption>
        <thead className={visuallyHidden}>
          <tr>
            <th scope="col">{labelHead}</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text, at }) => (
            <tr key={label}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              <td className={styles.valueCell}>
                <MeasuredValue text={text} at={at} zero={zero} width={longest} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {source !== "" && <figcaption className={styles.source}>{source}</figcaption>}
    </figure>
  );
}

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
            style={{
              marginInlineStart: formatPercent(Math.min(at, zero)),
              inlineSize: formatPercent(Math.abs(at - zero)),
            }}
          />
        )}
      </span>
      <span className={styles.value} style={{ minInlineSize: `${width}ch` }}>
        {text}
      </span>
    </span>
  );
}

const formatPercent = (share: number) => `${share * 100}%`;

interface Share {
  label: string;
  /** Numbers in any unit; the bar shows their proportions of the sum. */
  value: number;
  hue: keyof typeof styles.share;
}

export interface ShareBarProps {
  shares: Share[];
  /** `row` beside text in a table, `wide` over the full width. */
  size?: "wide" | "row";
}

/**
 * A stacked bar with a tick in the middle, as for a majority. Hidden from screen readers, because the numbers are
 * beside it.
 */
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
