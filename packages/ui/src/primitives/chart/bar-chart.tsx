import type { Chart } from "@rotunda/core";
import * as styles from "./chart.css.ts";
import { MeasuredValue } from "./measured-value.tsx";

export interface BarChartProps {
  /** The compared quantity. */
  title: string;
  /** Rows and scale, as core's `buildChart` gives them. */
  chart: Chart;
  /** Names the labels: "Sector". For screen readers, which get the chart as a table. */
  labelHead: string;
  /** Who counted, and when. */
  source?: string;
}

/** Bars that are compared. It is a table whose middle cell is drawn, so the numbers are always there in text. */
export function BarChart({ title, chart: { rows, zero }, labelHead, source = "" }: BarChartProps) {
  // Every bar ends where the longest number needs room, so that all are on one scale.
  const longest = Math.max(0, ...rows.map(({ text }) => text.length));
  return (
    <figure className={styles.figure}>
      <table className={styles.bars}>
        <caption className={styles.title}>{title}</caption>
        <thead className={styles.hiddenHead}>
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
