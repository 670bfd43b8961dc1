import { type Chart, findTurningPoints } from "@rotunda/core";
import { useId, useState } from "react";
import { useUntilFound } from "../panel/use-until-found.ts";
import { TextButton } from "../text-link/text-link.tsx";
import { type, visuallyHidden } from "../../theme/layout.css.ts";
import * as styles from "./chart.css.ts";

export interface TrendChartProps {
  title: string;
  chart: Chart;
  description: string;
  labelHead: string;
  source?: string;
}

/** A line chart of one figure, with the first, last, highest and lowest values as text and all values in a table. */
export function TrendChart({ title, chart, description, labelHead, source = "" }: TrendChartProps) {
  const [isOpen, setOpen] = useState(false);
  const tableId = useId();
  const region = useUntilFound<HTMLDivElement>(isOpen, () => setOpen(true));
  const known = chart.rows.filter(({ at }) => at !== null);
  const first = known[0];
  const last = known.at(-1);
  return (
    <figure className={styles.trendFigure}>
      <div className={styles.trendHead}>
        <p className={styles.title}>{title}</p>
        <TextButton look="muted" aria-expanded={isOpen} aria-controls={tableId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide table" : "Show table"}
          <span className={visuallyHidden}> of {title}</span>
        </TextButton>
      </div>
      <Line chart={chart} description={`${title}: ${description}`} />
      {first && last && (
        <div className={styles.ends} aria-hidden="true">
          <span>
            {first.label} <strong>{first.text}</strong>
          </span>
          {last !== first && (
            <span className={styles.lastEnd}>
              {last.label} <strong>{last.text}</strong>
            </span>
          )}
        </div>
      )}
      <div id={tableId} {...region} className={styles.behind}>
        <table className={styles.table}>
          <caption className={visuallyHidden}>{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {labelHead}
              </th>
              <th scope="col" className={styles.numberHead}>
                {title}
              </th>
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row" className={styles.cell}>
                  {label}
                </th>
                <td className={styles.number}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {source !== "" && <figcaption className={styles.source}>{source}</figcaption>}
    </figure>
  );
}

const WIDTH = 320;
const HEIGHT = 112;
/** Space for the points at the edges. */
const EDGE = 5;
/** Space for a label above the highest point and below the lowest. */
const LABEL = 16;

function Line({ chart: { rows, zero }, description }: { chart: Chart; description: string }) {
  const x = (index: number) => EDGE + (rows.length > 1 ? index / (rows.length - 1) : 0.5) * (WIDTH - 2 * EDGE);
  const y = (at: number) => LABEL + (1 - at) * (HEIGHT - 2 * LABEL);
  const { highest, lowest } = findTurningPoints(rows);
  // Above the highest and below the lowest point, so labels never cover the line or each other.
  const turns = [
    { index: highest, offset: -6 },
    { index: lowest, offset: LABEL - 3 },
  ];
  const points = rows.flatMap(({ at }, index) => (at === null ? [] : [{ index, at }]));
  // Missing values leave a gap in the line.
  const path = points
    .map(({ index, at }, place) => `${points[place - 1]?.index === index - 1 ? "L" : "M"}${x(index)} ${y(at)}`)
    .join("");
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.trend} role="img" aria-label={description}>
      <path d={`M0 ${y(zero)}H${WIDTH}`} className={styles.axis} />
      <path d={path} className={styles.line} />
      {points.map(({ index, at }) => (
        <circle key={index} cx={x(index)} cy={y(at)} r={3} className={styles.point} />
      ))}
      {turns.map(({ index, offset }) => {
        const row = index === null ? undefined : rows[index];
        if (index === null || !row || row.at === null) return null;
        const share = index / (rows.length - 1);
        return (
          <text
            key={offset}
            x={x(index)}
            y={y(row.at) + offset}
            textAnchor={share < 0.25 ? "start" : share > 0.75 ? "end" : "middle"}
            className={styles.turn}
          >
            {row.label} <tspan className={type.bold}>{row.text}</tspan>
          </text>
        );
      })}
    </svg>
  );
}
