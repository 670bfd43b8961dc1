import type { Chart } from "@rotunda/core";
import * as styles from "./chart.css.ts";
import { MeasuredValue } from "./measured-value.tsx";

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
