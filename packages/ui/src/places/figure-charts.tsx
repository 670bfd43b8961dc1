import { buildChart, describeChart, type Visualization } from "@rotunda/core";
import { BarChart } from "../primitives/chart/bar-chart.tsx";
import { TrendChart } from "../primitives/chart/trend-chart.tsx";
import * as styles from "./places.css.ts";

export function FigureCharts({ figures }: { figures: Visualization[] }) {
  const sources = [...new Set(figures.map(({ source }) => source))];
  // A single source is named once, below all charts.
  const shared = sources.length === 1 ? sources[0] : undefined;
  return (
    <div className={styles.container}>
      <ul className={styles.charts}>
        {figures.map((figure) => (
          <li key={figure.id} className={styles.chart}>
            <FigureChart figure={figure} source={shared === undefined ? figure.source : ""} />
          </li>
        ))}
      </ul>
      {shared !== undefined && shared !== "" && <p className={styles.quiet}>Source: {shared}.</p>}
    </div>
  );
}

function FigureChart({ figure, source }: { figure: Visualization; source: string }) {
  const chart = buildChart(figure);
  if (figure.kind === "bar") return <BarChart title={figure.title} chart={chart} labelHead="Group" source={source} />;
  return (
    <TrendChart
      title={figure.title}
      chart={chart}
      description={describeChart(figure)}
      labelHead="Year"
      source={source}
    />
  );
}
